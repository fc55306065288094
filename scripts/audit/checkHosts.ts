import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CaseResult, checkHost } from '@/tests/hosts/check';
import { type HostCase, requestTable } from '@/tests/hosts/table';
import { fixturePages, writeFixture } from '@/tests/support/fixture-out';
import { writeHosts } from '../hosts/files';
import { hostSite } from '../hosts/site';
import { movedAddresses } from '../serve/moved';
import { precompress } from '../serve/precompress';
import { type Engine, engines, type Place } from './engines';

/** What one host answered. */
interface HostResult {
  host: string;
  /** Why it could not be run here; then nothing was asked. */
  notRun?: string;
  right: number;
  wrong: CaseResult[];
  /** How often the host answered in its own way, by the reason why it may. */
  exceptions: Map<string, number>;
}

/** Hosts that have no engine to run here, with what stands in for the proof. */
const elsewhere = {
  Netlify: 'its file server is not public. It reads the _headers and _redirects that ran on Cloudflare’s runtime above',
  'GitHub Pages': 'no engine to install. It sends no headers of ours and redirects nothing (scripts/hosts/README.md)',
  'S3 and CloudFront': 'the function is run against the same table by tests/hosts/files.test.ts',
};

const unasked = (host: string, notRun: string): HostResult => ({
  host,
  notRun,
  right: 0,
  wrong: [],
  exceptions: new Map(),
});

async function ask(engine: Engine, place: Place, table: readonly HostCase[]): Promise<HostResult> {
  const missing = engine.prepare();
  if (missing) return unasked(engine.name, missing);
  const result: HostResult = { host: engine.name, right: 0, wrong: [], exceptions: new Map() };
  const running = await engine.start(place).catch((error: Error) => error);
  if (running instanceof Error) {
    result.wrong.push({ name: 'start', problems: [running.message] });
    return result;
  }
  try {
    for (const answer of await checkHost(running.origin, place.dir, [...table], engine.exceptions)) {
      if (answer.problems.length > 0) result.wrong.push(answer);
      else result.right++;
      if (answer.exception) result.exceptions.set(answer.exception, (result.exceptions.get(answer.exception) ?? 0) + 1);
    }
    const planted: HostCase = {
      name: 'planted',
      target: '/about',
      expect: { status: 200, file: '/404.html', cache: 'planted' },
    };
    const [found] = await checkHost(running.origin, place.dir, [planted]);
    if (found?.problems.length !== 2)
      result.wrong.push({ name: 'planted mistake', problems: ['was not found: the check is blind'] });
  } finally {
    await running.stop();
  }
  return result;
}

interface HostCheck {
  root: string;
  /** The export and its pages; without it a small stand-in is served. */
  exported?: { out: string; pages: readonly string[] };
  /** Words of the names of the hosts to ask; none of them means all. */
  wanted?: readonly string[];
  /** Called after each host. */
  tell: (done: number, of: number, result: HostResult) => void;
}

/**
 * Runs the table of requests (tests/hosts/table.ts) against every host that can run here, on the loopback interface and
 * on a copy of the export. Each host is asked once more with a planted wrong expectation, which must be found: a check
 * that cannot fail proves nothing.
 */
export async function checkHosts({ root, exported, wanted = [], tell }: HostCheck): Promise<HostResult[]> {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
  try {
    // Some hosts give up root before they read it.
    fs.chmodSync(work, 0o755);
    const dir = path.join(work, 'out');
    if (exported) fs.cpSync(exported.out, dir, { recursive: true });
    else writeFixture(dir);
    const pages = [...(exported?.pages ?? fixturePages)];
    const moved = [...movedAddresses(root), { from: '/old-address', to: '/about' }];
    const site = hostSite(pages, moved, 'localhost');
    writeHosts(site, dir, path.join(work, 'configs'));
    await precompress(dir, path.join(root, '.cache/compressed-audit'));
    const table = await requestTable(dir, pages, moved);
    const isWanted = (name: string) =>
      wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word.toLowerCase()));
    const chosen = engines.filter(({ name }) => isWanted(name));
    const results: HostResult[] = [];
    for (const [i, engine] of chosen.entries()) {
      const own = path.join(work, engine.name.replace(/\W+/g, '-'));
      fs.mkdirSync(own);
      const result = await ask(engine, { dir, site, moved, work: own }, table);
      results.push(result);
      tell(i + 1, chosen.length, result);
    }
    const others = Object.entries(elsewhere).filter(([host]) => isWanted(host));
    return [...results, ...others.map(([host, why]) => unasked(host, why))];
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** What is wrong with a host's answers, one text an answer. */
export const problemsOf = ({ wrong }: HostResult): string[] =>
  wrong.map(({ name, problems }) => `${name}: ${problems.join('; ')}`);
