import { expect, header, pages, test, visit } from '../support/browser';

test('a wireframe becomes a screen as one scrolls its strip sideways', async ({ page }) => {
  await visit(page, '/ui-designing');
  const { wireframe, finished } = pages['ui-designing'].draft;
  const strip = page.getByRole('region', { name: `${wireframe}, ${finished}` });
  const covers = () => strip.locator('[aria-hidden]').evaluate((layer) => getComputedStyle(layer).clipPath);
  await expect.poll(covers).toBe('inset(0px 0px 0px 30%)');
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect.poll(covers).toBe('inset(0px 0px 0px 100%)');
});

test('the two lights meet on the header’s line at the end of a page', async ({ page }) => {
  await visit(page, '/about');
  const lit = () => header(page).evaluate((element) => getComputedStyle(element, '::after').backgroundSize);
  await expect.poll(lit).toMatch(/^0/);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(lit).toBe('50% 100%, 50% 100%');
});
