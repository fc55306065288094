import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs, findChromium } from '../chromium';
import { nodeCommand } from '../nodeCommand';
import { median } from './figures';

/** Downloaded by npx because it is large; pinned so that results of different days can be compared. */
const lighthouse = 'lighthouse@12.8.2';

interface Report {
  /** Scores of 0 to 1. */
  categories: Record<string, { score: number | null }>;
  /** Milliseconds for times; no unit for layout shift. */
  audits: Record<string, { numericValue?: number; details?: { items?: object[] } }>;
}

/** Audits a page with Lighthouse's defaults: a phone on slow 4G. */
async function visit(address: string): Promise<Report> {
  const flags = ['--headless=new', '--disable-gpu', '--ignore-certificate-errors', ...chromiumArgs].join(' ');
  const args = ['--yes', lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)(...nodeCommand('npx', ...args), {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 << 20,
  });
  return JSON.parse(stdout);
}

/** Times in milliseconds, sizes without videos. */
function figuresOf({ audits, categories }: Report) {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const items = (audits['network-requests']?.details?.items ?? []) as {
    url: string;
    resourceType: string;
    transferSize: number;
  }[];
  const requests = items.filter(({ url, resourceType }) => !url.startsWith('data:') && resourceType !== 'Media');
  const KiB = (list: typeof items) => list.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return {
    LCP: value('largest-contentful-paint'),
    FCP: value('first-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'main thread': value('mainthread-work-breakdown'),
    KiB: KiB(requests),
    'JS KiB': KiB(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
    /** The lowest of the four scores, 0 to 100. */
    score: Math.round(100 * Math.min(...Object.values(categories).map(({ score }) => score ?? 0))),
  };
}
type Figures = ReturnType<typeof figuresOf>;

const goals: Record<string, (row: Figures, limit: Figures, page: string) => boolean> = {
  'LCP at most 1.10 × the limit': ({ LCP }, limit) => LCP <= 1.1 * limit.LCP,
  'FCP at most 1.05 × the limit': ({ FCP }, limit) => FCP <= 1.05 * limit.FCP,
  'blocking time at most 35 ms': ({ TBT }) => TBT <= 35,
  'CLS at most 0.005': ({ CLS }) => CLS <= 0.005,
  'at most 140 KiB on the home page, 90 KiB elsewhere': ({ KiB }, _, page) => KiB <= (page === '/' ? 140 : 90),
  'at most 6 KiB of script before the visitor does anything': (row) => row['JS KiB'] <= 6,
  'at most 12 requests': ({ requests }) => requests <= 12,
  'four times 100': ({ score }) => score === 100,
};

/**
 * Measures how fast pages load, compared with the limit page.
 *
 * @param origin  address of the served site without a trailing slash
 * @returns the missed goals
 */
export async function measureLoading(origin: string, paths: readonly string[], runs: number): Promise<string[]> {
  const visits = ['/limit', ...paths].map((page) => ({ page, figures: [] as Figures[] }));
  for (let round = 0; round < runs; round++)
    // Interleaved and rotated, so that other load on the machine slows every page alike.
    for (const i of visits.keys()) {
      const { page, figures } = visits[(i + round) % visits.length] as (typeof visits)[0];
      figures.push(figuresOf(await visit(origin + page)));
      console.error(`round ${round + 1} of ${runs}  ${page}  LCP ${Math.round(figures.at(-1)?.LCP ?? 0)} ms`);
    }
  const rows = visits.map(({ page, figures }) => {
    const names = Object.keys(figures[0] as Figures) as (keyof Figures)[];
    const medians = names.map((name) => [name, median(figures.map((one) => one[name]))]);
    return { page, row: Object.fromEntries(medians) as Figures };
  });
  const limit = rows[0]?.row as Figures;
  console.log(`\nLighthouse, phone on slow 4G, medians of ${runs} interleaved runs; read ratios, not milliseconds.`);
  const shown = rows.map(({ page, row }) => {
    const ratios = { '× limit': row.LCP / limit.LCP, 'FCP × limit': row.FCP / limit.FCP };
    const rounded = Object.entries({ ...row, ...ratios }).map(([name, value]) => [name, Number(value.toFixed(3))]);
    return { page, ...Object.fromEntries(rounded) };
  });
  console.table(shown);
  return rows
    .slice(1)
    .flatMap(({ page, row }) =>
      Object.keys(goals).flatMap((goal) => (goals[goal]?.(row, limit, page) ? [] : [`${page}: ${goal}`])),
    );
}
