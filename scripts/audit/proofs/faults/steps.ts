import type { Page } from 'playwright-core';

/** Every script of the site. */
export const chunks = '**/_next/static/**/*.js';
/** The notice with the button that loads the page anew. */
export const retry = '#notice-retry';

/** @throws with `what` unless it is so */
export function expect(what: string, is: boolean): void {
  if (!is) throw new Error(`not so: ${what}`);
}

/** Opens no windows and no mail program; notes what would have been opened or sent. Runs in the page. */
export const noteSent = () => {
  const sent: string[] = [];
  Object.assign(window, { sent });
  window.open = (address) => {
    sent.push(String(address));
    return { opener: null } as Window;
  };
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(`native ${(event.submitter as HTMLButtonElement).formAction}`);
    event.preventDefault();
  });
};
/** What would have been opened or sent on this page. */
export const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent: string[] }).sent);

export async function fillContact(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  await form.locator('[name="name"]').fill('Ann');
  await form.locator('[name="email"]').fill('ann@example.com');
  await form.locator('[name="message"]').fill('Hello');
}

export const send = (page: Page) => page.locator('main form button[type="submit"]').first().click();
/** Waits until the calculator shows a total. */
export const total = (page: Page, text: string) =>
  page.locator('main [role="status"], main output').filter({ hasText: text }).first().waitFor({ timeout: 10_000 });
export const chooseSurge = (page: Page) => page.getByRole('radio', { name: /^Social Surge/ }).check();
