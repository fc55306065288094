/**
 * The only script inside the pages. It
 *
 * - marks a fresh visit, so that what lies below the first screen can wait,
 * - puts the web fonts off on a first visit,
 * - loads the site's script when the page is idle, or at once when a visitor shows a sign,
 * - keeps what is pressed or sent before that script is there, and gives it back once,
 * - tells the visitor when the script or the connection fails.
 *
 * Bundled and minified by esbuild; it must stay the same on every page, because its hash stands in the security policy.
 */
import { addModule, on } from './dom';
import type { Early } from './early';
import { notice, watchConnection } from './notices';
import { watchPictures } from './pictures';

/** A script that has not arrived after this many milliseconds has failed (spec 7). */
const TIME_OUT = 120_000;

/** What a visitor pressed or sent too early. */
interface Held {
  element: HTMLElement;
  submitter?: HTMLElement | null;
}

const root = document.documentElement;
const { site } = (document.currentScript as HTMLScriptElement).dataset;
const held: Held[] = [];
let state: 'waiting' | 'loading' | 'failed' | 'alive' = 'waiting';
let tries = 0;
let timer = 0;

// Not where the browser itself is about to scroll: to where the visitor was, or to a part of the page.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival?.type === 'navigate' && !location.hash) for (const mark of ['early', 'folded']) root.dataset[mark] = '';

// The first paint does not wait for fonts. Within the site they are in the browser's cache, so the page opens in them.
if (!document.referrer.startsWith(`${location.origin}/`))
  document.querySelector('[data-fonts]')?.setAttribute('media', 'not all');

const stopWaiting = () => {
  clearTimeout(timer);
  for (const element of document.querySelectorAll('[data-waiting]')) element.removeAttribute('data-waiting');
};
const fail = () => {
  if (state === 'alive') return;
  state = 'failed';
  stopWaiting();
  // Whoever is offline reads that instead, and gets the script with the connection.
  notice('retry', navigator.onLine);
};
const load = () => {
  if (state === 'loading' || state === 'alive') return;
  state = 'loading';
  timer = window.setTimeout(fail, TIME_OUT);
  // An address that fell silent cannot be asked twice: the browser would wait for the first answer.
  addModule(site + (tries ? `?${tries}` : ''), fail);
  tries++;
};

/** Loads the script unless that was tried before. */
const loadFirst = () => state === 'waiting' && load();

let greet = () => {};
const early: Early = {
  begun: false,
  visitor: new Promise((done) => {
    greet = done;
  }),
  giveBack() {
    state = 'alive';
    stopWaiting();
    notice('retry', false);
    for (const { element, submitter } of held.splice(0))
      if (element instanceof HTMLFormElement) element.requestSubmit(submitter);
      else element.click();
  },
};
window.early = early;

const sign = () => {
  root.removeAttribute('data-early');
  greet();
  loadFirst();
};
on(window, 'pointerdown touchstart keydown focusin scroll mousemove', sign, {
  capture: true,
  passive: true,
  once: true,
});

const act = (event: Event) => {
  const closest = (selector: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  const retry = closest('[data-retry]');
  if (retry || closest('[data-dismiss]')) notice('retry', false);
  if (retry) load();

  const element = closest('[data-island]');
  const isForm = element instanceof HTMLFormElement;
  if (state === 'alive' || !element || isForm !== (event.type === 'submit')) return;
  // Without scripts a form still reaches the visitor's mail program by itself.
  if (state === 'failed' && isForm) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isForm || !held.some((entry) => entry.element === element))
    held.push({ element, submitter: (event as SubmitEvent).submitter });
  element.dataset.waiting = '';
  load();
};
on(window, 'click submit', act, { capture: true });

watchConnection();
on(window, 'online', () => state === 'failed' && load());
on(window, 'DOMContentLoaded', watchPictures);
const whenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(loadFirst, { timeout: 3000 });
  else setTimeout(loadFirst, 300);
};
// A prerendered page waits until somebody looks at it.
if ((document as { prerendering?: boolean }).prerendering) on(document, 'prerenderingchange', whenIdle);
else on(window, 'load', whenIdle);
