import fs from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '../../lib/headers';
import { type RawAnswer, rawRequest } from './request';
import type { Expected, HostCase } from './table';

/** An answer that one host cannot be made to give. It is checked all the same, so that it cannot hide anything else. */
export interface Exception {
  /** Names of the cases. */
  cases: RegExp;
  /** Why no configuration changes it. */
  reason: string;
  /** What the host answers instead. */
  accept: Partial<Expected> & Leniency;
}

interface Leniency {
  securityHeaders?: false;
  vary?: false;
  /** The host tidies the address by redirects of its own first; behind them, the answer must be the expected one. */
  follow?: true;
}

export interface CaseResult {
  name: string;
  /** Empty when the answer is right. */
  problems: string[];
}

const shown = (bytes: Buffer): string => JSON.stringify(bytes.toString('latin1', 0, 50));

/** Compares one answer with what is expected; returns what is wrong, in words. */
export function compare(answer: RawAnswer, expect: Expected & Leniency, folder: string, method = 'GET'): string[] {
  const problems: string[] = [];
  const same = (what: string, got: string | number | undefined, want: string | number | undefined) => {
    if (want !== undefined && got !== want) problems.push(`${what} is ${got ?? 'missing'}, not ${want}`);
  };
  const { headers } = answer;
  same('status', answer.status, expect.status);
  // Some hosts write out the whole address; then it must be their own.
  same(
    'Location',
    headers.location?.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/, ''),
    expect.location,
  );
  same('Content-Type', headers['content-type']?.toLowerCase().replace(/;\s*/, '; '), expect.type);
  same('Cache-Control', headers['cache-control'], expect.cache);
  same('Content-Encoding', headers['content-encoding'] ?? 'none', expect.encoding);
  if (
    expect.encoding &&
    expect.encoding !== 'none' &&
    expect.vary !== false &&
    !/accept-encoding/i.test(headers.vary ?? '')
  )
    problems.push('Vary: Accept-Encoding is missing');
  if (answer.status < 300 || answer.status === 404)
    for (const [name, value] of securityHeaders)
      if (expect.securityHeaders !== false) same(name, headers[name.toLowerCase()], value);
  if (expect.file && method !== 'HEAD') {
    let want = fs.readFileSync(path.join(folder, expect.file));
    if (expect.range) {
      const [first, last] = expect.range;
      same('Content-Range', headers['content-range'], `bytes ${first}-${last}/${want.length}`);
      want = want.subarray(first, last + 1);
    }
    if (!answer.body.equals(want))
      problems.push(`body is not ${expect.file} but ${answer.body.length} bytes: ${shown(answer.body)}`);
  }
  if (method === 'HEAD' && answer.body.length > 0) problems.push('HEAD was answered with a body');
  return problems;
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

/** Runs the table against a running host. */
export async function checkHost(
  origin: string,
  folder: string,
  table: readonly HostCase[],
  exceptions: readonly Exception[] = [],
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const line of table) {
    const { name, method } = line;
    const exception = exceptions.find(({ cases }) => cases.test(name));
    const expect: Expected & Leniency = { ...line.expect, ...exception?.accept };
    try {
      const first = await rawRequest(origin, line);
      const answer = expect.follow ? await followed(origin, line, first) : first;
      results.push({ name, problems: compare(answer, expect, folder, method) });
    } catch (error) {
      results.push({ name, problems: [String(error)] });
    }
  }
  return [...results, ...(await checkCopies(origin))];
}

/** A browser that has the page already must be told so in a few bytes, and must get a changed one. */
async function checkCopies(origin: string): Promise<CaseResult[]> {
  const first = await rawRequest(origin, { target: '/about' });
  const etag = first.headers.etag ?? '"none"';
  const again = await rawRequest(origin, { target: '/about', headers: { 'If-None-Match': etag } });
  const other = await rawRequest(origin, { target: '/about', headers: { 'If-None-Match': '"other"' } });
  return [
    {
      name: 'same copy',
      problems: again.status === 304 && again.body.length === 0 ? [] : [`status is ${again.status}, not 304`],
    },
    { name: 'other copy', problems: other.status === 200 ? [] : [`status is ${other.status}, not 200`] },
  ];
}
