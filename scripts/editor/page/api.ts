/// <reference lib="dom" />
import type { JobState } from '../job';
import type { LiveState } from '../watch';

export const closedWords =
  'The editor has been closed. What you typed is still here: start it again with “npm run edit”.';

export async function request<T>(what: string, query: Record<string, string> = {}, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/__editor/${what}?${new URLSearchParams(query)}`, init).catch(() => {
    throw new Error(closedWords);
  });
  const data = await answer.json();
  if (!answer.ok) throw new Error([data.message, data.next && `What to do: ${data.next}`].filter(Boolean).join(' '));
  return data;
}

export const post = (data?: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(data ?? null) });

export interface ServerState extends LiveState {
  job?: JobState;
}

/** Milliseconds between two requests of the state. */
const pollInterval = 500;

/** @param onChange  gets every new state of the server, and null while it does not answer */
export async function onState(onChange: (state: ServerState | null) => void): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const state = JSON.stringify(await request<ServerState>('state').catch(() => null));
    if (state !== last) onChange(JSON.parse(state));
    last = state;
    await new Promise((later) => setTimeout(later, pollInterval));
  }
}
