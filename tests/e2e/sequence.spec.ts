import { fill } from '../../lib/format';
import { expect, products, services, test, words } from '../support/browser';

test.use({ javaScriptEnabled: false });

const kinds = [
  {
    name: 'service pager',
    label: words.pager,
    entries: services,
    viewing: (name: string) => new RegExp(`^${words.pager.viewing}\\s*${name.replace(/[/+]/g, '\\$&')}$`),
  },
  {
    name: 'product stepper',
    label: words.stepper,
    entries: products,
    viewing: (name: string) => new RegExp(`^${fill(words.stepper.viewing, { name })}$`),
  },
];

for (const { name, label, entries, viewing } of kinds)
  test(`${name}: all eight pages, without scripts`, async ({ page }) => {
    const bar = page.getByRole('navigation', { name: label.label });
    const step = (word: string) => bar.getByRole('link', { name: new RegExp(`^${word}`) });

    await page.goto(`/${entries[0]?.slug}`);
    for (const [i, entry] of entries.entries()) {
      await expect(page).toHaveURL(`/${entry.slug}`);
      await expect(
        bar
          .getByText(viewing(entry.name))
          .or(bar.locator('p').filter({ hasText: viewing(entry.name) }))
          .first(),
      ).toBeVisible();
      await expect(bar.locator('[aria-current="page"]')).toHaveText(String(i + 1));
      await expect(bar.getByRole('list').getByRole('link')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8']);
      const before = entries[i - 1];
      if (before) await expect(step(label.previous)).toHaveAttribute('href', `/${before.slug}`);
      else {
        await expect(step(label.previous)).toBeDisabled();
        await expect(step(label.previous)).not.toHaveAttribute('href');
      }
      if (entries[i + 1]) await step(label.next).click();
      else {
        await expect(step(label.next)).toBeDisabled();
        await expect(step(label.next)).not.toHaveAttribute('href');
      }
    }
    await bar.getByRole('link', { name: `3: ${entries[2]?.name}` }).click();
    await expect(page).toHaveURL(`/${entries[2]?.slug}`);
    await step(label.previous).click();
    await expect(page).toHaveURL(`/${entries[1]?.slug}`);
  });
