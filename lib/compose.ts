/** A message for the visitor's mail program. All texts are plain and unencoded. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** Paragraph after the body, which is kept when the body has to be cut. */
  closing?: string;
  /** Line that replaces what was cut from the body: it says what to do about the rest. */
  rest: string;
}

/** Longest web address that Gmail and the browsers in use are known to take, in characters. */
const MAX_GMAIL = 8000;

/** Longest `mailto:` address that Windows hands to a mail program, in characters. */
const MAX_MAILTO = 2000;

/** Longest subject, in characters: the body can be cut in an address that is too long, the subject cannot. */
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

/** Text for the query of a web address, in as few characters as it allows; Gmail reads a plus as a space. */
const webText = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(?:24|2C|2F|3A|3F|40)/g, decodeURIComponent);

/** The same for a `mailto:` address: a plus is a plus there, and line breaks are CR LF (RFC 6068, sections 2 and 5). */
const mailText = (text: string): string =>
  encodeURIComponent(text.replace(/\n/g, '\r\n')).replace(/%(?:24|2C|3A|40)/g, decodeURIComponent);

/** What a reader takes for one character: never cut, so that no emoji or syllable arrives in pieces. */
function* characters(text: string): Generator<string> {
  if ('Segmenter' in Intl) for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
  else yield* text;
}

const paragraphs = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join('\n\n');

/** The whole text of a message. */
export const wholeText = ({ body, closing }: Mail): string => paragraphs(body, closing);

/** An address with as much of the body as fits; a body that is cut ends with `rest`. */
function within(max: number, head: string, mail: Mail, encode: (text: string) => string): string {
  const whole = head + encode(wholeText(mail));
  if (whole.length <= max) return whole;
  const end = encode(paragraphs('…', mail.rest, mail.closing));
  let address = head;
  for (const character of characters(mail.body)) {
    const longer = address + encode(character);
    if (longer.length + end.length > max) break;
    address = longer;
  }
  return address + end;
}

const gmailHead = ({ to, subject }: Mail): string =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${webText(to)}&su=${webText(subject)}&body=`;

/** Address of Gmail's compose window for a message, at most 8,000 characters (spec 7). */
export const gmailAddress = (mail: Mail): string => within(MAX_GMAIL, gmailHead(mail), mail, webText);

/** Whether Gmail's address takes the whole message. */
export const fitsGmail = (mail: Mail): boolean => (gmailHead(mail) + webText(wholeText(mail))).length <= MAX_GMAIL;

/** `mailto:` address of a message, for any other mail program, at most 2,000 characters. */
export const mailtoAddress = (mail: Mail): string =>
  within(MAX_MAILTO, `mailto:${mail.to}?subject=${mailText(mail.subject)}&body=`, mail, mailText);

/** A label and a value as typed. */
type Line = readonly [label: string, value: string];

/**
 * A message from a form: one `Label: value` line a field, then the visitor's own text as a paragraph.
 * A field left empty is written as a dash, so that the reader sees that it was asked for.
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
