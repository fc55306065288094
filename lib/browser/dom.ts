/** A script that has not arrived after this many milliseconds has failed (spec 7). */
export const SCRIPT_TIME_OUT = 120_000;

/** Adds a listener for one or more event types, separated by spaces. */
export const on = (
  target: EventTarget,
  types: string,
  listener: (event: Event) => void,
  options: AddEventListenerOptions = {},
): void => {
  for (const type of types.split(' ')) target.addEventListener(type, listener, options);
};

/** The nearest element around an event's target that matches a selector. */
export const closest = <E extends HTMLElement = HTMLElement>(event: Event, selector: string): E | null =>
  event.target instanceof Element ? event.target.closest<E>(selector) : null;

/** All elements that match a selector, as an array. */
export const all = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(selector),
];

/** Whether the visitor prefers reduced motion. Read each time, because the setting may change. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the browser sends Save-Data. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves when the main thread is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 3000 });
    else setTimeout(done, 300);
  });
