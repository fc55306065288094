interface ComposeAddress {
  to: string | null;
  subject: string | null;
  body: string | null;
}

/** Parses the URL of Gmail's compose window. Throws for any other URL. */
export function readGmail(address: string): ComposeAddress {
  const url = new URL(address);
  if (url.origin !== 'https://mail.google.com' || url.pathname !== '/mail/') throw new Error(`Not Gmail: ${address}`);
  if (url.searchParams.get('view') !== 'cm' || url.searchParams.get('fs') !== '1')
    throw new Error(`Not the compose window: ${address}`);
  if ([...url.searchParams.keys()].join(' ') !== 'view fs to su body' || url.hash)
    throw new Error(`Unexpected parts: ${address}`);
  return { to: url.searchParams.get('to'), subject: url.searchParams.get('su'), body: url.searchParams.get('body') };
}

/** Parses a `mailto:` URL, in which a plus is literal (RFC 6068). */
export function readMailto(address: string): ComposeAddress {
  const { protocol, pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
  if (protocol !== 'mailto:' || [...searchParams.keys()].join(' ') !== 'subject body')
    throw new Error(`Unexpected parts: ${address}`);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}
