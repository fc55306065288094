/// <reference lib="dom" />
/** Runs in every page of the preview: reloads it after a change, or shows the mistakes over it. */
import { onState } from './api';

const notice = Object.assign(document.createElement('pre'), {
  role: 'alertdialog',
  ariaLabel: 'The content has a mistake',
});
// The page's styles must not apply.
notice.style.cssText = `all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 4vh 4vw;
  color: #eef4f6; background: rgb(5 11 18 / 92%); font: 16px/1.6 system-ui, sans-serif; white-space: pre-wrap;`;

function show(problems: string): void {
  notice.textContent = `The content has a mistake. Nothing is lost: correct it and save, and this notice disappears.\n\n${problems}`;
  if (problems) document.documentElement.append(notice);
  else notice.remove();
}

// In the editor a click on a text or picture opens its field; links and controls work as usual.
if (window.parent !== window)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, summary, label')) return;
    const words = target instanceof HTMLImageElement ? target.currentSrc : target.textContent;
    window.parent.postMessage({ open: words }, window.location.origin);
  });

// Hides the framework's development badge.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: 'nextjs-portal { display: none }' }),
);

// The content's version when the page was requested, so that a change during the request is not missed.
const pageVersion = Number(new URL(import.meta.url).searchParams.get('version'));

let reloading = false;
onState((state) => {
  if (!state || reloading) return;
  show(state.problems);
  reloading = state.version !== pageVersion && !state.problems;
  if (reloading) location.reload();
});
