import fs from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@/lib/hash';
import {
  addresses,
  cacheControl,
  compressedExtensions,
  contentType,
  extension,
  hiddenPages,
  isImmutable,
  type Redirect,
  securityHeaders,
} from '@/lib/headers';
import { publicFiles, readRelease } from './release';

/** Content encodings that are sent, the best first, with the extension of the compressed variant. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/** One way to send a file: its bytes and the headers that go with them, names and values in turn. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
}

/** A file of the export as it is and, for text, compressed. */
export type Variants = { identity: Variant } & Partial<Record<keyof typeof encodings, Variant>>;

/** The whole export at one moment, in memory: no answer can mix two releases. */
export interface Snapshot {
  release: string;
  /** By address: pages without .html, other files by their path. */
  files: Map<string, Variants>;
  /** Any known spelling of an address in small letters → the right address. */
  spellings: Map<string, string>;
  notFound: Variants;
}

const compressible = new Set<string>(compressedExtensions);

async function readVariants(folder: string, name: string): Promise<Variants> {
  const raw = await fs.readFile(path.join(folder, name));
  const isText = compressible.has(extension(name));
  const variant = (body: Buffer, encoding?: string): Variant => {
    const etag = `"${hash(body)}"`;
    const headers = ['Content-Type', contentType(name), 'Cache-Control', cacheControl(name), 'ETag', etag];
    headers.push(...(isText ? ['Vary', 'Accept-Encoding'] : ['Accept-Ranges', 'bytes']));
    if (encoding) headers.push('Content-Encoding', encoding);
    return { body, etag, headers: [...headers, ...securityHeaders.flat()] };
  };
  const variants: Variants = { identity: variant(raw) };
  for (const encoding of isText ? (['br', 'gzip'] as const) : []) {
    const body = await fs.readFile(path.join(folder, name + encodings[encoding])).catch(() => undefined);
    if (body) variants[encoding] = variant(body, encoding);
  }
  return variants;
}

const hidden = new Set<string>(hiddenPages);

/** Address at which a file is served; undefined for the pages that are the host's own. */
function addressOf(name: string): string | undefined {
  if (!name.endsWith('.html')) return name.startsWith('/_not-found') ? undefined : name;
  const page = name.slice(0, -'.html'.length);
  if (hidden.has(page)) return undefined;
  return page === '/index' ? '/' : page;
}

/**
 * Reads a finished export into memory.
 *
 * @param folder  the export, or a link to it
 * @param moved  addresses that have moved for good
 * @param earlier  snapshot whose hashed files are taken over instead of read again
 * @returns undefined when the export is not finished, or was changed while it was read
 */
export async function takeSnapshot(
  folder: string,
  moved: readonly Redirect[],
  earlier?: Snapshot,
): Promise<Snapshot | undefined> {
  try {
    // One real folder throughout, even if a link to it is switched meanwhile.
    const real = await fs.realpath(folder);
    const release = await readRelease(real);
    if (release === undefined) return undefined;
    const files: Snapshot['files'] = new Map();
    const pages: string[] = [];
    for (const name of await publicFiles(real)) {
      const address = addressOf(name);
      if (address === undefined) continue;
      const known = isImmutable(name) ? earlier?.files.get(name) : undefined;
      files.set(address, known ?? (await readVariants(real, name)));
      if (name.endsWith('.html')) pages.push(address);
    }
    const notFound = await readVariants(real, '/404.html');
    if (release !== (await readRelease(real))) return undefined;
    const spellings = new Map(addresses(pages, moved).map(({ path: from, to }) => [from.toLowerCase(), to]));
    return { release, files, spellings, notFound };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
