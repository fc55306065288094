import { linkOf, on } from '../dom';
import { TIME_OUT } from '../early';
import { reloadWithTyped } from './typed';

/** After a mere movement the framework follows in so many milliseconds; when the pointer is on a link, in so many. */
const SOON = 300;
const LEAVING = 2500;

/** Loads the framework on the first sign of the visitor, and gives back what was pressed or sent before it was alive. */
export function loadWhenWanted(scripts: string[]): void {
  const { early } = window;
  const root = document.documentElement;
  /** Scripts that have not arrived, with their elements once they were asked for. */
  const missing = new Map<string, HTMLElement | undefined>(scripts.map((src) => [src, undefined]));
  let timer = 0;
  const fail = () => {
    clearTimeout(timer);
    early.fail();
  };
  const load = () => {
    early.state = 'loading';
    timer = window.setTimeout(fail, TIME_OUT);
    for (const [src, old] of missing) {
      old?.remove();
      const script = document.createElement('script');
      script.src = src;
      // In order: the page's data has to be there before the code that reads it.
      script.async = false;
      script.onload = () => missing.delete(src);
      script.onerror = () => {
        script.remove();
        missing.set(src, undefined);
        fail();
      };
      missing.set(src, script);
      document.head.append(script);
    }
  };
  let soon = 0;
  early.start = () => {
    root.removeAttribute('data-early');
    clearTimeout(soon);
    if (early.state === 'waiting') load();
  };
  // A script that fell silent cannot be asked twice: the browser would wait for the first answer.
  early.retry = () => ([...missing.values()].some(Boolean) ? reloadWithTyped() : load());

  /** A sign that the visitor is there: what is pressed or typed needs the framework now, a movement soon. */
  const sign = (event: Event) => {
    root.removeAttribute('data-early');
    if (early.state !== 'waiting') return;
    // Whoever is about to leave needs the line for the next page.
    const leaving = linkOf(event);
    if (!leaving && /pointerdown|touchstart|keydown/.test(event.type)) return early.start();
    if (soon && !leaving) return;
    clearTimeout(soon);
    soon = window.setTimeout(early.start, leaving ? LEAVING : SOON);
  };
  on(window, 'pointerdown touchstart keydown focusin scroll mousemove', sign, true);
  on(document, 'site:ready', () => {
    early.state = 'ready';
    clearTimeout(timer);
    early.notice('retry', false);
    early.release();
    for (const { element, submitter } of early.held.splice(0))
      setTimeout(() => (element instanceof HTMLFormElement ? element.requestSubmit(submitter) : element.click()));
  });

  // What came before this script; a first try that failed means that somebody is waiting.
  const failed = early.state === 'failed';
  if (failed) early.notice('retry', false);
  early.state = 'waiting';
  if (failed || early.held.length > 0 || document.activeElement !== document.body) early.start();
}
