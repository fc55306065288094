import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs, findChromium } from '../chromium';

/** Large, and needed here alone: npx fetches it once. Pinned, so that figures of different days can be compared. */
const lighthouse = 'lighthouse@12.8.2';

/** One thing that Lighthouse looked at. */
interface LighthouseAudit {
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
 * @throws when there is no report
 */
export async function visit(address: string): Promise<Report> {
  const flags = ['--headless=new', '--disable-gpu', '--ignore-certificate-errors', ...chromiumArgs].join(' ');
  const args = ['--yes', lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)('npx', args, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 << 20,
  });
  return JSON.parse(stdout);
}
