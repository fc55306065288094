import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTop } from '@/components/islands/ScrollToTop/ScrollToTop';
import { runScrollToTop } from '@/lib/browser/scrollToTop';
import { media } from '../support/jsdom';

const scrollTo = jest.fn();
const scroll = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};
const button = () => screen.queryByRole('button', { name: 'Scroll to top' });

beforeEach(() => {
  window.scrollTo = scrollTo.mockReset();
  scroll(0);
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ScrollToTop label="Scroll to top" />
    </>,
  );
  runScrollToTop();
});
afterEach(() => media.clear());

test.each([
  [0, false],
  [299, false],
  [300, false],
  [301, true],
  [5000, true],
])('at %i px its visibility is %s', (y, visible) => {
  scroll(y);
  expect(button() !== null).toBe(visible);
});

it('scrolls smoothly, at once with reduced motion, and keeps the focus in the page', async () => {
  const user = userEvent.setup();
  scroll(301);
  await user.click(button() as HTMLElement);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('main')).toHaveFocus();
  media.add('prefers-reduced-motion: reduce');
  await user.click(button() as HTMLElement);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});
