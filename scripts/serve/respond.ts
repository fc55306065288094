import type { IncomingMessage, ServerResponse } from 'node:http';
import { revalidate, securityHeaders } from '../../lib/headers';
import type { Answer } from './resolve';
import type { Encoding, Served, Variant } from './snapshot';

/** Best variant that the client takes: brotli, then gzip, then as it is. `q=0` means “not this one”. */
export function negotiate(accept: string | undefined, variants: Served['variants']): Variant {
  if (accept)
    for (const encoding of ['br', 'gzip'] satisfies Encoding[]) {
      const variant = variants[encoding];
      if (variant && new RegExp(`(?:^|[,\\s])${encoding}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`, 'i').test(accept))
        return variant;
    }
  return variants.identity;
}

/** Whether the client's copy, named in If-None-Match, is the current one. */
export function unchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Reads a Range header with a single range.
 *
 * @param size  length of the file in bytes
 * @returns first and last byte; 'bad' when the range lies outside; undefined when the whole file should be sent
 */
export function byteRange(header: string | undefined, size: number): { first: number; last: number } | 'bad' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const first = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const last = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return first > last || first >= size ? 'bad' : { first, last };
}

const common = securityHeaders.flat();

/** Writes an answer. Never throws for anything that a client can send. */
export function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const send = (status: number, headers: string[], body?: Buffer) => {
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if ('location' in answer)
    return send(answer.status, ['Location', answer.location, 'Cache-Control', revalidate, 'Content-Length', '0', ...common]);
  const variant = negotiate(request.headers['accept-encoding'], answer.served.variants);
  const { body, etag, headers } = variant;
  if (answer.status === 200) {
    if (unchanged(request.headers['if-none-match'], etag)) return send(304, headers);
    const sameFile = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
    const range = sameFile && variant === answer.served.variants.identity ? byteRange(request.headers.range, body.length) : undefined;
    if (range === 'bad') return send(416, ['Content-Range', `bytes */${body.length}`, 'Content-Length', '0', ...common]);
    if (range) {
      const part = body.subarray(range.first, range.last + 1);
      const about = ['Content-Range', `bytes ${range.first}-${range.last}/${body.length}`, 'Content-Length', String(part.length)];
      return send(206, [...headers, ...about], part);
    }
  }
  send(answer.status, [...headers, 'Content-Length', String(body.length)], body);
}

/** The site is for reading: any other method is refused. */
export function refuse(response: ServerResponse): void {
  response.writeHead(405, ['Allow', 'GET, HEAD', 'Content-Length', '0', ...common]);
  response.end();
}
