import { expect, header, test, visit } from '../support/browser';

test('the two lights on the header’s line meet at the end of a page', async ({ page }) => {
  await visit(page, '/about');
  await expect(header(page)).toHaveCSS('background-size', /^0/, { pseudo: 'after' });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(header(page)).toHaveCSS('background-size', '50% 100%, 50% 100%', { pseudo: 'after' });
});
