import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
}

/**
 * Visits a page with Lighthouse and a fresh browser, as a phone on slow 4G.
 *
 * @param options  options of Lighthouse's command line
 * @throws when there is no report; NotHere when Lighthouse cannot be fetched
 */
export async function visit(address: string, ...options: readonly string[]): Promise<Report> {
  const flags = ['--headless=new', '--disable-gpu', '--ignore-certificate-errors', ...chromiumArgs].join(' ');
  const args = [address, '--quiet', '--output=json', `--chrome-flags=${flags}`, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, [tool('lighthouse', 'cli/index.js'), ...args], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 << 20,
  });
  return JSON.parse(stdout);
}
