/// <reference lib="dom" />
/** Runs in every page of the preview: takes a change up without a click, and shows a mistake over the page. */

interface State {
  /** Counts the changes of the content; a page that shows an older one reloads. */
  version: number;
  /** What is wrong, in words; empty when all is well. */
  problems: string;
}

const style = `
:host { all: initial; }
.desk { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(5 11 18 / 88%); color: #eef4f6; font: 16px/1.5 system-ui, sans-serif; padding: 4vh 4vw; box-sizing: border-box; }
.card { max-width: 56rem; margin: 0 auto; background: #132030; border: 1px solid #f59e2c; border-radius: 12px; padding: 24px 28px; }
h2 { margin: 0 0 8px; font-size: 22px; color: #ffd08a; }
p { margin: 0 0 16px; color: #a9bac4; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.6 ui-monospace, monospace; }
`;

let host: HTMLElement | undefined;

function show(problems: string): void {
  if (!problems) {
    host?.remove();
    host = undefined;
    return;
  }
  if (!host) {
    host = document.createElement('desk-problems');
    host.attachShadow({ mode: 'open' });
  }
  const shadow = host.shadowRoot as ShadowRoot;
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const desk = document.createElement('div');
  desk.className = 'desk';
  desk.setAttribute('role', 'alertdialog');
  desk.setAttribute('aria-label', 'The content has a mistake');
  const card = document.createElement('div');
  card.className = 'card';
  const heading = document.createElement('h2');
  heading.textContent = 'The content has a mistake';
  const hint = document.createElement('p');
  hint.textContent = 'Nothing is lost. Fix what stands below and save; this notice goes away by itself.';
  const list = document.createElement('pre');
  list.textContent = problems;
  card.append(heading, hint, list);
  desk.append(card);
  shadow.replaceChildren(sheet, desk);
  if (!host.isConnected) document.documentElement.append(host);
}

// The version that stood when this page was asked for: a change made while it was on its way must not be missed.
const made = Number(new URL(import.meta.url).searchParams.get('version'));
const events = new EventSource('/__editor/events');
events.onmessage = ({ data }) => {
  const { version, problems } = JSON.parse(data) as State;
  show(problems);
  if (version !== made && !problems) location.reload();
};
