/// <reference lib="dom" />
/** A worker that all tabs share, because each event stream takes one of the six connections that a browser opens to a host. */
import type { ServerState } from './api';

const tabs: MessagePort[] = [];
/** Null while the server does not answer. */
let state: ServerState | null | undefined;

function tell(next: typeof state): void {
  state = next;
  for (const tab of tabs) tab.postMessage(state);
}

const source = new EventSource('/__editor/events');
source.addEventListener('message', ({ data }) => tell(JSON.parse(data)));
// The browser connects again by itself.
source.addEventListener('error', () => tell(null));

self.addEventListener('connect', (event) => {
  const [tab] = (event as MessageEvent).ports;
  if (!tab) return;
  tabs.push(tab);
  if (state !== undefined) tab.postMessage(state);
});
