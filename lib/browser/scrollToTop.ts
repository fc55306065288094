import { on, prefersStill } from './dom';

/** Scroll offset in pixels past which the button shows (spec 9, Other constants). */
const THRESHOLD = 300;

/** The floating button back to the top: smoothly, or at once with reduced motion (spec 2). */
export function runScrollToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (!button) return;
  const read = () => {
    button.hidden = window.scrollY <= THRESHOLD;
  };
  on(window, 'scroll', read, { passive: true });
  on(button, 'click', () => {
    window.scrollTo({ top: 0, behavior: prefersStill() ? 'instant' : 'smooth' });
    // The button is about to vanish; without this the keyboard focus would be lost.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  read();
}
