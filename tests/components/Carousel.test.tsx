/** @jest-environment jsdom */
import '../support/jsdom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CarouselControls from '@/components/islands/CarouselControls/CarouselControls';
import { fill } from '@/lib/format';
import { words as all } from '../support/rates';

const words = all.carousel;

beforeEach(() => {
  render(
    <div>
      <ul id="strip">
        {[1, 2, 3, 4, 5].map((n) => (
          <li key={n}>Words {n}</li>
        ))}
      </ul>
      <CarouselControls strip="strip" count={5} words={words} />
    </div>,
  );
});

const previous = () => screen.getByRole('button', { name: words.previous });
const next = () => screen.getByRole('button', { name: words.next });
const dot = (n: number) => screen.getByRole('button', { name: fill(words.dot, { n }) });
const ended = () => [previous(), next()].map((button) => button.getAttribute('aria-disabled') === 'true');
const current = () => [1, 2, 3, 4, 5].filter((n) => dot(n).hasAttribute('aria-current'));

it('starts at the first slide', () => {
  expect(current()).toEqual([1]);
  expect(ended()).toEqual([true, false]);
});

it('the button at an end keeps the focus and does nothing', async () => {
  const user = userEvent.setup();
  await user.click(dot(5));
  next().focus();
  await user.keyboard('{Enter}');
  expect(next()).toHaveFocus();
  expect(current()).toEqual([5]);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('an arrow with %s is left to the browser', (modifier) => {
  const leftAlone = fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight', [modifier]: true });
  expect(leftAlone).toBe(true);
  expect(current()).toEqual([1]);
});
