/// <reference lib="dom" />
/** Runs in every page of the preview: takes a change up without a click, and shows a mistake over the page. */
import { followNews } from './api';

const notice = Object.assign(document.createElement('pre'), {
  role: 'alertdialog',
  ariaLabel: 'The content has a mistake',
});
// Nothing of the page's own styles may reach it.
notice.style.cssText = `all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 4vh 4vw;
  color: #eef4f6; background: rgb(5 11 18 / 92%); font: 16px/1.6 system-ui, sans-serif; white-space: pre-wrap;`;

function show(problems: string): void {
  notice.textContent = `The content has a mistake. Nothing is lost: put it right and save; this notice goes by itself.\n\n${problems}`;
  if (problems) document.documentElement.append(notice);
  else notice.remove();
}

// The framework's badge counts remarks for programmers.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: 'nextjs-portal { display: none }' }),
);

// The version that stood when this page was asked for: a change made while it was on its way must not be missed.
const made = Number(new URL(import.meta.url).searchParams.get('version'));

let reloading = false;
followNews((news) => {
  if (!news || reloading) return;
  show(news.problems);
  reloading = news.version !== made && !news.problems;
  if (reloading) location.reload();
});
