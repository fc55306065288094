/**
 * The only inline script of the pages. It
 *
 * - disables the web fonts on a first visit until the first paint,
 * - loads the site's script when the page is idle, or at once on the first user interaction,
 * - queues clicks and submits in an island until it is hydrated,
 * - tells the visitor when a script or the connection fails.
 *
 * Bundled and minified by esbuild. It takes its URLs from attributes, so that text and CSP hash are equal on all pages.
 */
import { closest, on, SCRIPT_TIME_OUT, savesData, whenIdle } from './dom';
import { notice, watchConnection } from './notices';

/** A click on a button or the submit of a form before its island was hydrated. */
export interface QueuedEvent {
  control: HTMLElement;
  submitter?: HTMLElement | null;
}

/** The interface between the loader and the site's script; under `npm run dev` there is no loader. */
export interface Loader {
  queue: QueuedEvent[];
  /** Resolves with the first user interaction. */
  interaction: Promise<void>;
  /** Called by the site's script; false if a second copy, requested after a time-out, has started before. */
  start: () => boolean;
  /** Shows the notice that a script could not be loaded; its "Try again" dispatches `site:retry`. */
  fail: () => void;
}

declare global {
  interface Window {
    loader?: Loader;
  }
}

const { site = '', preload = '' } = (document.currentScript as HTMLScriptElement).dataset;
const queue: QueuedEvent[] = [];
let hasStarted = false;
let hasFailed = false;
let attempts = 0;
let timer = 0;

// The first paint must not wait for fonts; after a navigation within the site they come from the cache.
if (!document.referrer.startsWith(`${location.origin}/`))
  document.querySelector('[data-fonts]')?.setAttribute('media', 'not all');

const fail = () => {
  clearTimeout(timer);
  hasFailed = true;
  for (const { control } of queue) control.removeAttribute('data-waiting');
  // Offline there is a notice of its own, and the script is requested again when the connection returns.
  notice('retry', navigator.onLine);
};

const append = (tag: 'link' | 'script', attributes: object) =>
  document.head.append(Object.assign(document.createElement(tag), attributes));

const load = () => {
  timer = window.setTimeout(fail, SCRIPT_TIME_OUT);
  if (!savesData()) for (const href of preload.split(' ')) append('link', { rel: 'modulepreload', href });
  // The browser would reuse a pending request for the same URL, so each attempt has its own URL.
  append('script', { type: 'module', src: site + (attempts ? `?${attempts}` : ''), onerror: fail });
  attempts++;
};

const retry = () => {
  notice('retry', false);
  hasFailed = false;
  if (hasStarted) document.dispatchEvent(new Event('site:retry'));
  else load();
};

let interact = () => {};
window.loader = {
  queue,
  interaction: new Promise((done) => {
    interact = done;
  }),
  start() {
    if (hasStarted) return false;
    hasStarted = true;
    clearTimeout(timer);
    notice('retry', false);
    return true;
  },
  fail,
};

const loadOnce = () => {
  if (attempts === 0) load();
};
const onInteraction = () => {
  interact();
  loadOnce();
};
on(window, 'pointerdown touchstart keydown focusin scroll mousemove', onInteraction, {
  capture: true,
  passive: true,
  once: true,
});

const onPress = (event: Event) => {
  if (closest(event, '[data-retry]')) retry();
  if (closest(event, '[data-dismiss]')) notice('retry', false);

  if (!closest(event, '[data-hydrate]')) return;
  const isSubmit = event.type === 'submit';
  // Submit buttons and popover buttons work without hydration: the former lead to a submit, which is queued.
  const control = closest(event, isSubmit ? 'form' : 'button:not([type=submit], [popovertarget])');
  // Without its script a form opens the visitor's mail program natively.
  if (!control || (hasFailed && isSubmit)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isSubmit || !queue.some((entry) => entry.control === control))
    queue.push({ control, submitter: (event as SubmitEvent).submitter });
  control.dataset.waiting = '';
  loadOnce();
};
on(window, 'click submit', onPress, { capture: true });

watchConnection();
on(window, 'online', () => hasFailed && retry());

const loadWhenIdle = () => whenIdle().then(loadOnce);
// A prerendered page loads nothing until it is activated.
if ((document as { prerendering?: boolean }).prerendering) on(document, 'prerenderingchange', loadWhenIdle);
else on(window, 'load', loadWhenIdle);
