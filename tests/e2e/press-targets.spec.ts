import { everyPath, expect, header, test, unknownPath, visit, words } from '../support/browser';
import { unclickableControls } from '../support/controls';

const common = [
  [1366, 768],
  [390, 844],
] as const;
const further = [
  [768, 1024],
  [320, 640],
  [1920, 1080],
  [1024, 768],
  [1024, 600],
  [375, 812],
  [360, 740],
] as const;

const runs = everyPath.flatMap((path) => [
  { path, sizes: common, where: path },
  { path, sizes: further, where: `${path} in further sizes @audit` },
]);

for (const { path, sizes, where } of runs)
  test(`every control can be clicked, and the console has no errors @firefox: ${where}`, async ({ page }) => {
    await visit(page, path);
    // Animations would move controls while they are tested.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect.soft(await unclickableControls(page), `${width} × ${height} px`).toEqual([]);
    }
    const messages = await page.consoleMessages();
    const problems = messages
      .filter((message) => /error|warning/.test(message.type()))
      .map((message) => message.text());
    // The browser logs the status of the not-found page.
    expect(problems.filter((text) => path !== unknownPath || !text.includes('404'))).toEqual([]);
    expect(await page.pageErrors()).toEqual([]);
  });

test('every control in the open menu can be clicked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await header(page).getByRole('button', { name: words.header.menu }).click();
  await page.locator('#menu summary').click();
  // The toggle of the services is in the row of their link.
  expect(await unclickableControls(page, '#menu', 'a:has(+ details)')).toEqual([]);
});

test('a focused field at the bottom of the viewport is scrolled out from under the total', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/BudgetCalculator');
  const field = page.getByRole('spinbutton');
  await field.evaluate((element) => {
    const below = element.getBoundingClientRect().bottom - window.innerHeight + 10;
    window.scrollBy({ top: below, behavior: 'instant' });
  });
  await field.focus();
  const onTop = () =>
    field.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  await expect.poll(onTop).toBe(true);
});
