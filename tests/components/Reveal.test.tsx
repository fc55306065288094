import { render } from '@testing-library/react';
import { Reveal } from '@/components/islands/Reveal/Reveal';
import { media } from '../support/jsdom';

const animate = jest.fn();
const inView = jest.fn((_element: Element, _show: () => void, _options: { margin: string }) => () => undefined);
jest.mock('framer-motion/dom', () => ({ inView: (...args: Parameters<typeof inView>) => inView(...args) }));
jest.mock('framer-motion/dom/mini', () => ({ animate: (...args: unknown[]) => animate(...args) }));

let observed: Element[];
let report: (entries: { target: Element; isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;

beforeEach(() => {
  observed = [];
  inView.mockClear();
  animate.mockClear();
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe = (element: Element) => observed.push(element);
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => media.clear());

const show = () =>
  render(
    <>
      <div data-stagger="120">
        <p data-reveal>one</p>
        <p data-reveal>two</p>
        <p data-reveal>three</p>
      </div>
      <Reveal />
    </>,
  );
const places = (...tops: number[]) =>
  report(
    observed.map((target, i) => ({
      target,
      isIntersecting: (tops[i] ?? 0) >= 0 && (tops[i] ?? 0) < 800,
      boundingClientRect: { top: tops[i] ?? 0 },
    })),
  );
const hidden = () => observed.map((element) => (element as HTMLElement).style.opacity === '0');

it('hides nothing until the observer has said that it is below the window', () => {
  show();
  expect(observed).toHaveLength(3);
  expect(hidden()).toEqual([false, false, false]);
  places(100, 900, -500);
  expect(hidden()).toEqual([false, true, false]);
});

it('shows each once over 1000 ms, one after the other by the given milliseconds, 120 px inside the window', () => {
  show();
  places(900, 900, 900);
  expect(inView.mock.calls.map(([, , options]) => options.margin)).toEqual(Array(3).fill('1000000px 0px -120px 0px'));
  for (const [, enter] of inView.mock.calls) enter();
  const options = animate.mock.calls.map((call) => call[2]);
  expect(options.map(({ duration }) => duration)).toEqual([1, 1, 1]);
  expect(options.map(({ delay }) => delay)).toEqual([0, 0.12, 0.24]);
});

it('shows what the keyboard reaches first at once, and only once', () => {
  show();
  places(900, 900, 900);
  const [element, enter] = inView.mock.calls[0] as [Element, () => void, unknown];
  element.dispatchEvent(new FocusEvent('focusin'));
  expect(animate).toHaveBeenCalledTimes(1);
  enter();
  expect(animate).toHaveBeenCalledTimes(1);
});

it('does nothing with reduced motion', () => {
  media.add('prefers-reduced-motion: reduce');
  show();
  expect(observed).toEqual([]);
});
