/**
 * Loaded by the inline script at once: watches for the first sign that the visitor wants something, and loads the part
 * for idle moments when the page is idle.
 */
import { on } from './dom';
import { loadWhenWanted } from './starter/framework';
import { watchPictures } from './starter/pictures';
import { restoreTyped } from './starter/typed';

/** Scripts of the framework that every page needs; the page itself names its data and what else it has. */
declare const SHARED: string;

const { scripts = '', idle = '' } = document.querySelector<HTMLScriptElement>('[data-scripts]')?.dataset ?? {};

const later = () => {
  // Not import(): the security policy trusts elements that trusted scripts make, and no other addresses.
  const load = () =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: idle }));
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 });
  else setTimeout(load, 300);
};
const whenLoaded = () => (document.readyState === 'complete' ? later() : on(window, 'load', later));

const begin = () => {
  restoreTyped();
  watchPictures();
  // The page's data first: it has to be there before the code that reads it.
  const [data = '', ...own] = scripts.split(' ');
  loadWhenWanted([data, ...SHARED.split(' '), ...own]);
  // A prerendered page waits until somebody looks at it.
  if ((document as { prerendering?: boolean }).prerendering) on(document, 'prerenderingchange', whenLoaded);
  else whenLoaded();
};

// A first try that fell silent may still arrive after a second one.
if (!window.early.begun) {
  window.early.begun = true;
  if (document.readyState === 'loading') on(document, 'DOMContentLoaded', begin);
  else begin();
}
