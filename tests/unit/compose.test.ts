import { cleanLine, cleanText, draft, gmailAddress, mailtoAddress } from '@/lib/compose';
import { brokenTexts, oddTexts, readGmail, readMailto } from '../support/texts';

const to = 'hello@ridgelight.example';
const make = (name: string, message: string) =>
  draft(
    to,
    `Message from ${name}`,
    [
      ['Name', name],
      ['Email', 'a+b@example.com'],
    ],
    ['Message', message],
  );

describe('the message (spec 7)', () => {
  it('lists the fields, then the message, then the note', () => {
    expect(
      draft(
        to,
        'S',
        [
          ['Name', 'Ann'],
          ['Phone', ''],
        ],
        ['Message', 'Hello'],
        'Attach your CV.',
      ),
    ).toEqual({
      to,
      subject: 'S',
      body: 'Name: Ann\nPhone: –\n\nMessage:\nHello\n\nAttach your CV.',
    });
  });

  test.each(['', ' ', '\n\n', '\u00a0\t'])('only spaces (%j) stand as a dash', (blank) => {
    expect(make(blank, blank).body).toBe('Name: –\nEmail: a+b@example.com\n\nMessage:\n–');
    expect(make(blank, blank).subject).toBe('Message from');
  });
});

describe('odd texts arrive letter for letter', () => {
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

  test.each(brokenTexts)('%s is fixed', (_, text, arrives) => {
    expect(readGmail(gmailAddress(make('Ann', text))).body).toContain(`Message:\n${arrives}`);
    expect(cleanText(text)).toBe(arrives);
    expect(cleanText(arrives)).toBe(arrives);
  });
});

describe('a name cannot add mail headers', () => {
  test.each([
    'Ann\r\nBcc: all@example.com',
    'Ann\nBcc: all@example.com',
    'Ann\rBcc: all@example.com',
    'Ann\u2028Bcc: all@example.com',
    'Ann\u0085Bcc: all@example.com',
  ])('%j', (name) => {
    const made = make(name, 'x');
    expect(made.subject).not.toMatch(/[\r\n\u2028\u2029]/);
    expect(made.body.split('\n')[0]).toMatch(/^Name: Ann.?Bcc: all@example.com$/u);
    expect(mailtoAddress(made).match(/[?&]bcc=/i)).toBeNull();
  });

  it('nor can an ampersand in it', () => {
    expect(readGmail(gmailAddress(make('A&bcc=x@example.com#', 'x'))).subject).toBe(
      'Message from A&bcc=x@example.com#',
    );
  });
});

it('10,000 characters are kept whole', () => {
  const text = 'ඇ'.repeat(10_000);
  expect(readGmail(gmailAddress(make('Ann', text))).body).toContain(text);
});

test.each([
  ['  a   b  ', 'a b'],
  ['a\tb', 'a b'],
  ['\uFEFFa', 'a'],
])('%j becomes one line without spaces around it', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});
