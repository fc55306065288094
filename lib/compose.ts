/** A message ready to be written in the visitor's mail program. All texts are plain and unencoded. */
export interface Draft {
  to: string;
  subject: string;
  body: string;
  /** Last line of a body that had to be cut: it says what to do about the rest. */
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

/** An address that ends with as much of the body as fits; of a body that is cut, the last line is `rest`. */
function within(max: number, head: string, { body, rest }: Draft, encode: (text: string) => string): string {
  const whole = head + encode(body);
  if (whole.length <= max) return whole;
  const end = encode(`…\n\n${rest}`);
  let address = head;
  for (const character of characters(body)) {
    const longer = address + encode(character);
    if (longer.length + end.length > max) break;
    address = longer;
  }
  return address + end;
}

const gmailHead = ({ to, subject }: Draft): string =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${webText(to)}&su=${webText(subject)}&body=`;

/** Address of Gmail's compose window for a draft, at most 8,000 characters (spec 7). */
export const gmailAddress = (draft: Draft): string => within(MAX_GMAIL, gmailHead(draft), draft, webText);

/** Whether Gmail's address takes the whole draft. */
export const fitsGmail = (draft: Draft): boolean => (gmailHead(draft) + webText(draft.body)).length <= MAX_GMAIL;

/** `mailto:` address of a draft, for any other mail program, at most 2,000 characters. */
export const mailtoAddress = (draft: Draft): string =>
  within(MAX_MAILTO, `mailto:${draft.to}?subject=${mailText(draft.subject)}&body=`, draft, mailText);

/**
 * A draft from a form: one `Label: value` line a field, the message last as its own paragraph, then notes.
 * A field left empty stands as a dash, so that the reader sees that it was asked for.
 *
 * @param fields  label and value pairs
 * @param rest  last line of a body that has to be cut
 */
export function draft(
  to: string,
  subject: string,
  fields: readonly (readonly [label: string, value: string])[],
  message: readonly [label: string, value: string],
  rest: string,
  note?: string,
): Draft {
  const lines = fields.map(([label, value]) => `${label}: ${cleanLine(value) || '–'}`);
  const text = cleanText(message[1]).trim() || '–';
  const body = [lines.join('\n'), `${message[0]}:\n${text}`, ...(note ? [note] : [])];
  return { to, subject: [...cleanLine(subject)].slice(0, MAX_SUBJECT).join(''), body: body.join('\n\n'), rest };
}
