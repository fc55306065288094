/** A message ready to be written in the visitor's mail program. All texts are plain and unencoded. */
export interface Draft {
  to: string;
  subject: string;
  body: string;
}

/** Longest web address that Gmail and the browsers in use are known to take, in characters. */
export const MAX_ADDRESS_LENGTH = 8000;

/** Longest `mailto:` address that Windows hands to a mail program, in characters. */
export const MAX_MAILTO_LENGTH = 2000;

/** Longest subject, in characters: the body can be left out of an address that is too long, the subject cannot. */
const MAX_SUBJECT = 160;

/** Control characters other than tab and line feed; a mail program shows them as rubbish or stops at them. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Half of a surrogate pair alone, which `encodeURIComponent` refuses. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The same text in well-formed Unicode, with line feeds only and without control characters. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(LONE_SURROGATE, '\uFFFD');

/** Text for a subject: on one line, so that nobody can add mail headers through a name. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim();

const query = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');

/** Address of Gmail's compose window for a draft (spec 7). */
export const gmailAddress = ({ to, subject, body }: Draft): string =>
  `https://mail.google.com/mail/?view=cm&fs=1&${query({ to, su: subject, body })}`;

/** `mailto:` address of a draft, for any other mail program; its line breaks are CR LF (RFC 6068, section 5). */
export const mailtoAddress = ({ to, subject, body }: Draft): string =>
  `mailto:${to}?${query({ subject, body: body.replace(/\n/g, '\r\n') })}`;

/**
 * A draft from a form: one `Label: value` line a field, the message last as its own paragraph, then notes.
 * A field left empty stands as a dash, so that the reader sees that it was asked for.
 *
 * @param fields  label and value pairs
 */
export function draft(
  to: string,
  subject: string,
  fields: readonly (readonly [label: string, value: string])[],
  message: readonly [label: string, value: string],
  note?: string,
): Draft {
  const lines = fields.map(([label, value]) => `${label}: ${cleanLine(value) || '–'}`);
  const text = cleanText(message[1]).trim() || '–';
  const body = [lines.join('\n'), `${message[0]}:\n${text}`, ...(note ? [note] : [])];
  return { to, subject: [...cleanLine(subject)].slice(0, MAX_SUBJECT).join(''), body: body.join('\n\n') };
}
