import { render, screen } from '@testing-library/react';
import { runEntrances } from '@/lib/browser/entrances';
import { media } from '../support/jsdom';

const animate = jest.fn();
jest.mock('framer-motion/dom/mini', () => ({ animate: (...args: unknown[]) => animate(...args) }));

interface Observer {
  margin: string;
  observed: Set<Element>;
  report: (entries: { target: Element; isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;
}
let observers: Observer[];

beforeEach(() => {
  observers = [];
  animate.mockClear();
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    observed = new Set<Element>();
    margin: string;
    report: Observer['report'];
    constructor(report: Observer['report'], options?: { rootMargin: string }) {
      this.report = report;
      this.margin = options?.rootMargin.split(' ')[2] ?? '';
      observers.push(this);
    }
    observe = (element: Element) => this.observed.add(element);
    unobserve = (element: Element) => this.observed.delete(element);
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
  media.clear();
});

const words = ['one', 'two', 'three', 'four', 'five', 'six'];
const show = () => {
  render(
    <div data-stagger="120">
      {words.map((word) => (
        <p key={word} data-reveal>
          {word}
        </p>
      ))}
    </div>,
  );
  runEntrances();
};
const observer = (margin: string) => observers.find((candidate) => candidate.margin === margin) as Observer;
/** Tells the observer with this margin at the window's end where the elements are. */
const report = (margin: string, places: Record<string, number>) =>
  observer(margin).report(
    Object.entries(places).map(([word, top]) => ({
      target: screen.getByText(word),
      isIntersecting: top >= 0 && top < 800,
      boundingClientRect: { top },
    })),
  );
const allBelow = () => report('', Object.fromEntries(words.map((word) => [word, 900])));
const hidden = () => words.filter((word) => screen.getByText(word).style.opacity === '0');
const begun = () => animate.mock.calls.map(([element]) => (element as Element).textContent);

it('hides nothing until the observer has said that it is below the window', () => {
  show();
  expect(hidden()).toEqual([]);
  report('', { one: 100, two: 900, three: -500 });
  expect(hidden()).toEqual(['two']);
});

it('shows what comes 120 px inside the window together, one after the other by the given milliseconds', () => {
  show();
  allBelow();
  report('-120px', { one: 600, two: 600 });
  jest.advanceTimersByTime(0);
  expect(begun()).toEqual(['one']);
  jest.advanceTimersByTime(119);
  expect(begun()).toEqual(['one']);
  jest.advanceTimersByTime(1);
  expect(begun()).toEqual(['one', 'two']);
  expect(animate.mock.calls.map(([, , { duration }]) => duration)).toEqual([1, 1]);
});

it('counts from the first that is in view: the last of a group that comes alone begins at once', () => {
  show();
  allBelow();
  report('-120px', { six: 600 });
  jest.advanceTimersByTime(0);
  expect(begun()).toEqual(['six']);
});

it('nothing in view waits for more than 300 ms, however many come together or however little of it shows', () => {
  show();
  allBelow();
  const [edge, ...row] = words as [string, ...string[]];
  report('0px', { [edge]: 790, ...Object.fromEntries(row.map((word) => [word, 600])) });
  report('-120px', Object.fromEntries(row.map((word) => [word, 600])));
  jest.advanceTimersByTime(299);
  expect(begun().toSorted()).toEqual(words.toSorted());
});

it('shows what the keyboard reaches first at once, and only once', () => {
  show();
  allBelow();
  screen.getByText('three').dispatchEvent(new FocusEvent('focusin'));
  expect(begun()).toEqual(['three']);
  report('-120px', { three: 600 });
  jest.runAllTimers();
  expect(begun()).toEqual(['three']);
});

it('does nothing with reduced motion', () => {
  media.add('prefers-reduced-motion: reduce');
  show();
  expect(observers).toEqual([]);
});
