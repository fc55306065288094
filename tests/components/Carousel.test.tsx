import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '@/components/islands/Carousel/Carousel';
import { runCarousels } from '@/lib/browser/carousel';
import { fill } from '@/lib/format';
import { media } from '../support/jsdom';
import { words as all } from './words';

const words = all.carousel;
const slides = [1, 2, 3, 4, 5].map((n) => ({ key: String(n), content: <p>Words {n}</p> }));
const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockReset();
  Element.prototype.scrollTo = scrollTo;
  render(<Carousel label="What customers say" words={words} slides={slides} />);
  runCarousels();
});
afterEach(() => media.clear());

const previous = () => screen.getByRole('button', { name: words.previous });
const next = () => screen.getByRole('button', { name: words.next });
const dot = (n: number) => screen.getByRole('button', { name: fill(words.dot, { n }) });
const ended = () => [previous(), next()].map((button) => button.getAttribute('aria-disabled') === 'true');
const current = () => [1, 2, 3, 4, 5].filter((n) => dot(n).hasAttribute('aria-current'));

it('is named as a carousel and starts at the first slide', () => {
  const group = screen.getByRole('group', { name: 'What customers say' });
  expect(group).toHaveAttribute('aria-roledescription', 'carousel');
  expect(current()).toEqual([1]);
  expect(ended()).toEqual([true, false]);
});

it('goes on one by one and never wraps', async () => {
  const user = userEvent.setup();
  for (const n of [2, 3, 4, 5]) {
    await user.click(next());
    expect(current()).toEqual([n]);
  }
  expect(ended()).toEqual([false, true]);
  for (const n of [4, 3, 2, 1]) {
    await user.click(previous());
    expect(current()).toEqual([n]);
  }
  expect(ended()).toEqual([true, false]);
});

it('at an end the button keeps the focus and does nothing', async () => {
  const user = userEvent.setup();
  await user.click(dot(5));
  next().focus();
  await user.keyboard('{Enter}');
  expect(next()).toHaveFocus();
  expect(current()).toEqual([5]);
});

it('a dot jumps straight to its slide', async () => {
  const user = userEvent.setup();
  for (const n of [4, 2, 5, 1]) {
    await user.click(dot(n));
    expect(current()).toEqual([n]);
  }
});

it('arrow keys step and stop at the ends; other keys do nothing', () => {
  const strip = screen.getByRole('list');
  for (const [key, n] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['Home', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 4],
    ['ArrowRight', 5],
    ['ArrowRight', 5],
    ['ArrowLeft', 4],
  ] as const) {
    fireEvent.keyDown(strip, { key });
    expect(current()).toEqual([n]);
  }
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('an arrow with %s is left to the browser', (modifier) => {
  const leftAlone = fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight', [modifier]: true });
  expect(leftAlone).toBe(true);
  expect(current()).toEqual([1]);
});

it('follows the strip when it is swiped', () => {
  const strip = screen.getByRole('list');
  Object.defineProperty(strip, 'clientWidth', { value: 400 });
  strip.scrollLeft = 790;
  fireEvent.scroll(strip);
  expect(current()).toEqual([3]);
});

it('jumps instead of gliding with reduced motion', async () => {
  const user = userEvent.setup();
  await user.click(next());
  expect(scrollTo.mock.calls.at(-1)?.[0].behavior).toBe('smooth');
  media.add('prefers-reduced-motion: reduce');
  await user.click(next());
  expect(scrollTo.mock.calls.at(-1)?.[0].behavior).toBe('instant');
});

it('every slide says where it stands', () => {
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5].map((n) => fill(words.position, { n, total: 5 })),
  );
});
