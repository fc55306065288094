import { expect, header, pages, test, visit } from '../support/browser';

test('a wireframe becomes a screen as one scrolls its strip sideways', async ({ page }) => {
  await visit(page, '/ui-designing');
  const { wireframe, finished } = pages['ui-designing'].draft;
  const strip = page.getByRole('region', { name: `${wireframe}, ${finished}` });
  const layer = strip.locator('[aria-hidden]');
  await expect(layer).toHaveCSS('clip-path', 'inset(0px 0px 0px 30%)');
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect(layer).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
});

test('the two lights meet on the header’s line at the end of a page', async ({ page }) => {
  await visit(page, '/about');
  await expect(header(page)).toHaveCSS('background-size', /^0/, { pseudo: 'after' });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(header(page)).toHaveCSS('background-size', '50% 100%, 50% 100%', { pseudo: 'after' });
});
