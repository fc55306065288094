/** What a link to the contact page asks for. */
export const asks = ['quotation', 'demo', 'question'] as const;
export type Ask = (typeof asks)[number];

/** What a visitor wants to write about: the page they came from, and a text that they bring along. */
export interface Request {
  ask: Ask;
  /** Address of the page without its slash, such as `nexbill`. */
  subject: string;
  text: string;
}

/**
 * Address of the contact page that carries what the message is about, such as `/contact#demo=nexbill`. A fragment never
 * leaves the browser, so the page is prerendered, cached and indexed as one.
 *
 * @param text  something that the message shall hold, such as a sum
 */
export const contactAddress = (ask: Ask, subject: string, text = ''): string =>
  `/contact#${ask}=${subject}${text && `&text=${encodeURIComponent(text)}`}`;

/** Reads the fragment of an address made by `contactAddress`; undefined for any other. */
export function readRequest(fragment: string): Request | undefined {
  const values = new URLSearchParams(fragment.slice(1));
  const ask = asks.find((name) => values.has(name));
  return ask && { ask, subject: values.get(ask) ?? '', text: values.get('text') ?? '' };
}
