/**
 * The only script inside the pages. It
 *
 * - keeps what is pressed or sent before the islands are alive; the starter gives it back once when they are,
 * - marks a fresh visit, so that what lies below the first screen can wait,
 * - puts the web fonts off on a first visit,
 * - loads the starter, and tells the visitor when that fails.
 *
 * Bundled and minified by esbuild; it must stay the same on every page, because its hash stands in the security policy.
 * What differs from page to page is in the data attributes of its script element.
 */
import { type Early, TIME_OUT } from './early';

const root = document.documentElement;
const { starter } = (document.currentScript as HTMLScriptElement).dataset;
const first = (selector: string) => document.querySelector<HTMLElement>(selector);

// Not where the browser itself is about to scroll: to where the visitor was, or to a part of the page.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival?.type === 'navigate' && !location.hash) for (const mark of ['early', 'folded']) root.dataset[mark] = '';

// The first paint does not wait for fonts. Within the site they are in the browser's cache, so the page opens in them.
if (!document.referrer.startsWith(`${location.origin}/`)) first('[data-fonts]')?.setAttribute('media', 'not all');

let tries = 0;
const add = () => {
  const script = document.createElement('script');
  // An address that fell silent cannot be asked twice: the browser would wait for the first answer.
  script.src = starter + (tries ? `?${tries}` : '');
  tries++;
  script.onerror = early.fail;
  document.head.append(script);
  setTimeout(() => early.begun || early.fail(), TIME_OUT);
};

const early: Early = {
  state: 'waiting',
  held: [],
  start() {},
  release() {
    for (const element of document.querySelectorAll('[data-waiting]')) element.removeAttribute('data-waiting');
  },
  notice(name, show) {
    const element = first(`#notice-${name}`);
    if (element) element.hidden = !show;
  },
  fail() {
    if (early.state === 'ready') return;
    early.state = 'failed';
    early.release();
    early.notice('retry', true);
  },
  retry: add,
};
window.early = early;
add();

const act = (event: Event) => {
  const closest = (selector: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  const retry = closest('[data-retry]');
  if (retry || closest('[data-dismiss]')) early.notice('retry', false);
  if (retry) early.retry();

  const { state, held, start } = early;
  const element = closest('[data-island]');
  const isForm = element instanceof HTMLFormElement;
  if (state === 'ready' || !element || isForm !== (event.type === 'submit')) return;
  // Without scripts a form still reaches the visitor's mail program by itself.
  if (state === 'failed' && isForm) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isForm || !held.some((entry) => entry.element === element))
    held.push({ element, submitter: (event as SubmitEvent).submitter });
  if (state !== 'failed') element.dataset.waiting = '';
  start();
};
for (const type of ['click', 'submit']) addEventListener(type, act, true);
