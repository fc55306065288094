/** @jest-environment jsdom */
import '../support/jsdom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BudgetCalculator from '@/components/islands/BudgetCalculator/BudgetCalculator';
import { fill, thousands } from '@/lib/format';
import { words as all, pricing } from '../support/rates';

const words = all.calculator;
const rates = pricing.calculator;
const [facebook = '', instagram = '', combo = ''] = rates.addOns.map(({ name }) => name);
const show = () => render(<BudgetCalculator rates={rates} words={words} />);
const total = () => screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim();
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name.replace(/[+]/g, '\\+')}`) });
const base = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const posts = () => screen.getByLabelText(words.posts) as HTMLInputElement;
const line = (amount: number) => `${words.total} ${thousands(amount)}`;

// The URL would restore the selection of the previous test.
beforeEach(() => history.replaceState(null, '', '/'));

it('starts without a selection', () => {
  show();
  expect(base(words.none)).toBeChecked();
  expect(posts()).toHaveValue(0);
  expect(total()).toBe(line(0));
  expect(screen.getByText(words.nothing)).toBeVisible();
});

it('the example selects its package and posts, gives way to the sum and keeps the focus in the calculator', async () => {
  const user = userEvent.setup();
  show();
  const example = screen.getByRole('button', { name: fill(words.example, { name: 'Social Surge', n: 5 }) });
  await user.click(example);
  expect(total()).toBe(line(25_500 + 7515));
  expect(posts()).toHaveValue(5);
  expect(base('Social Surge')).toHaveFocus();
  expect(example).not.toBeInTheDocument();
});

it('lists the selection with its amounts and their total', async () => {
  const user = userEvent.setup();
  show();
  await user.click(base('Social Surge'));
  await user.click(box(combo));
  await user.clear(posts());
  await user.type(posts(), '5');
  expect(total()).toBe(line(25_500 + 13_500 + 7515));
  const sum = within(screen.getByRole('heading', { name: words.breakdown }).nextElementSibling as HTMLElement);
  const terms = sum.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Social Surge', combo, fill(words.postsLine, { n: 5, rate: '1,503' })]);
  expect(sum.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'LKR 25,500',
    'LKR 13,500',
    'LKR 7,515',
  ]);
  const applies = screen.getByText(fill(words.postsFrom, { n: 5 })).parentElement;
  expect(applies).toHaveAttribute('aria-current', 'true');
  expect(applies).toHaveTextContent('LKR 1,503');
});

it('the closing link requests the quotation while something is selected', async () => {
  const user = userEvent.setup();
  render(
    <a id="request-quotation" href="/contact">
      Ask
    </a>,
  );
  show();
  const link = screen.getByRole('link', { name: 'Ask' });
  await user.click(base('Social Surge'));
  expect(link).toHaveAttribute('href', expect.stringContaining('Social%20Surge'));
  await user.click(base(words.none));
  expect(link).toHaveAttribute('href', '/contact');
});

it('the combo clears and disables the single add-ons until it is cleared', async () => {
  const user = userEvent.setup();
  show();
  await user.click(box(facebook));
  await user.click(box(instagram));
  expect(total()).toBe(line(15_000));
  await user.click(box(combo));
  expect(total()).toBe(line(13_500));
  for (const name of [facebook, instagram]) {
    expect(box(name)).not.toBeChecked();
    expect(box(name)).toBeDisabled();
  }
  await user.click(box(combo));
  expect(total()).toBe(line(0));
  for (const name of [facebook, instagram]) {
    expect(box(name)).not.toBeChecked();
    expect(box(name)).toBeEnabled();
  }
});

it('a refused number of posts stays in the field, counts as 0 and is explained', () => {
  show();
  fireEvent.input(posts(), { target: { value: '-1' } });
  expect(total()).toBe(line(0));
  expect(screen.getByRole('alert')).toHaveTextContent(words.errors.negative);
  expect(posts()).toBeInvalid();
  expect(posts().value).toBe('-1');
});
