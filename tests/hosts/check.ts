import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { securityHeaders } from '../../lib/headers';
import { type RawAnswer, rawRequest } from './request';
import type { Expected, HostCase } from './table';

/** A known deviation of one host, which is checked as well, so that it hides no other. */
export interface Exception {
  /** Names of the cases. */
  cases: RegExp;
  /** Why no configuration can change it. */
  reason: string;
  /** What the host answers instead; undefined fields are not checked. */
  accept: Partial<Expected> & {
    /** The host first redirects to a normalised address, which must answer as expected. */
    follow?: true;
  };
}

/** An answer in the terms of the table. */
function read({ status, headers, body }: RawAnswer, { file, range }: Expected, folder: string): Expected {
  const whole = file ? fs.readFileSync(path.join(folder, file)) : undefined;
  const [first = 0, last = Infinity] = range?.match(/\d+/g)?.map(Number) ?? [];
  return {
    status,
    // Some hosts send an absolute URL, which must be their own.
    location: headers.location?.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/, ''),
    type: headers['content-type']?.toLowerCase().replace(/;\s*/, '; '),
    cache: headers['cache-control'],
    encoding: headers['content-encoding'] ?? 'none',
    vary: /accept-encoding/i.test(headers.vary ?? ''),
    notSecure: securityHeaders.flatMap(([name, value]) => (headers[name.toLowerCase()] === value ? [] : name)),
    range: headers['content-range'],
    file: whole?.subarray(first, last + 1).equals(body)
      ? file
      : `${body.length} bytes: ${body.toString('latin1', 0, 50)}`,
  };
}

function compare(answer: RawAnswer, expected: Expected, folder: string): string[] {
  const { status, encoding = 'none' } = expected;
  const always: Partial<Expected> = {
    vary: encoding === 'none' ? undefined : true,
    notSecure: status < 300 || status === 404 ? [] : undefined,
  };
  const got = read(answer, expected, folder);
  return Object.entries({ ...always, ...expected }).flatMap(([what, want]) => {
    const found = got[what as keyof Expected];
    return want === undefined || isDeepStrictEqual(found, want) ? [] : `${what} is ${found}, not ${want}`;
  });
}

const isRedirect = ({ status }: RawAnswer): boolean => status >= 300 && status < 400 && status !== 304;

/** Follows up to two redirects, which must stay on the same host. */
async function followed(origin: string, line: HostCase, first: RawAnswer, hops = 2): Promise<RawAnswer> {
  const target = (first.headers.location ?? '').replace(new RegExp(`^${origin}(?=/)`), '');
  if (!isRedirect(first) || !/^\/(?![/\\])/.test(target))
    throw new Error(`status ${first.status} and Location “${target}”, not a redirect within the site`);
  const answer = await rawRequest(origin, { ...line, target });
  return isRedirect(answer) && hops > 1 ? followed(origin, line, answer, hops - 1) : answer;
}

/** @returns a message for each wrong answer */
export async function checkHost(
  origin: string,
  folder: string,
  table: readonly HostCase[],
  exceptions: readonly Exception[] = [],
): Promise<string[]> {
  const { headers } = await rawRequest(origin, { target: '/about' });
  /** Revalidation of a cached page. */
  const copy = (etag: string, status: number): HostCase => ({
    name: `copy ${etag}`,
    target: '/about',
    headers: { 'If-None-Match': etag },
    expect: { status },
  });
  const wrong: string[] = [];
  for (const line of [...table, copy(headers.etag ?? 'none', 304), copy('"other"', 200)]) {
    const { follow, ...accept }: Exception['accept'] =
      exceptions.find(({ cases }) => cases.test(line.name))?.accept ?? {};
    try {
      const first = await rawRequest(origin, line);
      const answer = follow ? await followed(origin, line, first) : first;
      const problems = compare(answer, { ...line.expect, ...accept }, folder);
      wrong.push(...problems.map((problem) => `${line.name}: ${problem}`));
    } catch (error) {
      wrong.push(`${line.name}: ${error}`);
    }
  }
  return wrong;
}
