import type { Page } from '@playwright/test';
import { fill, thousands } from '../../lib/format';
import { postRate } from '../../lib/pricing';
import { chunks, expect, pages, pricing, test, visit, wake, words } from '../support/browser';

const { calculator } = words;
const calculatorOf = (page: Page) => {
  const form = page.getByRole('group', { name: calculator.label, exact: true });
  return {
    form,
    base: (name: string) => form.getByRole('radio', { name: new RegExp(`^${name}`) }),
    box: (name: 'facebook' | 'instagram' | 'combo') => form.locator(`input[name="${name}"]`),
    posts: form.getByRole('spinbutton', { name: calculator.posts }),
    total: form.getByRole('status'),
    alert: form.getByRole('alert'),
  };
};
const line = (amount: number) => `Estimated Monthly Total: LKR ${thousands(amount)}`;

for (const path of ['/digital-marketing', '/BudgetCalculator'])
  test(`${path}: Social Surge, the combo and five posts`, async ({ page }) => {
    await visit(page, path);
    const { form, base, box, posts, total } = calculatorOf(page);
    await expect(total).toHaveText(line(0));
    await base('Social Surge').check();
    await expect(total).toHaveText(line(25_500));
    await box('facebook').check();
    await box('instagram').check();
    await expect(total).toHaveText(line(40_500));
    await box('combo').check();
    for (const name of ['facebook', 'instagram'] as const) {
      await expect(box(name)).not.toBeChecked();
      await expect(box(name)).toBeDisabled();
    }
    await posts.fill('5');
    await expect(total).toHaveText('Estimated Monthly Total: LKR 46,515');
    await expect(form.getByRole('term')).toHaveText([
      'Social Surge',
      calculator.combo,
      fill(calculator.postsLine, { n: 5, rate: '1,503' }),
    ]);
    await expect(total).toHaveAttribute('aria-live', 'polite');
    await box('combo').uncheck();
    for (const name of ['facebook', 'instagram'] as const) {
      await expect(box(name)).not.toBeChecked();
      await expect(box(name)).toBeEnabled();
    }
    await expect(total).toHaveText(line(33_015));
  });

test('posts typed in odd ways never give a wrong figure', async ({ page }) => {
  await visit(page, '/BudgetCalculator');
  const { base, posts, total, alert } = calculatorOf(page);
  await base('Starter Spark').check();
  const { errors } = calculator;
  const tooMany = fill(errors.tooMany, { max: thousands(pricing.calculator.maxPosts) });
  for (const [typed, sum, message] of [
    ['-1', 0, errors.negative],
    ['1.5', 0, errors.fraction],
    ['1e3', 1_002_000, ''],
    ['1e999', 0, errors.notNumber],
    ['100001', 0, tooMany],
    ['999999999999999999999', 0, tooMany],
    ['--5', 0, errors.notNumber],
    ['e', 0, errors.notNumber],
    ['4', 7224, ''],
    ['15', 18_045, ''],
    ['16', 16_032, ''],
  ] as const) {
    await posts.fill('');
    await expect(total).toHaveText(line(19_500));
    await posts.pressSequentially(typed);
    await expect(total, typed).toHaveText(line(19_500 + sum));
    await expect(alert, typed).toHaveText(message);
    if (message) await expect(posts).toHaveAttribute('aria-invalid', 'true');
    else await expect(posts).not.toHaveAttribute('aria-invalid');
  }
});

test('of signs that a number field leaves out, what it shows counts, typed or pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
      await expect(total, text).toHaveText(line(shown * postRate(pricing.calculator, shown)));
      await expect(alert, text).toHaveText(refused ? calculator.errors.notNumber : '');
    }
});

test('arrow keys and buttons step; the wheel scrolls the page instead', async ({ page }) => {
  await visit(page, '/BudgetCalculator');
  const { posts, total, form } = calculatorOf(page);
  await posts.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(total).toHaveText(line(3612));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(posts).toHaveValue('0');
  await form.getByRole('button', { name: calculator.more }).click();
  await expect(posts).toHaveValue('1');
  await expect(total).toHaveText(line(1806));
  await form.getByRole('button', { name: calculator.fewer }).click();
  await expect(form.getByRole('button', { name: calculator.fewer })).toBeDisabled();

  await posts.fill('7');
  await posts.hover();
  await page.mouse.wheel(0, 240);
  await expect(posts).not.toBeFocused();
  await expect(posts).toHaveValue('7');
  await expect(total).toHaveText(line(7 * 1503));
});

test('by keyboard alone', async ({ page }) => {
  await visit(page, '/BudgetCalculator');
  const { base, box, posts, total } = calculatorOf(page);
  await base(calculator.none).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(base('Social Surge')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(box('combo')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  if (!(await posts.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await expect(posts).toBeFocused();
  await page.keyboard.type('5');
  await expect(total).toHaveText(line(46_515));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/BudgetCalculator');
  await expect(total).toHaveText(line(46_515));
});

test('what was chosen before the scripts came counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route(chunks, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/BudgetCalculator');
  const { base, box, posts, total } = calculatorOf(page);
  await base('Brand Blitz').check();
  await box('facebook').check();
  await posts.fill('10');
  await expect(total).toHaveText(line(0));
  release();
  await wake(page);
  await expect(total).toHaveText(line(34_200 + 7500 + 12_030));
  await expect(posts).toHaveValue('10');
});

test('the displayed prices stay as specified, with a word on the difference', async ({ page }) => {
  await page.goto('/digital-marketing');
  const main = page.getByRole('main');
  for (const price of ['19,000', '25,000', '34,000', '14,000', '1,000', '1,200', '1,500', '1,800'])
    await expect(main.getByText(price).first()).toBeVisible();
  for (const mark of ['Popular', 'Best Value', 'Negotiable']) await expect(main.getByText(mark).first()).toBeVisible();
  await expect(main.getByText(pages['digital-marketing'].calculator.lead ?? '')).toBeVisible();
});
