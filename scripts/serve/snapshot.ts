import fs from 'node:fs/promises';
import path from 'node:path';
import {
  addresses,
  cacheControl,
  compressedEndings,
  contentType,
  ending,
  hiddenPages,
  isImmutable,
  securityHeaders,
} from '@/lib/headers';
import { digest, publicFiles, readRelease, releaseOf } from './release';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One way in which a file can be sent: its bytes and the headers that go with them, ready to write. */
export interface Variant {
  body: Buffer;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them; without Content-Length. */
  headers: string[];
}

/** One file of the export. */
export interface Served {
  digest: string;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

/** The whole export at one moment, in memory: no answer can mix two releases. */
export interface Snapshot {
  release: string;
  /** By address: pages without .html, other files by their path. */
  files: Map<string, Served>;
  /** Any known spelling of an address in small letters → the right address. */
  spellings: Map<string, string>;
  notFound: Served;
}

const compressedEnding = { br: '.br', gzip: '.gz' } as const;
const text = new Set<string>(compressedEndings);

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await fs.readFile(file);
  } catch {
    return undefined;
  }
}

async function readServed(folder: string, name: string): Promise<Served> {
  const file = path.join(folder, name);
  const raw = await fs.readFile(file);
  const rawDigest = digest(raw);
  const compressible = text.has(ending(name));
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const etag = encoding === 'identity' ? `"${rawDigest}"` : `"${rawDigest}-${encoding}"`;
    const headers = ['Content-Type', contentType(name), 'Cache-Control', cacheControl(name), 'ETag', etag];
    if (compressible) headers.push('Vary', 'Accept-Encoding');
    else headers.push('Accept-Ranges', 'bytes');
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    return { body, etag, headers: [...headers, ...securityHeaders.flat()] };
  };
  const variants: Served['variants'] = { identity: variant(raw, 'identity') };
  if (compressible)
    for (const encoding of ['br', 'gzip'] as const) {
      const body = await readIfThere(file + compressedEnding[encoding]);
      if (body) variants[encoding] = variant(body, encoding);
    }
  return { digest: rawDigest, variants };
}

const hidden = new Set<string>(hiddenPages);
const bareNotFound = Buffer.from('Page not found.\n');

/** Address at which a file is served; undefined for the pages that are the host's own. */
function addressOf(name: string): string | undefined {
  const page = name.endsWith('.html') ? name.slice(0, -'.html'.length) : undefined;
  if (page === undefined) return name.startsWith('/_not-found') ? undefined : name;
  if (hidden.has(page)) return undefined;
  return page === '/index' ? '/' : page;
}

/**
 * Reads an export into memory.
 *
 * @param moved  addresses that have moved for good
 * @param earlier  snapshot whose unchanged hashed files are taken over instead of read again
 * @returns undefined when the folder changed while it was read; the caller tries again later
 */
export async function takeSnapshot(
  folder: string,
  moved: readonly { from: string; to: string }[],
  earlier?: Snapshot,
): Promise<Snapshot | undefined> {
  // One real folder throughout, even if a link to it is switched meanwhile.
  const real = await fs.realpath(folder);
  const stamp = await readRelease(real);
  const files: Snapshot['files'] = new Map();
  const digests: [string, string][] = [];
  const pages: string[] = [];
  let notFound: Served | undefined;
  for (const name of await publicFiles(real)) {
    const known = isImmutable(name) ? earlier?.files.get(name) : undefined;
    const served = known ?? (await readServed(real, name));
    digests.push([name, served.digest]);
    if (name === '/404.html') notFound = served;
    const address = addressOf(name);
    if (address === undefined) continue;
    files.set(address, served);
    if (name.endsWith('.html')) pages.push(address);
  }
  const release = releaseOf(digests);
  if (stamp !== undefined && (stamp !== release || stamp !== (await readRelease(real))))
    // A hashed file whose content changed under its name is the one mistake that reading all of it mends.
    return earlier ? takeSnapshot(real, moved) : undefined;
  const plain = ['Content-Type', contentType('.txt'), ...securityHeaders.flat()];
  const bare = { body: bareNotFound, etag: '"bare"', headers: plain };
  return {
    release,
    files,
    spellings: new Map(addresses(pages, moved).map(({ path: from, to }) => [from.toLowerCase(), to])),
    notFound: notFound ?? { digest: 'bare', variants: { identity: bare } },
  };
}
