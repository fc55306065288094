import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { hash } from '@/lib/hash';
import {
  addresses,
  cacheControl,
  compressedExtensions,
  contentType,
  extension,
  notFoundPage,
  permanent,
  type Redirect,
  revalidate,
  securityHeaders,
} from '@/lib/headers';
import { publicFiles, releaseFile } from './release';

/** What there is to answer with. */
export interface Site {
  folder: string;
  /** Files by address: pages without .html, others by their path. */
  files: Map<string, string>;
  /** Any known spelling of an address in small letters → the right address. */
  spellings: Map<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
}

/**
 * Lists a finished export.
 *
 * @param dir  its folder, or a link to it
 * @param moved  addresses that have moved for good
 * @throws when the folder holds no finished export
 */
export function readSite(dir: string, moved: readonly Redirect[] = []): Site {
  if (!fs.existsSync(path.join(dir, releaseFile)))
    throw new Error(
      `${dir} holds no finished site: its build was broken off, still runs, or never was. Run “npm run build” and let it end.`,
    );
  // One real folder throughout, even if a link to it is switched meanwhile.
  const folder = fs.realpathSync(dir);
  const named = publicFiles(folder).map((name) => [name.replace(/(^\/)index\.html$|\.html$/, '$1'), name] as const);
  const files = new Map(named.filter(([address]) => address !== notFoundPage));
  const pages = [...files].filter(([, name]) => name.endsWith('.html')).map(([address]) => address);
  const spellings = new Map(addresses(pages, moved).map(({ path: from, to }) => [from.toLowerCase(), to]));
  return { folder, files, spellings };
}

/** Headers of all answers. */
const common = { 'Cache-Control': revalidate, ...Object.fromEntries(securityHeaders) };

/** Content encodings that are sent, the best first, with the extension of the compressed variant. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Whether the value of Accept-Encoding takes an encoding: it is named, and not with `q=0`. */
const takes = (accept: string, encoding: string): boolean =>
  accept.split(',').some((offer) => {
    const [name, q = '1'] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === encoding && Number(q) > 0;
  });

/**
 * The part of a file that a Range header with one range asks for; any other such header is answered with the whole file,
 * as RFC 9110 14.2 allows.
 */
function part(range: string, body: Buffer, headers: Answer['headers']): Answer | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  const size = body.length;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last) return { status: 416, headers: { ...common, 'Content-Range': `bytes */${size}` } };
  const contentRange = `bytes ${first}-${last}/${size}`;
  return { status: 206, headers: { ...headers, 'Content-Range': contentRange }, body: body.subarray(first, last + 1) };
}

/** The decoded path of a request target and its query; no path where it cannot be decoded. */
function parts(target: string): { address?: string; query: string } {
  // Clients that speak through a proxy may send the whole address.
  const [, raw = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target.replace(/^https?:\/\/[^/?]*/i, '')) ?? [];
  try {
    return { address: decodeURIComponent(raw || '/'), query };
  } catch {
    return { query };
  }
}

/**
 * Works out the answer to a request. Files are looked up by their exact name in a map, so no address, however odd, can
 * leave the export, and a redirect can only lead to an address of this site.
 */
export async function answer(
  { method, url = '/', headers: asked }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { folder, files, spellings }: Site,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { ...common, Allow: 'GET, HEAD' } };
  const { address = '', query } = parts(url);
  const found = files.get(address);
  const to = found ? undefined : spellings.get(address.toLowerCase().replace(/(?:\/|\.html)$/, ''));
  if (to !== undefined) return { status: permanent, headers: { ...common, Location: to + query } };

  const name = found ?? `${notFoundPage}.html`;
  const file = path.join(folder, name);
  const accept = String(asked['accept-encoding'] ?? '');
  const [encoding, end = ''] = encodings.find(([one, end]) => takes(accept, one) && fs.existsSync(file + end)) ?? [];
  const body = await fs.promises.readFile(file + end);
  const etag = `"${hash(body)}"`;
  const isText = (compressedExtensions as readonly string[]).includes(extension(name));
  const headers: Answer['headers'] = {
    ...common,
    'Content-Type': contentType(name),
    'Cache-Control': cacheControl(name),
    ETag: etag,
    ...(isText ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  if (!found) return { status: 404, headers, body };
  if (asked['if-none-match']?.includes(etag)) return { status: 304, headers };
  const partial = !isText && (asked['if-range'] ?? etag) === etag;
  return (partial && part(asked.range ?? '', body, headers)) || { status: 200, headers, body };
}
