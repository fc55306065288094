/** One visit of a page, in figures. */
import { type Report, startLighthouse } from '../lighthouse';

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

/** A request in the audit `network-requests`. */
interface Request {
  url: string;
  resourceType: string;
  /** Bytes. */
  transferSize: number;
}

/** An element that an audit shows. */
interface Shown {
  type?: string;
  snippet?: string;
}

/** Visits one page once, with a fresh browser, as Lighthouse's phone on slow 4G. */
export async function visit(url: string): Promise<Sample> {
  const browser = await startLighthouse(['--disable-gpu', '--ignore-certificate-errors']);
  try {
    return sampleOf(await browser.visit(url));
  } finally {
    browser.close();
  }
}

function sampleOf({ audits, categories }: Report): Sample {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = ((audits['network-requests']?.details?.items ?? []) as Request[]).filter(
    ({ url, resourceType }) => !url.startsWith('data:') && resourceType !== 'Media',
  );
  const shown = (audits['lcp-breakdown-insight']?.details?.items ?? []) as Shown[];
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
    largest: shown.find(({ type }) => type === 'node')?.snippet ?? '',
  };
}
