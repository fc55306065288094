/**
 * Load on the loopback interface: how many requests per second `npm start` answers, beside nginx on the same files, and
 * whether a redeploy under load loses a request or mixes two versions (`npm start`, nginx, Caddy).
 *
 *   npx tsx scripts/bench/load.ts [--fixture] [--seconds=5] [--redeploy] [server…]
 *
 * --redeploy leaves out the first part. Serves a copy of out/. Needs Debian's wrk, nginx and caddy; as root it installs
 * what is missing.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fixturePages, writeFixture } from '@/tests/support/fixture-out';
import { caddy, type Engine, nginx } from '../audit/engines';
import { hasCommand, installDebian, startProcess } from '../audit/processes';
import { publish } from '../hosts/release';
import { hostSite } from '../hosts/site';
import { freePort } from '../net';
import { precompress } from '../serve/precompress';
import { publicFiles } from '../serve/release';
import { makeVersion, redeployUnderLoad, type Version } from './redeploy';
import { median } from './rounds';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixture = process.argv.includes('--fixture');
const seconds = Number(process.argv.find((word) => word.startsWith('--seconds='))?.slice(10) ?? 5);
const rounds = 3;
const connections = 32;
const switches = 10;
/** Longer than `npm start` takes between two looks for a new release, in milliseconds. */
const pause = 1500;

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'));
process.once('exit', () => fs.rmSync(work, { recursive: true, force: true }));
const out = path.join(work, 'out');
const site = hostSite(fixturePages, [], 'localhost');

/** The server of `npm start` as a process of its own, so that the load maker does not share its thread. */
const npmStart: Engine = {
  name: 'npm start',
  prepare: () => undefined,
  async start({ dir }) {
    const port = await freePort();
    const args = ['--import', 'tsx', path.join(root, 'scripts/serve/start.ts'), `--dir=${dir}`];
    return startProcess(process.execPath, args, port, { cwd: root, env: { PORT: String(port) }, seconds: 60 });
  },
  exceptions: [],
};

interface Load {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  failed: number;
}

const run = promisify(execFile);

async function wrk(url: string): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url];
  const { stdout } = await run('wrk', args, { timeout: (seconds + 20) * 1000 });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [, amount = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout);
  const lost = (socket?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0);
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + lost,
  };
}

async function throughput(engines: readonly Engine[]): Promise<boolean> {
  const script = (await publicFiles(out)).find((name) => /^\/_next\/static\/chunks\/.*\.js$/.test(name));
  const targets = { 'home page': '/', 'about page': '/about', ...(script && { script }) };
  const running: { name: string; origin: string; stop: () => Promise<void> }[] = [];
  const loads = new Map<string, Load[]>();
  let failed = 0;
  try {
    for (const { name, start } of engines) {
      const own = path.join(work, `load-${name.replace(/\W/g, '-')}`);
      fs.mkdirSync(own);
      running.push({ name, ...(await start({ dir: out, site, moved: [], work: own })) });
    }
    for (const { origin } of running) await run('wrk', ['-t1', '-c8', '-d1s', origin]);
    for (let round = 1; round <= rounds; round++)
      for (const [what, target] of Object.entries(targets))
        for (const { name, origin } of running) {
          const load = await wrk(origin + target);
          failed += load.failed;
          const key = `${what} | ${name}`;
          loads.set(key, [...(loads.get(key) ?? []), load]);
          console.log(`  round ${round} of ${rounds}, ${what}, ${name}: ${Math.round(load.perSecond)} per second`);
        }
  } finally {
    for (const { stop } of running) await stop();
  }
  console.log(
    `\nMedians of ${rounds} rounds of ${seconds} s, ${connections} connections, brotli, one processor each:\n`,
  );
  console.log('| what | served by | requests per second | p99 ms | failed |\n| --- | --- | --: | --: | --: |');
  for (const [key, all] of loads) {
    const lost = all.reduce((sum, load) => sum + load.failed, 0);
    console.log(
      `| ${key} | ${Math.round(median(all.map((l) => l.perSecond)))} | ${median(all.map((l) => l.p99)).toFixed(1)} | ${lost} |`,
    );
  }
  return failed === 0;
}

async function redeploys(engines: readonly Engine[]): Promise<boolean> {
  console.log(`\nRedeploy under load: ${switches} switches, one each ${pause / 1000} s`);
  const versions: Version[] = [];
  for (let i = 0; i <= switches; i++) {
    versions.push(await makeVersion(out, path.join(work, 'versions', `v${i}`), `v${i}`, path.join(work, 'compressed')));
    console.log(`  version ${i + 1} of ${switches + 1} made`);
  }
  const rows: string[] = [];
  let good = true;
  for (const engine of engines) {
    const own = path.join(work, `redeploy-${engine.name.replace(/\W/g, '-')}`);
    const live = path.join(own, 'live');
    fs.mkdirSync(own);
    await publish(versions[0]?.folder ?? out, live);
    const { origin, stop } = await engine.start({ dir: path.join(live, 'current'), site, moved: [], work: own });
    try {
      const result = await redeployUnderLoad(origin, live, versions, pause);
      const failures = [...result.failures].map(([what, count]) => `${count} × ${what}`).join('; ') || 'none';
      good &&= result.failures.size === 0 && result.seen.length === versions.length;
      rows.push(`| ${engine.name} | ${result.requests} | ${result.seen.length} of ${versions.length} | ${failures} |`);
      console.log(`  ${engine.name}: ${result.requests} requests, failures: ${failures}`);
    } finally {
      await stop();
    }
  }
  console.log('\n| served by | requests | versions seen | failed or mixed |\n| --- | --: | --: | --- |');
  console.log(rows.join('\n'));
  return good;
}

if (fixture) writeFixture(out);
else fs.cpSync(path.join(root, 'out'), out, { recursive: true });
await precompress(out, path.join(root, '.cache/compressed-audit'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const usable = [npmStart, nginx, caddy].filter((engine) => {
  if (named.length > 0 && !named.some((word) => engine.name.toLowerCase().includes(word.toLowerCase()))) return false;
  const missing = engine.prepare();
  if (missing) console.log(`${engine.name}: not run: ${missing}`);
  return !missing;
});
const noWrk = process.argv.includes('--redeploy')
  ? 'was not asked for'
  : installDebian(['wrk'], () => hasCommand('wrk'));
if (noWrk) console.log(`Requests per second: not measured: wrk ${noWrk}`);
const quick = noWrk ? true : await throughput(usable.filter((engine) => engine !== caddy));
const safe = await redeploys(usable);
if (!quick || !safe) process.exitCode = 1;
