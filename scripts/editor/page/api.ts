/// <reference lib="dom" />
import type { JobState } from '../job';
import type { LiveState } from '../watch';

export const closedWords =
  'The editor has been closed. What you typed is still here: start it again with “npm run edit”.';

/**
 * Asks the editor's server.
 *
 * @throws an error in words for the person at the form
 */
export async function ask<T>(what: string, query: Record<string, string> = {}, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/__editor/${what}?${new URLSearchParams(query)}`, init).catch(() => {
    throw new Error(closedWords);
  });
  const data = await answer.json();
  if (!answer.ok) throw new Error([data.message, data.next && `What to do: ${data.next}`].filter(Boolean).join(' '));
  return data;
}

export const post = (data?: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(data ?? null) });

/** What changes while the pages are open. */
export interface News extends LiveState {
  job?: JobState;
}

/**
 * Asks for news twice a second, as long as the page is there. Each time briefly: a browser keeps few connections open.
 *
 * @param take  gets nothing while the editor does not answer
 */
export async function followNews(take: (news?: News) => void): Promise<void> {
  take(await ask<News>('state').catch(() => undefined));
  setTimeout(() => followNews(take), 500);
}
