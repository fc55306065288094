import type { Page } from '@playwright/test';
import { fill } from '../../lib/format';
import type { Selection } from '../../lib/pricing';
import {
  contactForm,
  estimate,
  expect,
  holdScript,
  interactAndHydrate,
  pages,
  pricing,
  test,
  visit,
  words,
} from '../support/browser';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const { calculator } = words;
const { bases } = pricing.calculator;
const calculatorOf = (page: Page) => {
  const form = page.getByRole('group', { name: calculator.label, exact: true });
  return {
    form,
    base: (id: string) => form.locator(`input[name="base"][value="${id}"]`),
    box: (name: 'facebook' | 'instagram' | 'combo') => form.locator(`input[name="${name}"]`),
    posts: form.getByRole('spinbutton', { name: calculator.posts }),
    total: form.getByRole('status'),
    alert: form.getByRole('alert'),
  };
};
/** Text of the total for a selection. */
const line = (chosen: Partial<Selection>) => `${calculator.total} ${estimate(chosen)}`;

test('the total uses the number that the field shows, even if it drops typed or pasted characters', async ({
  page,
}) => {
  await visit(page, '/BudgetCalculator');
  const { posts, total, alert } = calculatorOf(page);
  const paste = async (text: string) => {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await posts.press('ControlOrMeta+V');
  };
  for (const text of ['٣', '0x10', 'NaN', '5 000', '5,000', '10^21', 'seven', '12'])
    for (const enter of [paste, (typed: string) => posts.pressSequentially(typed)]) {
      await posts.fill('');
      await enter(text);
      const { shown, refused } = await posts.evaluate((input: HTMLInputElement) => ({
        shown: Number(input.value),
        refused: input.validity.badInput,
      }));
      await expect(total, text).toHaveText(line({ posts: shown }));
      await expect(alert, text).toHaveText(refused ? calculator.errors.notNumber : '');
    }
});

test('the buttons step and keep the focus at the end; the wheel scrolls the page instead', async ({ page }) => {
  await visit(page, '/BudgetCalculator');
  const { posts, total, form } = calculatorOf(page);
  await form.getByRole('button', { name: calculator.more }).click();
  await expect(posts).toHaveValue('1');
  await expect(total).toHaveText(line({ posts: 1 }));
  const fewer = form.getByRole('button', { name: calculator.fewer });
  await fewer.click();
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();

  await posts.fill('7');
  await posts.hover();
  // With React the event arrives after the page has scrolled, so the field has to stay under the pointer.
  await page.mouse.wheel(0, 16);
  await expect(posts).not.toBeFocused();
  await expect(posts).toHaveValue('7');
  await expect(total).toHaveText(line({ posts: 7 }));
});

test('can be operated with the keyboard alone @firefox', async ({ page }) => {
  await visit(page, '/BudgetCalculator');
  const { base, box, posts, total } = calculatorOf(page);
  await expect(total).toHaveAttribute('aria-live', 'polite');
  await base('').focus();
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
  await expect(base('surge')).toBeChecked();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await expect(box('combo')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  if (!(await posts.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await expect(posts).toBeFocused();
  await page.keyboard.type('5');
  await expect(total).toHaveText(line({ base: 'surge', addOns: ['combo'], posts: 5 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/BudgetCalculator#base=surge&combo=1&posts=5');
  await expect(total).toHaveText(line({ base: 'surge', addOns: ['combo'], posts: 5 }));
});

test('input and clicks from before hydration count once', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/BudgetCalculator', { waitUntil: 'commit' });
  const { form, base, box, posts, total } = calculatorOf(page);
  await base('blitz').check();
  await box('facebook').check();
  await posts.fill('9');
  await form.getByRole('button', { name: calculator.more }).click();
  await expect(posts).toHaveValue('9');
  await expect(total).toHaveText(line({}));
  release();
  await interactAndHydrate(page);
  await expect(total).toHaveText(line({ base: 'blitz', addOns: ['facebook'], posts: 10 }));
  await expect(posts).toHaveValue('10');
});

test('a package that includes both pages mentions it', async ({ page }) => {
  await visit(page, '/BudgetCalculator');
  const { form, base } = calculatorOf(page);
  for (const { id, name, bothPages } of bases) {
    await base(id).check();
    await expect(form.getByText(fill(calculator.included, { name }))).toBeVisible({ visible: bothPages ?? false });
  }
});

test('requesting a quotation prefills the message with the whole estimate', async ({ page }) => {
  await visit(page, '/BudgetCalculator');
  const { form, base, box, posts, total } = calculatorOf(page);
  await base('starter').check();
  await box('combo').check();
  await posts.fill('5');
  const sum = (await total.textContent()) ?? '';
  const terms = await form.locator('dl').first().getByRole('term').allInnerTexts();
  expect(terms).toHaveLength(3);
  await form.getByRole('link', { name: calculator.request }).click();
  const { message } = contactForm(page);
  await expect(message).toHaveValue(
    new RegExp(`^${fill(words.forms.about.quotation, { name: pages['digital-marketing'].subject ?? '' })}`),
  );
  const text = await message.inputValue();
  for (const term of terms) expect(text).toContain(`\n${term}: LKR `);
  expect(text.replace(/\s+/g, ' ')).toContain(sum.replace(/\s+/g, ' '));
});

test('the closing call to action passes on the selection, too', async ({ page }) => {
  for (const path of ['/digital-marketing', '/BudgetCalculator']) {
    await visit(page, path);
    const { base } = calculatorOf(page);
    await base('blitz').check();
    const closing = page.getByRole('main').locator('section').last().getByRole('link').first();
    const carried = line({ base: 'blitz' });
    await expect.poll(async () => decodeURIComponent((await closing.getAttribute('href')) ?? '')).toContain(carried);
  }
});

for (const [width, height] of [
  [1024, 600],
  [1024, 768],
  [390, 844],
] as const)
  test(`at ${width} × ${height} px the total is visible with the options`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/BudgetCalculator');
    const { base, posts, total } = calculatorOf(page);
    for (const field of [base('starter'), base('blitz'), posts]) {
      await field.click();
      await expect(total).toBeInViewport({ ratio: 1 });
    }
  });

test('the URL contains the selection and its own query, so that it can be shared', async ({ page, context }) => {
  await visit(page, '/digital-marketing?utm_source=mail');
  const { base, box, posts } = calculatorOf(page);
  await base('blitz').check();
  await box('instagram').check();
  await posts.fill('16');
  await expect(page).toHaveURL('/digital-marketing?utm_source=mail#base=blitz&instagram=1&posts=16');
  const other = await context.newPage();
  await visit(other, page.url());
  const shared = calculatorOf(other);
  await expect(shared.total).toHaveText(line({ base: 'blitz', addOns: ['instagram'], posts: 16 }));
  await expect(shared.base('blitz')).toBeChecked();
  await expect(shared.total).toBeInViewport();
});
