/** Lighthouse, fetched into .cache when it is first wanted: it is large, and no other command needs it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumArgs, findChromium } from '../chromium';

/** Pinned, so that figures of different days can be compared. */
const version = '12.8.2';
const folder = path.resolve('.cache/bench/lighthouse');

/** What is read from one visit. Times in milliseconds, sizes in bytes. */
export interface Sample {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  mainThread: number;
  /** Everything transferred but film. */
  bytes: number;
  scriptBytes: number;
  /** Requests other than for film. */
  requests: number;
  /** The four scores, 0 to 100: performance, accessibility, best practices, search. */
  scores: number[];
  /** The page's largest element, for telling what to mend. */
  largest: string;
}

interface Request {
  url: string;
  resourceType: string;
  transferSize: number;
}
interface Audit {
  numericValue?: number;
  details?: { items?: (Partial<Request> & { type?: string; snippet?: string })[] };
}
interface Result {
  lhr: {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
    runtimeError?: { message: string };
  };
}
interface Tools {
  lighthouse: (url: string, flags: object) => Promise<Result | undefined>;
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

let tools: Promise<Tools> | undefined;

async function load(): Promise<Tools> {
  const main = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!fs.existsSync(main)) {
    console.log(`Fetching Lighthouse ${version} into .cache (once)`);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${version}`];
    if (spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status !== 0)
      throw new Error('Lighthouse could not be fetched. It needs the network the first time.');
  }
  const from = (file: string) => import(pathToFileURL(file).href);
  const { default: lighthouse } = await from(main);
  const { launch } = await from(path.join(folder, 'node_modules/chrome-launcher/dist/index.js'));
  return { lighthouse, launch };
}

/** Visits one page once, with a fresh browser, as Lighthouse's phone on slow 4G. */
export async function visit(url: string): Promise<Sample> {
  tools ??= load();
  const { lighthouse, launch } = await tools;
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--disable-gpu', '--ignore-certificate-errors', ...chromiumArgs],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
    return sampleOf(result);
  } finally {
    chrome.kill();
  }
}

function sampleOf({ lhr: { audits, categories } }: Result): Sample {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = ((audits['network-requests']?.details?.items ?? []) as Request[]).filter(
    ({ url, resourceType }) => !url.startsWith('data:') && resourceType !== 'Media',
  );
  const sum = (list: Request[]) => list.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    bytes: sum(requests),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    largest: audits['lcp-breakdown-insight']?.details?.items?.find(({ type }) => type === 'node')?.snippet ?? '',
  };
}
