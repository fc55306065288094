import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { permanent, type Redirect } from '@/lib/headers';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request with its target unchanged; `fetch` would normalise it. */
export async function ask(
  origin: string,
  target: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  const request = http.request(origin, { path: target, method, headers, agent: false }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

type Expected = readonly [target: string, status: number, location?: string];

/** Spellings that redirect to a page. */
function spellings(page: string): Expected[] {
  const [lower, upper] = [page.toLowerCase(), page.toUpperCase()];
  const wrong = new Set([`${page}/`, `${page}.html`, lower, upper, `${lower}/`]);
  wrong.delete(page);
  return [...wrong].map((target) => [target, permanent, page]);
}

/** Redirects that the tests add to a site. */
export const added: Redirect[] = [
  { from: '/old-address', to: '/lankacrm' },
  { from: '/old-team', to: '/about#team' },
];

/** What every host answers to the addresses of a site. */
const addresses = (pages: readonly string[], moved: readonly Redirect[]): Expected[] => [
  ...pages.map((page) => [page, 200] as const),
  ...pages.filter((page) => page !== '/').flatMap(spellings),
  ...moved.map(({ from, to }) => [from, permanent, to] as const),
  ['/old-team?a=1', permanent, '/about?a=1#team'],
  ['/index.html', permanent, '/'],
  ['/index', permanent, '/'],
  ['/about?a=1', 200],
  ['/about/?a=1&b=%20', permanent, '/about?a=1&b=%20'],
  ['/no-such-page', 404],
  ['/services/no/such/page', 404],
  ['/_headers', 404],
  ['/_redirects', 404],
  ['/.release', 404],
];

/** The addresses that a host answers in another way, with its answers. */
export async function wrongAnswers(
  origin: string,
  pages: readonly string[],
  moved: readonly Redirect[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [target, status, location] of addresses(pages, moved)) {
    const answer = await ask(origin, target);
    const to = answer.headers.location?.replace(origin, '');
    if (answer.status !== status || to !== location) wrong.push(`${target}: ${answer.status} ${to}`);
  }
  return wrong;
}
