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
  test(`${name}: from the first page to the last and back by number, without scripts`, async ({ page }) => {
    const bar = page.getByRole('navigation', { name: label.label });
    const step = (word: string) => bar.getByRole('link', { name: new RegExp(`^${word}`) });
    const isOff = async (word: string) => {
      await expect(step(word)).toBeDisabled();
      await expect(step(word)).not.toHaveAttribute('href');
    };

    await page.goto(`/${entries[0]?.slug}`);
    await isOff(label.previous);
    for (const [i, entry] of entries.entries()) {
      await expect(page).toHaveURL(`/${entry.slug}`);
      await expect(bar.getByRole('paragraph')).toHaveText(viewing(entry.name));
      await expect(bar.locator('[aria-current="page"]')).toHaveText(String(i + 1));
      if (i < entries.length - 1) await step(label.next).click();
    }
    await isOff(label.next);
    await bar.getByRole('link', { name: `${entries.length - 1}: ` }).click();
    await expect(page).toHaveURL(`/${entries.at(-2)?.slug}`);
    await step(label.previous).click();
    await expect(page).toHaveURL(`/${entries.at(-3)?.slug}`);
  });
