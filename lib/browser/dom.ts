/** Listens to one or more types of event, given in one string. */
export const on = (
  target: EventTarget,
  types: string,
  listener: (event: Event) => void,
  options: AddEventListenerOptions = {},
): void => {
  for (const type of types.split(' ')) target.addEventListener(type, listener, options);
};

/** The link within the site that an event happened on. */
export const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/** Every element that a selector finds, in an array. */
export const all = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(selector),
];

/** Changes a text only where it differs, so that nothing is laid out or announced for nothing. */
export const setText = (element: Element | null | undefined, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text;
};

/** The visitor prefers that nothing moves. Read anew each time: the setting may change. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The visitor asks for as little data as possible. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads a module by an element: the security policy trusts what trusted scripts add, and no addresses. */
export const addModule = (src: string, onerror: (() => void) | null = null): void =>
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror }));
