/** The purposes for which a link opens the contact page. */
export const asks = ['quotation', 'demo', 'question'] as const;
export type Ask = (typeof asks)[number];

/** The subject of a message: the page that the visitor came from, and a prefilled text. */
interface Request {
  ask: Ask;
  /** Path of the page without its slash, such as `nexbill`. */
  subject: string;
  text: string;
}

/**
 * Link to the contact page with the subject of the message, such as `/contact#demo=nexbill`. It is in the fragment, which
 * is not sent to the server, so the page is prerendered, cached and indexed once.
 *
 * @param text  text to prefill, such as a sum
 */
export const contactAddress = (ask: Ask, subject: string, text = ''): string =>
  `/contact#${ask}=${subject}${text && `&text=${encodeURIComponent(text)}`}`;

/** Link that opens a chat with a WhatsApp number, with a prefilled text. */
export const whatsappAddress = (number: string, text = ''): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`;

/** Parses the fragment of a URL made by `contactAddress`; undefined for any other. */
export function readRequest(fragment: string): Request | undefined {
  const values = new URLSearchParams(fragment.slice(1));
  const ask = asks.find((name) => values.has(name));
  return ask && { ask, subject: values.get(ask) ?? '', text: values.get('text') ?? '' };
}
