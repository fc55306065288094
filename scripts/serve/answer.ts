import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sendFile from 'send';
import {
  addresses,
  cacheControl,
  contentType,
  isCompressible,
  notFoundPage,
  permanent,
  securityHeaders,
} from '@/lib/headers';
import { publicFiles, readRedirects, releaseFile } from './release';

/** A finished export. */
interface Site {
  folder: string;
  /** Files by address: pages without .html, others by their path. */
  files: Map<string, string>;
  /** Every known spelling of an address in lower case → the canonical address. */
  spellings: Map<string, string>;
}

/**
 * Lists a finished export.
 *
 * @param dir  its folder, or a symbolic link to it
 * @throws when the folder holds no finished export
 */
export function readSite(dir: string): Site {
  // It was empty before it listed the redirects.
  if (!fs.statSync(path.join(dir, releaseFile), { throwIfNoEntry: false })?.size)
    throw new Error(
      `${dir} holds no finished site: its build failed, is still running or never ran. Run “npm run build” and let it end.`,
    );
  // Resolved once, so that a deployment that switches the link does not mix two releases.
  const folder = fs.realpathSync(dir);
  const named = publicFiles(folder).map((name) => [name.replace(/(^\/)index\.html$|\.html$/, '$1'), name] as const);
  const files = new Map(named.filter(([address]) => address !== notFoundPage));
  const pages = [...files].filter(([, name]) => name.endsWith('.html')).map(([address]) => address);
  const spellings = new Map(
    addresses(pages, readRedirects(folder)).map(({ path: from, to }) => [from.toLowerCase(), to]),
  );
  return { folder, files, spellings };
}

/** Path and query of a request target; no path when it cannot be decoded. */
function parseTarget(target: string): { address?: string; query: string } {
  const [, raw = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  try {
    return { address: decodeURIComponent(raw || '/'), query };
  } catch {
    return { query };
  }
}

const withQuery = (address: string, query: string): string => address.replace(/(?=#)|$/, () => query);

/** Content encodings in order of preference, with the extension of the compressed file. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Answers a request. Files are looked up by their exact name in a map, so that no path traversal is possible, and a
 * redirect can only lead to an address of this site.
 *
 * @param fail  called when a file cannot be read
 */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, files, spellings }: Site,
  fail: (error: Error) => void,
): void {
  const { method, url = '/', headers: asked } = request;
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const { address = '', query } = parseTarget(url);
  const found = files.get(address);
  const to = found ? undefined : spellings.get(address.toLowerCase().replace(/(?:\/|\.html)$/, ''));
  if (to !== undefined) {
    response.writeHead(permanent, { 'Cache-Control': cacheControl(to), Location: withQuery(to, query) }).end();
    return;
  }

  const name = found ?? `${notFoundPage}.html`;
  const accepted = String(asked['accept-encoding'] ?? '');
  const [encoding, end = ''] =
    encodings.find(([one, end]) => accepted.includes(one) && fs.existsSync(folder + name + end)) ?? [];
  const compressible = isCompressible(name);
  response.statusCode = found ? 200 : 404;
  response.setHeader('Content-Type', contentType(name));
  response.setHeader('Cache-Control', cacheControl(name));
  if (compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  sendFile(request, encodeURI(name + end), {
    root: folder,
    dotfiles: 'allow',
    cacheControl: false,
    acceptRanges: !compressible,
  })
    .on('error', (error: Error & { status?: number; headers?: Record<string, string> }) => {
      if (error.status === 416) response.writeHead(416, error.headers).end();
      else fail(error);
    })
    .pipe(response);
}
