import { fill } from '../../lib/format';
import { expect, products, services, test, words } from '../support/browser';

test.use({ javaScriptEnabled: false });

for (const { name, label, entries, viewing } of [
  {
    name: 'service pager',
    label: words.pager,
    entries: services,
    viewing: (page: string) => `${words.pager.viewing} ${page}`,
  },
  {
    name: 'product stepper',
    label: words.stepper,
    entries: products,
    viewing: (page: string) => fill(words.stepper.viewing, { name: page }),
  },
])
  test(`${name}: from page to page and by number, with an end on each side, without scripts`, async ({ page }) => {
    const bar = page.getByRole('navigation', { name: label.label });
    const step = (word: string) => bar.getByRole('link', { name: new RegExp(`^${word}`) });
    const isAt = async (i: number) => {
      await expect(page).toHaveURL(`/${entries[i]?.slug}`);
      await expect(bar.getByRole('paragraph')).toHaveText(viewing(entries[i]?.name ?? ''));
      await expect(bar.locator('[aria-current="page"]')).toHaveText(String(i + 1));
    };
    const isOff = async (word: string) => {
      await expect(step(word)).toBeDisabled();
      await expect(step(word)).not.toHaveAttribute('href');
    };

    await page.goto(`/${entries[0]?.slug}`);
    await isAt(0);
    await isOff(label.previous);
    await step(label.next).click();
    await isAt(1);

    const last = entries.length - 1;
    await page.goto(`/${entries[last]?.slug}`);
    await isAt(last);
    await isOff(label.next);
    await bar.getByRole('link', { name: `${last}: ` }).click();
    await isAt(last - 1);
    await step(label.previous).click();
    await isAt(last - 2);
  });
