/// <reference lib="dom" />
/** Runs in every page of the preview: takes a change up without a click, and shows a mistake over the page. */
import type { LiveState } from '../watch';

/** How often the page asks for news, in milliseconds. It asks briefly each time, because a browser keeps few connections open. */
const interval = 500;

const style = `
:host { all: initial; }
.veil { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(5 11 18 / 88%); color: #eef4f6; font: 16px/1.5 system-ui, sans-serif; padding: 4vh 4vw; box-sizing: border-box; }
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
    host = document.createElement('editor-problems');
    host.attachShadow({ mode: 'open' });
  }
  const shadow = host.shadowRoot as ShadowRoot;
  shadow.innerHTML = `<style>${style}</style><div class="veil" role="alertdialog" aria-label="The content has a mistake"><div class="card"><h2>The content has a mistake</h2><p>Nothing is lost. Put right what stands below and save; this notice goes away by itself.</p><pre></pre></div></div>`;
  (shadow.querySelector('pre') as HTMLElement).textContent = problems;
  if (!host.isConnected) document.documentElement.append(host);
}

// The framework's badge counts remarks for programmers.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: 'nextjs-portal { display: none }' }),
);

// The version that stood when this page was asked for: a change made while it was on its way must not be missed.
const made = Number(new URL(import.meta.url).searchParams.get('version'));

async function look(): Promise<void> {
  const state: LiveState | undefined = await fetch('/__editor/state')
    .then((answer) => answer.json())
    .catch(() => undefined);
  if (state) {
    show(state.problems);
    if (state.version !== made && !state.problems) return location.reload();
  }
  setTimeout(look, interval);
}
look();
