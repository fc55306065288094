/** Texts that have broken forms elsewhere, by what is odd about them. */
export const oddTexts: readonly (readonly [name: string, text: string])[] = [
  ['line breaks', 'one\ntwo\n\nthree'],
  ['emoji with joiners', '👩‍👩‍👧‍👦 🏳️‍🌈 👨🏽‍🔧'],
  ['right-to-left override', 'abc\u202Edcba\u202C'],
  ['Hebrew and Arabic', 'שלום مرحبا'],
  ['Sinhala', 'අපට වෙබ් යෙදුමක් අවශ්‍යයි'],
  ['Tamil', 'எங்களுக்கு ஒரு செயலி வேண்டும்'],
  ['address characters', 'a&b#c+d%e=f?g;h/i\\j'],
  ['percent codes', '%0A%0D%00%26bcc=x@example.com'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['quotation marks', `"double" 'single' \`grave\``],
  ['template places', '{name} {email} $& $1 $<a>'],
  ['combining marks', 'Z̶a̶l̶g̶o̶ e\u0301'],
  ['line separators', 'a\u2028b\u2029c'],
  ['private use and astral', '\uE000 𝒳 𠮷'],
];

/** Texts with characters that cannot be sent as they are, and what has to arrive. */
export const brokenTexts: readonly (readonly [name: string, text: string, arrives: string])[] = [
  ['CR LF', 'a\r\nb\rc', 'a\nb\nc'],
  ['NUL', 'a\u0000b', 'ab'],
  ['other control characters', 'a\u0007\u001b[31m\u007fb', 'a[31mb'],
  ['a lone high surrogate', 'a\uD83Db', 'a\uFFFDb'],
  ['a lone low surrogate', 'a\uDE00b', 'a\uFFFDb'],
  ['surrogates in the wrong order', '\uDE00\uD83D', '\uFFFD\uFFFD'],
  ['a lone surrogate beside a pair', '\uD83D😀\uDE00', '\uFFFD😀\uFFFD'],
];

export interface ComposeAddress {
  to: string | null;
  subject: string | null;
  body: string | null;
}

/** What Gmail's compose window is asked to show. Throws for any other address. */
export function readGmail(address: string): ComposeAddress {
  const url = new URL(address);
  if (url.origin !== 'https://mail.google.com' || url.pathname !== '/mail/') throw new Error(`Not Gmail: ${address}`);
  if (url.searchParams.get('view') !== 'cm' || url.searchParams.get('fs') !== '1')
    throw new Error(`Not the compose window: ${address}`);
  if ([...url.searchParams.keys()].join(' ') !== 'view fs to su body' || url.hash)
    throw new Error(`Odd parts: ${address}`);
  return { to: url.searchParams.get('to'), subject: url.searchParams.get('su'), body: url.searchParams.get('body') };
}

/** What a mail program is asked to show. In a `mailto:` address a plus is a plus (RFC 6068). */
export function readMailto(address: string): ComposeAddress {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? [];
  const values = new Map(
    query.split('&').map((pair) => pair.split('=', 2).map(decodeURIComponent) as [string, string]),
  );
  if ([...values.keys()].join(' ') !== 'subject body') throw new Error(`Odd parts: ${address}`);
  return { to, subject: values.get('subject') ?? null, body: values.get('body') ?? null };
}
