import type { Page } from '@playwright/test';
import { boxOf, expect, pages, phone, test } from '../support/browser';

const { title, stages, notes, flow, screen } = pages['ui-designing'].draft;
const section = (page: Page) => page.locator('#draft');
const choice = (page: Page, name: string) => section(page).getByRole('radio', { name });

/** A text of each stage that no other stage shows. */
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
    const middle = async (name: string) => {
      const label = section(page).locator('label', { hasText: name });
      await label.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await boxOf(label);
      return [x + width / 2, y + height / 2] as const;
    };
    await page.mouse.click(...(await middle(stages.notes)));
    await expectShown(page, note);
    await page.touchscreen.tap(...(await middle(stages.wireframe)));
    await expect(choice(page, stages.wireframe)).toBeChecked();
    await expectShown(page, screen.brand);
    await choice(page, stages.wireframe).press('ArrowLeft');
    await expectShown(page, step);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the stages stand below each other and none has to be selected', async ({ page }) => {
    await page.goto('/ui-designing');
    await expect(section(page).getByRole('group', { name: title })).toBeHidden();
    const tops: number[] = [];
    for (const text of [note, step, screen.brand])
      tops.push((await boxOf(section(page).getByText(text, { exact: true }))).y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(3);
  });
});
