import type { Page } from '@playwright/test';
import { pages, words } from './browser';

const { contact } = words.forms;

/** The form on /contact and its fields. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: pages.contact.form.title });
  const field = (name: 'name' | 'email' | 'message') =>
    form.getByRole('textbox', { name: contact[name].label, exact: true });
  return {
    name: field('name'),
    email: field('email'),
    message: field('message'),
    submit: form.getByRole('button', { name: contact.submit }),
  };
}

/** Fills in a sample message. */
export async function fillIn(page: Page, text = 'Hello'): Promise<void> {
  const { name, email, message } = contactForm(page);
  await name.fill('Ann');
  await email.fill('ann@example.com');
  await message.fill(text);
}
