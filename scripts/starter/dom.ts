/** Listens to one or more types of event, given in one string. */
export const on = (target: EventTarget, types: string, listener: (event: Event) => void, capture = false): void => {
  for (const type of types.split(' '))
    target.addEventListener(type, listener, { capture, passive: type === 'touchstart' || type === 'scroll' });
};

/** The link within the site that an event happened on. */
export const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
