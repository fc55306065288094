import type { Page } from '@playwright/test';
import { boxOf, expect, pages, phone, test } from '../support/browser';

const { title, stages, notes, flow, screen } = pages['ui-designing'].draft;
const section = (page: Page) => page.locator('#draft');
const choice = (page: Page, name: string) => section(page).getByRole('radio', { name });

/** Texts that only one stage shows. */
const [note, step] = [notes[0] ?? '', flow[0] ?? ''];
const expectShown = async (page: Page, shown: string) => {
  for (const text of [note, step, screen.brand])
    await expect(section(page).getByText(text, { exact: true })).toBeVisible({ visible: text === shown });
};

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a stage of the design can be selected by click, tap and keyboard', async ({ page }) => {
    await page.goto('/ui-designing');
    await expect(section(page).getByRole('group', { name: title })).toBeVisible();
    await expect(choice(page, stages.colour)).toBeChecked();
    await expectShown(page, screen.brand);
    const label = (name: string) => section(page).locator('label', { hasText: name });
    await label(stages.notes).click();
    await expectShown(page, note);
    await label(stages.wireframe).tap();
    await expect(choice(page, stages.wireframe)).toBeChecked();
    await expectShown(page, screen.brand);
    await choice(page, stages.wireframe).press('ArrowLeft');
    await expectShown(page, step);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all stages are shown below each other, without the selection', async ({ page }) => {
    await page.goto('/ui-designing');
    await expect(section(page).getByRole('group', { name: title })).toBeHidden();
    const texts = [note, step, screen.brand].map((text) => section(page).getByText(text, { exact: true }));
    const tops = (await Promise.all(texts.map(boxOf))).map(({ y }) => y);
    expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b));
  });
});
