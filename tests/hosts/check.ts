import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { securityHeaders } from '../../lib/headers';
import { type RawAnswer, rawRequest } from './request';
import type { Expected, HostCase } from './table';

/** An answer that one host cannot be made to give. It is checked all the same, so that it cannot hide anything else. */
export interface Exception {
  /** Names of the cases. */
  cases: RegExp;
  /** Why no configuration changes it. */
  reason: string;
  /** What the host answers instead; what is undefined is not looked at. */
  accept: Partial<Expected> & {
    /** The host tidies the address by redirects of its own first; behind them, the answer must be the expected one. */
    follow?: true;
  };
}

/** What an answer says, in the terms of the table. */
function read({ status, headers, body }: RawAnswer, { file, range }: Expected, folder: string): Expected {
  const whole = file ? fs.readFileSync(path.join(folder, file)) : undefined;
  const [first = 0, last = Infinity] = range?.match(/\d+/g)?.map(Number) ?? [];
  return {
    status,
    // Some hosts write out the whole address; then it must be their own.
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

/** What is wrong with an answer, in words. */
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

/** The answer behind a redirect or two, each of which must lead to a plain path of the same host. */
async function followed(origin: string, line: HostCase, first: RawAnswer, hops = 2): Promise<RawAnswer> {
  const target = (first.headers.location ?? '').replace(new RegExp(`^${origin}(?=/)`), '');
  if (!isRedirect(first) || !/^\/(?![/\\])/.test(target))
    throw new Error(`status ${first.status} and Location “${target}”, not a redirect within the site`);
  const answer = await rawRequest(origin, { ...line, target });
  return isRedirect(answer) && hops > 1 ? followed(origin, line, answer, hops - 1) : answer;
}

/** Runs the table against a running host; one text for each answer that is wrong. */
export async function checkHost(
  origin: string,
  folder: string,
  table: readonly HostCase[],
  exceptions: readonly Exception[] = [],
): Promise<string[]> {
  const { headers } = await rawRequest(origin, { target: '/about' });
  /** A browser that has the page already must be told so in a few bytes, and must get a changed one. */
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
