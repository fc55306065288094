import type { IncomingMessage } from 'node:http';
import { isImmutable, permanent, revalidate, securityHeaders } from '@/lib/headers';
import { encodings, type Snapshot, type Variant, type Variants } from './snapshot';

export interface Answer {
  status: number;
  /** Names and values in turn, without Content-Length. */
  headers: string[];
  body?: Buffer;
}

/** Headers of the answers that have no file. */
const common = ['Cache-Control', revalidate, ...securityHeaders.flat()];

/**
 * Finds what an address means. Files are looked up by their exact name in a map, so no address, however odd, can leave
 * the export, and a redirect can only lead to an address of this site.
 *
 * @param target  request target as the client sent it, with its query
 * @returns the file, the right spelling of its address, or undefined
 */
function find(target: string, [now, ...earlier]: readonly [Snapshot, ...Snapshot[]]): Variants | string | undefined {
  // Clients that speak through a proxy may send the whole address.
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [, rawPath = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(local) ?? [];
  let path: string;
  try {
    path = decodeURIComponent(rawPath || '/');
  } catch {
    return undefined;
  }
  const spelling = now.spellings.get(path.toLowerCase().replace(/(?:\/|\.html)$/, ''));
  const kept = isImmutable(path) ? earlier : [];
  return (
    now.files.get(path) ??
    (spelling === undefined ? undefined : spelling + query) ??
    kept.map(({ files }) => files.get(path)).find((file) => file !== undefined)
  );
}

/** Whether the value of Accept-Encoding takes an encoding: it is named, and not with `q=0`. */
const takes = (accept: string, encoding: string): boolean =>
  accept.split(',').some((offer) => {
    const [name, q = '1'] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === encoding && Number(q) > 0;
  });

/** The smallest variant that the client takes. */
function negotiate(accept: string, variants: Variants): Variant {
  for (const encoding of Object.keys(encodings) as (keyof typeof encodings)[]) {
    const variant = variants[encoding];
    if (variant && takes(accept, encoding)) return variant;
  }
  return variants.identity;
}

/** Whether the client's copy, named in If-None-Match, is the current one. */
const unchanged = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/**
 * The part of a file that a Range header with one range asks for; any other such header is answered with the whole file,
 * as RFC 9110 14.2 allows.
 */
function part(range: string, { body, headers }: Variant): Answer | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  const size = body.length;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last) return { status: 416, headers: ['Content-Range', `bytes */${size}`, ...common] };
  const contentRange = `bytes ${first}-${last}/${size}`;
  return { status: 206, headers: [...headers, 'Content-Range', contentRange], body: body.subarray(first, last + 1) };
}

/**
 * Works out the answer to a request.
 *
 * @param releases  the current release, then earlier ones: their hashed files are still answered, for pages that were
 *   opened before a new release
 */
export function answer(
  { method, url = '/', headers: asked }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  releases: readonly [Snapshot, ...Snapshot[]],
): Answer {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: ['Allow', 'GET, HEAD', ...common] };
  const found = find(url, releases);
  if (typeof found === 'string') return { status: permanent, headers: ['Location', found, ...common] };
  const variants = found ?? releases[0].notFound;
  const variant = negotiate(String(asked['accept-encoding'] ?? ''), variants);
  const { body, etag, headers } = variant;
  if (!found) return { status: 404, headers, body };
  if (unchanged(asked['if-none-match'] ?? '', etag)) return { status: 304, headers };
  const partial = headers.includes('Accept-Ranges') && (asked['if-range'] ?? etag) === etag;
  return (partial && part(asked.range ?? '', variant)) || { status: 200, headers, body };
}
