import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { publish } from '../hosts/release';
import { precompress } from '../serve/precompress';
import { publicFiles } from '../serve/release';

/** One release under test: what each of its pages must be, byte for byte. */
export interface Version {
  name: string;
  folder: string;
  /** Address → digest of the page. */
  pages: Map<string, string>;
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
/** Pages that differ from version to version; the others are the same in all, which saves compressing them anew. */
const changedPages = 4;
const scriptOf = (name: string): string => `/_next/static/release-${name}.js`;

/**
 * Makes a release of its own from an export: every page names the version and a script that only this version has.
 * Other files are links to the first ones.
 */
export async function makeVersion(base: string, folder: string, name: string, cache: string): Promise<Version> {
  const pages: Version['pages'] = new Map();
  for (const file of await publicFiles(base)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (!file.endsWith('.html') || /^\/(404|_not-found)/.test(file) || pages.size === changedPages) {
      fs.linkSync(path.join(base, file), target);
      continue;
    }
    const html = `${fs.readFileSync(path.join(base, file), 'utf8')}\n<!--version ${name} ${scriptOf(name)}-->\n`;
    fs.writeFileSync(target, html);
    pages.set(file === '/index.html' ? '/' : file.slice(0, -'.html'.length), digest(Buffer.from(html)));
  }
  fs.writeFileSync(path.join(folder, scriptOf(name)), `window.version = '${name}'; /* ${'filler '.repeat(60)} */\n`);
  await precompress(folder, cache);
  return { name, folder, pages };
}

interface Got {
  status: number;
  body: Buffer;
}

function get(agent: http.Agent, origin: string, target: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}${target}`, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        const br = response.headers['content-encoding'] === 'br';
        resolve({ status: response.statusCode ?? 0, body: br ? zlib.brotliDecompressSync(raw) : raw });
      });
    });
    request.on('error', reject);
    request.setTimeout(10_000, () => request.destroy(new Error('no answer within 10 s')));
  });
}

interface RedeployResult {
  requests: number;
  /** What went wrong, with how often. */
  failures: Map<string, number>;
  /** Versions in the order in which they were first seen. */
  seen: string[];
}

/** Visitors at once; each opens a page and then the script that the page names. */
const visitors = 16;

/**
 * Redeploys under load: publishes all versions after the first, one by one, while visitors go on reading.
 *
 * @param site  folder that `publish` fills; its first version must be published and served already
 * @param pause  time between two switches, in milliseconds
 */
export async function redeployUnderLoad(
  origin: string,
  site: string,
  versions: readonly Version[],
  pause: number,
): Promise<RedeployResult> {
  const result: RedeployResult = { requests: 0, failures: new Map(), seen: [] };
  const fail = (what: string) => result.failures.set(what, (result.failures.get(what) ?? 0) + 1);
  const byName = new Map(versions.map((version) => [version.name, version]));
  const addresses = [...(versions[0]?.pages.keys() ?? [])];
  let over = false;

  const visit = async (agent: http.Agent, page: string) => {
    result.requests += 1;
    const { status, body } = await get(agent, origin, page);
    if (status !== 200) return fail(`page: status ${status}`);
    const [, name = '', script = ''] = /<!--version (\S+) (\S+)-->/.exec(body.toString('utf8')) ?? [];
    const version = byName.get(name);
    if (version?.pages.get(page) !== digest(body)) return fail('page is not that of any one version');
    if (!result.seen.includes(name)) result.seen.push(name);
    result.requests += 1;
    const second = await get(agent, origin, script);
    if (second.status !== 200) return fail(`script of an open page: status ${second.status}`);
    if (!second.body.includes(`'${name}'`)) fail('script of another version');
  };
  const visitor = async (first: number) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = first; !over; i++)
      await visit(agent, addresses[i % addresses.length] ?? '/').catch((error: Error) =>
        fail(`connection: ${error.message}`),
      );
    agent.destroy();
  };

  const crowd = Array.from({ length: visitors }, (_, i) => visitor(i));
  const wait = () => new Promise((resolve) => setTimeout(resolve, pause));
  await wait();
  for (const { folder } of versions.slice(1)) {
    await publish(folder, site);
    await wait();
  }
  await wait();
  over = true;
  await Promise.all(crowd);
  return result;
}
