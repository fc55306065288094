/** A message for the visitor's mail program. All texts are plain and unencoded. */
interface Mail {
  to: string;
  subject: string;
  body: string;
  /** Paragraph after the body, kept when the body is truncated. */
  closing?: string;
  /** Line that replaces the truncated part of the body and says how to add it. */
  rest: string;
}

/** Longest URL that Gmail and current browsers accept, in characters. */
const MAX_GMAIL = 8000;

/** Longest `mailto:` URL that Windows passes to a mail program, in characters. */
const MAX_MAILTO = 2000;

/** Longest subject in characters; unlike the body it is never truncated to fit the URL. */
const MAX_SUBJECT = 160;

/** Control characters other than tab and line feed: mail programs show them as garbage or stop reading at them. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Converts a text to well-formed Unicode with line feeds only and no control characters. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROL, '').toWellFormed();

/** Puts a text on one line, so that a name cannot inject mail headers. */
const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** Encodes a text for the query of a URL, as short as possible; Gmail decodes a plus as a space. */
const webText = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(?:24|2C|2F|3A|3F|40)/g, decodeURIComponent);

/** Encodes a text for a `mailto:` URL, where a plus is literal and line breaks are CR LF (RFC 6068, sections 2 and 5). */
const mailText = (text: string): string =>
  encodeURIComponent(text.replace(/\n/g, '\r\n')).replace(/%(?:24|2C|3A|40)/g, decodeURIComponent);

const paragraphs = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join('\n\n');

/** The text of a message before any truncation. */
export const wholeText = ({ body, closing }: Mail): string => paragraphs(body, closing);

/** A URL with as much of the body as fits; a truncated body ends with `rest`. */
function within(max: number, head: string, mail: Mail, encode: (text: string) => string): string {
  const whole = head + encode(wholeText(mail));
  if (whole.length <= max) return whole;
  const end = encode(paragraphs('…', mail.rest, mail.closing));
  let address = head;
  // By graphemes, so that truncation never cuts an emoji or a Sinhala or Tamil syllable in two.
  for (const { segment } of new Intl.Segmenter().segment(mail.body)) {
    const longer = address + encode(segment);
    if (longer.length + end.length > max) break;
    address = longer;
  }
  return address + end;
}

const gmailHead = ({ to, subject }: Mail): string =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${webText(to)}&su=${webText(subject)}&body=`;

/** URL of Gmail's compose window for a message, at most 8,000 characters (spec 7). */
export const gmailAddress = (mail: Mail): string => within(MAX_GMAIL, gmailHead(mail), mail, webText);

/** Whether the whole message fits into Gmail's URL. */
export const fitsGmail = (mail: Mail): boolean => (gmailHead(mail) + webText(wholeText(mail))).length <= MAX_GMAIL;

/** `mailto:` URL of a message, for any other mail program, at most 2,000 characters. */
export const mailtoAddress = (mail: Mail): string =>
  within(MAX_MAILTO, `mailto:${mail.to}?subject=${mailText(mail.subject)}&body=`, mail, mailText);

/** A label and a value as typed. */
type Line = readonly [label: string, value: string];

/**
 * A message from a form: one `Label: value` line per field, then the visitor's own text as a paragraph.
 * An empty field is written as a dash, so that the recipient sees that it was asked for.
 */
export function composeMail(
  form: Pick<Mail, 'to' | 'subject' | 'closing' | 'rest'> & { lines: readonly Line[]; message: Line },
): Mail {
  const { to, subject, closing, rest, message } = form;
  const lines = form.lines.map(([label, value]) => `${label}: ${cleanLine(value) || '–'}`);
  const text = cleanText(message[1]).trim() || '–';
  return {
    to,
    subject: [...cleanLine(subject)].slice(0, MAX_SUBJECT).join(''),
    body: paragraphs(lines.join('\n'), `${message[0]}:\n${text}`),
    closing,
    rest,
  };
}
