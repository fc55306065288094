import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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

/** A finished export. */
export interface Site {
  folder: string;
  /** Files by address: pages without .html, others by their path. */
  files: Map<string, string>;
  /** Every known spelling of an address in lower case → the canonical address. */
  spellings: Map<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string | number>;
  body?: Readable;
}

/** What HTTP/1.1 and HTTP/2 responses have in common. */
interface ResponseHead {
  writeHead: (status: number, headers: Answer['headers']) => unknown;
}

/**
 * Lists a finished export.
 *
 * @param dir  its folder, or a symbolic link to it
 * @param moved  permanent redirects
 * @throws when the folder holds no finished export
 */
export function readSite(dir: string, moved: readonly Redirect[] = []): Site {
  if (!fs.existsSync(path.join(dir, releaseFile)))
    throw new Error(
      `${dir} holds no finished site: its build failed, is still running or never ran. Run “npm run build” and let it end.`,
    );
  // Resolved once, so that a deployment that switches the link does not mix two releases.
  const folder = fs.realpathSync(dir);
  const named = publicFiles(folder).map((name) => [name.replace(/(^\/)index\.html$|\.html$/, '$1'), name] as const);
  const files = new Map(named.filter(([address]) => address !== notFoundPage));
  const pages = [...files].filter(([, name]) => name.endsWith('.html')).map(([address]) => address);
  const spellings = new Map(addresses(pages, moved).map(({ path: from, to }) => [from.toLowerCase(), to]));
  return { folder, files, spellings };
}

const commonHeaders = { 'Cache-Control': revalidate, ...Object.fromEntries(securityHeaders) };

/** Content encodings in order of preference, with the extension of the compressed file. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Whether an Accept-Encoding header names an encoding without `q=0`. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((offer) => {
    const [name, q = '1'] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === encoding && Number(q) > 0;
  });

/** First and last byte. */
interface Part {
  start: number;
  end: number;
}

/**
 * The part that a Range header with a single range asks for. Any other Range header is ignored, as RFC 9110 14.2 allows.
 */
function requestedPart(header: string, size: number): Part | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  return { start, end: from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Path and query of a request target; no path when it cannot be decoded. */
function parseTarget(target: string): { address?: string; query: string } {
  // Clients behind a proxy may send the whole URL.
  const [, raw = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target.replace(/^https?:\/\/[^/?]*/i, '')) ?? [];
  try {
    return { address: decodeURIComponent(raw || '/'), query };
  } catch {
    return { query };
  }
}

const isCompressible = (name: string) => (compressedExtensions as readonly string[]).includes(extension(name));

/** Status and headers of a file's answer after the request's conditions, and the part of the file to send, if any. */
function conditionalAnswer(
  asked: IncomingMessage['headers'],
  name: string,
  size: number,
  headers: Answer['headers'],
): Pick<Answer, 'status' | 'headers'> & { part?: Part } {
  const { ETag: etag } = headers;
  if (asked['if-none-match']?.includes(String(etag))) return { status: 304, headers };
  const isRangeAllowed = !isCompressible(name) && (asked['if-range'] ?? etag) === etag;
  const part = isRangeAllowed ? requestedPart(asked.range ?? '', size) : undefined;
  const contentRange = (range: string) => ({ ...headers, 'Content-Range': `bytes ${range}/${size}` });
  if (!part) return { status: 200, headers, part: { start: 0, end: size - 1 } };
  if (part.start > part.end) return { status: 416, headers: contentRange('*') };
  return { status: 206, headers: contentRange(`${part.start}-${part.end}`), part };
}

/**
 * Answers a request. Files are looked up by their exact name in a map, so that no path traversal is possible, and a
 * redirect can only lead to an address of this site.
 */
export async function answer(
  { method, url = '/', headers: asked }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { folder, files, spellings }: Site,
): Promise<Answer> {
  const empty = { ...commonHeaders, 'Content-Length': 0 };
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { ...empty, Allow: 'GET, HEAD' } };
  const { address = '', query } = parseTarget(url);
  const found = files.get(address);
  const to = found ? undefined : spellings.get(address.toLowerCase().replace(/(?:\/|\.html)$/, ''));
  if (to !== undefined) return { status: permanent, headers: { ...empty, Location: to + query } };

  const name = found ?? `${notFoundPage}.html`;
  const file = path.join(folder, name);
  const accept = String(asked['accept-encoding'] ?? '');
  const [encoding, end = ''] = encodings.find(([one, end]) => accepts(accept, one) && fs.existsSync(file + end)) ?? [];
  // Size and bytes come from one handle, so that both are of one release even while another replaces it.
  const handle = await fs.promises.open(file + end);
  const { size, mtimeMs } = await handle.stat();
  const { status, headers, part } = conditionalAnswer(found ? asked : {}, name, size, {
    ...commonHeaders,
    'Content-Type': contentType(name),
    'Cache-Control': cacheControl(name),
    ETag: `"${hash(`${name}${end} ${size} ${mtimeMs}`)}"`,
    ...(isCompressible(name) ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  const length = part ? part.end - part.start + 1 : 0;
  const result: Answer = {
    status: found ? status : 404,
    headers: status === 304 ? headers : { ...headers, 'Content-Length': length },
  };
  if (length > 0 && method === 'GET') return { ...result, body: handle.createReadStream(part) };
  await handle.close();
  return result;
}

/**
 * Sends an answer.
 *
 * @throws when the file cannot be read to its end; a client that hangs up is no error
 */
export async function send({ status, headers, body }: Answer, response: Writable & ResponseHead): Promise<void> {
  response.writeHead(status, headers);
  if (!body) response.end();
  else
    await pipeline(body, response).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
}
