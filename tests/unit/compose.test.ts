import { cleanText, composeMail, fitsGmail, gmailAddress, mailtoAddress } from '@/lib/compose';
import { readGmail, readMailto } from '../support/mail';

/** Texts that break naive encoders. */
const oddTexts = [
  ['line breaks', 'one\ntwo\n\nthree'],
  ['emoji with joiners', '👩‍👩‍👧‍👦 🏳️‍🌈 👨🏽‍🔧'],
  ['right-to-left override', 'abc\u202Edcba\u202C'],
  ['Sinhala', 'අපට වෙබ් යෙදුමක් අවශ්‍යයි'],
  ['Tamil', 'எங்களுக்கு ஒரு செயலி வேண்டும்'],
  ['address characters', 'a&b#c+d%e=f?g;h/i\\j'],
  ['percent codes', '%0A%0D%00%26bcc=x@example.com'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['template places', '{name} {email} $& $1 $<a>'],
  ['combining marks', 'Z̶a̶l̶g̶o̶ e\u0301'],
  ['line separators', 'a\u2028b\u2029c'],
];

/** Texts with characters that cannot be sent, and their replacement. */
const brokenTexts = [
  ['CR LF', 'a\r\nb\rc', 'a\nb\nc'],
  ['NUL', 'a\u0000b', 'ab'],
  ['other control characters', 'a\u0007\u001b[31m\u007fb', 'a[31mb'],
  ['a lone high surrogate', 'a\uD83Db', 'a\uFFFDb'],
  ['a lone low surrogate', 'a\uDE00b', 'a\uFFFDb'],
  ['a lone surrogate beside a pair', '\uD83D😀\uDE00', '\uFFFD😀\uFFFD'],
];

const to = 'hello@ridgelight.example';
const rest = '[The rest is to be pasted.]';
const make = (name: string, message: string, closing?: string) =>
  composeMail({
    to,
    subject: `Message from ${name}`,
    lines: [
      ['Name', name],
      ['Email', 'a+b@example.com'],
    ],
    message: ['Message', message],
    rest,
    closing,
  });

test.each(['', ' ', '\n\n', '\u00a0\t'])('only whitespace (%j) becomes a dash', (blank) => {
  expect(make(blank, blank).body).toBe('Name: –\nEmail: a+b@example.com\n\nMessage:\n–');
  expect(make(blank, blank).subject).toBe('Message from');
});

describe('unusual texts arrive unchanged', () => {
  test.each(oddTexts)('%s', (_, text) => {
    const made = make('Ann', text);
    expect(readGmail(gmailAddress(made))).toEqual({
      to,
      subject: 'Message from Ann',
      body: `Name: Ann\nEmail: a+b@example.com\n\nMessage:\n${text}`,
    });
    expect(readMailto(mailtoAddress(made))).toEqual({
      to,
      subject: 'Message from Ann',
      body: made.body.replace(/\n/g, '\r\n'),
    });
  });

  test.each(oddTexts)('%s as a name stays on one line', (_, text) => {
    const { subject } = readGmail(gmailAddress(make(text, 'x')));
    expect(subject).toBe(`Message from ${text.replace(/[\s\u2028\u2029]+/g, ' ')}`);
    expect(subject).not.toMatch(/[\r\n\u2028\u2029]/);
  });

  test.each(brokenTexts)('%s is replaced', (_, text, arrives) => {
    expect(readGmail(gmailAddress(make('Ann', text))).body).toContain(`Message:\n${arrives}`);
    expect(cleanText(text)).toBe(arrives);
    expect(cleanText(arrives)).toBe(arrives);
  });
});

test.each(['\r\n', '\r', '\u0085'])('a name with %j adds no mail header', (end) => {
  const made = make(`Ann${end}Bcc: all@example.com`, 'x');
  expect(made.subject).not.toMatch(/[\r\n]/);
  expect(made.body.split('\n')[0]).toMatch(/^Name: Ann.?Bcc: all@example.com$/u);
});

describe('a message too long for an address', () => {
  const head = 'Name: Ann\nEmail: a+b@example.com\n\nMessage:\n';
  const mailBody = (text: string) => readMailto(mailtoAddress(make('Ann', text))).body?.replaceAll('\r\n', '\n') ?? '';
  const kinds = [
    ['Gmail', 8000, gmailAddress, (text: string) => readGmail(gmailAddress(make('Ann', text))).body ?? ''],
    ['a mail program', 2000, mailtoAddress, mailBody],
  ] as const;

  test.each(kinds)('%s gets name, email, as much as fits, and a note about the rest', (_, max, address, body) => {
    const text = 'The quick brown fox, say: 1/2? '.repeat(1000);
    expect(address(make('Ann', text)).length).toBeLessThanOrEqual(max);
    // One more character would not fit.
    expect(address(make('Ann', text)).length).toBeGreaterThan(max - 6);
    const [kept, end] = body(text).split('…\n\n');
    expect(kept?.startsWith(head)).toBe(true);
    expect(text.startsWith(kept?.slice(head.length) ?? '?')).toBe(true);
    expect(end).toBe(rest);
  });

  test.each(kinds)('%s gets the closing line whatever is cut (spec 7)', (_, max, address) => {
    const made = address(make('Ann', 'අ'.repeat(9000), 'Please attach your CV.'));
    expect(made.length).toBeLessThanOrEqual(max);
    expect(made).toMatch(/Please(\+|%20)attach(\+|%20)your(\+|%20)CV\.$/);
  });

  test.each(kinds)('%s never gets part of a grapheme', (_, _max, _address, body) => {
    for (const character of ['😀', '👩‍👩‍👧‍👦', 'e\u0301', 'නි'])
      for (const before of ['', 'a', 'ab', 'abc']) {
        const [kept = ''] = body(before + character.repeat(5000)).split('…\n\n');
        const letters = kept.slice(head.length + before.length);
        expect(letters).toBe(character.repeat(letters.length / character.length));
      }
  });

  test.each(kinds)('%s gets an address of valid length even for a very long name', (_, max, address) => {
    expect(address(make('අ'.repeat(3000), 'x')).length).toBeLessThanOrEqual(max);
  });

  it('is shortened only when the address is full', () => {
    const room = 8000 - gmailAddress(make('Ann', '')).length + encodeURIComponent('–').length;
    // Each of these characters is encoded as a single one.
    const text = 'To: a/b, c? $4 @home! '.repeat(400).slice(0, room - 1);
    expect(fitsGmail(make('Ann', `${text}x`))).toBe(true);
    expect(fitsGmail(make('Ann', `${text}xx`))).toBe(false);
  });
});
