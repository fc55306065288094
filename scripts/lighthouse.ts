import { pathToFileURL } from 'node:url';
import { tool } from './audit/tools';
import { chromiumArgs, findChromium } from './chromium';

/** One thing that Lighthouse looked at. */
interface LighthouseAudit {
  /** 0 to 1. */
  score: number | null;
  scoreDisplayMode: string;
  /** Milliseconds for times; no unit for layout shift. */
  numericValue?: number;
  details?: { items?: object[] };
}

/** What is used of a Lighthouse report. */
export interface Report {
  /** Scores of 0 to 1. */
  categories: Record<string, { score: number | null }>;
  audits: Record<string, LighthouseAudit>;
  runtimeError?: { message: string };
}

interface Chrome {
  port: number;
  kill: () => void;
}
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse with a browser of its own. */
interface LighthouseBrowser {
  /**
   * Visits a page as a phone on slow 4G.
   *
   * @param flags  settings of Lighthouse
   * @throws when there is no report
   */
  visit: (address: string, flags?: object) => Promise<Report>;
  close: () => void;
}

/**
 * Starts a browser for Lighthouse, which is fetched when it is first wanted.
 *
 * @param switches  more switches for the browser
 * @throws NotHere when Lighthouse cannot be fetched
 */
export async function startLighthouse(switches: readonly string[] = []): Promise<LighthouseBrowser> {
  const { file } = tool('lighthouse');
  const load = (name: string) => import(pathToFileURL(file(name)).href);
  const { default: lighthouse }: { default: Lighthouse } = await load('lighthouse/core/index.js');
  const { launch }: { launch: (options: object) => Promise<Chrome> } = await load('chrome-launcher/dist/index.js');
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...switches, ...chromiumArgs],
    logLevel: 'silent',
  });
  return {
    async visit(address, flags = {}) {
      const report = (await lighthouse(address, { port: chrome.port, logLevel: 'silent', ...flags }))?.lhr;
      if (!report || report.runtimeError)
        throw new Error(`${address}: ${report?.runtimeError?.message ?? 'Lighthouse gave no report'}`);
      return report;
    },
    close: () => chrome.kill(),
  };
}
