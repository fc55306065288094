import type { IncomingMessage, ServerResponse } from 'node:http';
import { revalidate, securityHeaders } from '@/lib/headers';
import type { Answer } from './resolve';
import type { Encoding, Served, Variant } from './snapshot';

/** Matches an encoding in Accept-Encoding unless it is refused by `q=0`. */
const offers = (encoding: string): RegExp =>
  new RegExp(`(?:^|[,\\s])${encoding}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`, 'i');
const compressions = [
  ['br', offers('br')],
  ['gzip', offers('gzip')],
] as const satisfies readonly (readonly [Encoding, RegExp])[];

/** Best variant that the client takes: brotli, then gzip, then as it is. */
function negotiate(accept: string | undefined, variants: Served['variants']): Variant {
  if (accept)
    for (const [encoding, offered] of compressions) {
      const variant = variants[encoding];
      if (variant && offered.test(accept)) return variant;
    }
  return variants.identity;
}

/** Whether the client's copy, named in If-None-Match, is the current one. */
function unchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Reads a Range header with a single range.
 *
 * @param size  length of the file in bytes
 * @returns first and last byte; 'bad' when the range lies outside; undefined when the whole file should be sent
 */
function byteRange(header: string | undefined, size: number): { first: number; last: number } | 'bad' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const first = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const last = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return first > last || first >= size ? 'bad' : { first, last };
}

const common = securityHeaders.flat();

interface Message {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body?: Buffer;
}

/** Works out the message for an answer: the variant, whether the client has it already, or the part that it wants. */
function messageFor({ headers: asked }: IncomingMessage, answer: Answer): Message {
  if ('location' in answer)
    return { status: answer.status, headers: ['Location', answer.location, 'Cache-Control', revalidate, ...common] };
  const { served, status } = answer;
  const variant = negotiate(asked['accept-encoding'], served.variants);
  const { body, etag, headers } = variant;
  if (status === 404) return { status, headers, body };
  if (unchanged(asked['if-none-match'], etag)) return { status: 304, headers };
  const partial = variant === served.variants.identity && (asked['if-range'] ?? etag) === etag;
  const range = partial ? byteRange(asked.range, body.length) : undefined;
  if (range === undefined) return { status, headers, body };
  if (range === 'bad') return { status: 416, headers: ['Content-Range', `bytes */${body.length}`, ...common] };
  const { first, last } = range;
  const about = ['Content-Range', `bytes ${first}-${last}/${body.length}`];
  return { status: 206, headers: [...headers, ...about], body: body.subarray(first, last + 1) };
}

/** Writes an answer. Never throws for anything that a client can send. */
export function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = messageFor(request, answer);
  const length = status === 304 ? [] : ['Content-Length', String(body?.length ?? 0)];
  response.writeHead(status, [...headers, ...length]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The site is for reading: any other method is refused. */
export function refuse(response: ServerResponse): void {
  response.writeHead(405, ['Allow', 'GET, HEAD', 'Content-Length', '0', ...common]);
  response.end();
}
