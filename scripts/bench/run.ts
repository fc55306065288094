/**
 * `npm run bench`: measures pages of the built site with Lighthouse, side by side with the limit page, and how soon
 * presses are answered.
 *
 *   npm run bench -- / /about --runs 5      (default: a page of each kind, 3 runs)
 */
import { benchArguments, finish, median } from './core';
import { type Report, visit } from './lighthouse';
import { measurePresses } from './presses';
import { serveWithLimit } from './serve';

const { words, runs } = benchArguments();
/** A page of each kind. */
const usual = ['/', '/about', '/lankacrm', '/web-application-development', '/digital-marketing', '/contact'];
const pages = ['/limit', ...(words.length > 0 ? words : usual)];

/** What is read from one visit. Times in milliseconds, sizes in bytes and without film. */
function figuresOf({ audits, categories }: Report) {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const items = (audits['network-requests']?.details?.items ?? []) as {
    url: string;
    resourceType: string;
    transferSize: number;
  }[];
  const requests = items.filter(({ url, resourceType }) => !url.startsWith('data:') && resourceType !== 'Media');
  const bytes = (list: typeof items) => list.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    bytes: bytes(requests),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
    /** The lowest of the four scores, 0 to 100. */
    score: Math.round(100 * Math.min(...Object.values(categories).map(({ score }) => score ?? 0))),
  };
}
type Figures = ReturnType<typeof figuresOf>;

const origin = await serveWithLimit();
const samples = new Map(pages.map((page) => [page, [] as Figures[]]));
for (let round = 0; round < runs; round++)
  // Interleaved, so that a machine that is busy for a while slows every page alike; each round begins with another.
  for (let i = 0; i < pages.length; i++) {
    const page = pages[(i + round) % pages.length] as string;
    const figures = figuresOf(await visit(origin + page));
    samples.get(page)?.push(figures);
    console.error(`round ${round + 1} of ${runs}  ${page}  LCP ${Math.round(figures.lcp)} ms`);
  }

const medians = [...samples].map(([page, list]) => {
  const of = (name: keyof Figures) => median(list.map((figures) => figures[name]));
  const names = Object.keys(list[0] as Figures) as (keyof Figures)[];
  return { page, ...(Object.fromEntries(names.map((name) => [name, of(name)])) as Figures) };
});
const [limit, ...rows] = medians as [(typeof medians)[0], ...typeof medians];

console.log(`\nLighthouse, phone on slow 4G, medians of ${runs} interleaved runs; read ratios, not milliseconds.`);
console.table(
  medians.map(({ page, lcp, fcp, tbt, cls, mainThread, bytes, scriptBytes, requests, score }) => ({
    page,
    'LCP ms': Math.round(lcp),
    '× limit': (lcp / limit.lcp).toFixed(2),
    'FCP ms': Math.round(fcp),
    'FCP × limit': (fcp / limit.fcp).toFixed(2),
    'TBT ms': Math.round(tbt),
    CLS: cls.toFixed(3),
    'main thread ms': Math.round(mainThread),
    KiB: (bytes / 1024).toFixed(1),
    'JS KiB': (scriptBytes / 1024).toFixed(1),
    requests,
    score,
  })),
);

const late = await measurePresses(origin, runs);

const KiB = 1024;
/** The goals, by what is said of a page that misses them. */
const goals: Record<string, (row: (typeof rows)[0]) => boolean> = {
  'LCP at most 1.10 × the limit': ({ lcp }) => lcp <= 1.1 * limit.lcp,
  'FCP at most 1.05 × the limit': ({ fcp }) => fcp <= 1.05 * limit.fcp,
  'blocking time at most 35 ms': ({ tbt }) => tbt <= 35,
  'CLS at most 0.005': ({ cls }) => cls <= 0.005,
  'at most 140 KiB on the home page, 90 KiB elsewhere': ({ page, bytes }) => bytes <= (page === '/' ? 140 : 90) * KiB,
  'at most 6 KiB of script before the visitor does anything': ({ scriptBytes }) => scriptBytes <= 6 * KiB,
  'at most 12 requests': ({ requests }) => requests <= 12,
  'four times 100': ({ score }) => score === 100,
};
const missed = rows.flatMap((row) =>
  Object.keys(goals)
    .filter((goal) => !goals[goal]?.(row))
    .map((goal) => `${row.page}: ${goal}`),
);
finish([...missed, ...late]);
process.exit();
