/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { publish } from '../../scripts/hosts/release';
import { precompress } from '../../scripts/serve/precompress';
import { startServer } from '../../scripts/serve/server';
import { fixturePages, writeFixture } from '../support/fixture-out';

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'redeploy-'));
const versions = ['v0', 'v1', 'v2', 'v3'];
const folderOf = (version: string) => path.join(work, version);

beforeAll(async () => {
  for (const version of versions) {
    writeFixture(folderOf(version), version);
    await precompress(folderOf(version), path.join(work, 'cache'));
  }
}, 60_000);
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

const get = (agent: http.Agent, address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode !== 200) return reject(new Error(`status ${response.statusCode}`));
          resolve(zlib.brotliDecompressSync(Buffer.concat(chunks)).toString());
        });
      })
      .on('error', reject);
  });

/** Versions that the text of a page or script names. */
const versionsIn = (text: string): string[] => [...new Set(text.match(/\bv\d\b/g))];

test('switching releases under load loses no request and mixes no versions', async () => {
  const live = path.join(work, 'live');
  await publish(folderOf('v0'), live);
  const { url, reload, close } = await startServer({ dir: path.join(live, 'current'), watchEvery: 0 });
  /** How many visits saw each version. */
  const visits = new Map<string, number>();
  const faults: string[] = [];
  let over = false;

  /** Opens a page and then the script that the page names, which may be that of the release before by now. */
  const visit = async (agent: http.Agent, page: string) => {
    const html = await get(agent, url + page);
    const script = /src="([^"]+)"/.exec(html)?.[1] ?? '';
    const named = versionsIn(html + (await get(agent, url + script)));
    if (named.length !== 1) faults.push(`${page} mixes ${named.join(', ')}`);
    for (const version of named) visits.set(version, (visits.get(version) ?? 0) + 1);
  };
  const visitor = async (first: number) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = first; !over; i++)
      await visit(agent, fixturePages[i % fixturePages.length] ?? '/').catch((error) => faults.push(String(error)));
    agent.destroy();
  };
  /** Waits until a version has been seen by a few visits. */
  const seen = async (version: string) => {
    while ((visits.get(version) ?? 0) < 50 && faults.length === 0) await new Promise((next) => setTimeout(next, 10));
  };

  const crowd = Array.from({ length: 16 }, (_, i) => visitor(i));
  await seen('v0');
  for (const version of versions.slice(1)) {
    await publish(folderOf(version), live);
    await reload();
    await seen(version);
  }
  over = true;
  await Promise.all(crowd);
  await close();
  expect(faults).toEqual([]);
  expect([...visits.keys()]).toEqual(versions);
}, 120_000);

test('a retired file is dropped 30 days after the last release that needed it', async () => {
  const live = path.join(work, 'aged');
  const day = 24 * 3600 * 1000;
  const now = Date.now();
  const scriptOf = (version: string) =>
    /src="\/([^"]+)"/.exec(fs.readFileSync(path.join(folderOf(version), 'about.html'), 'utf8'))?.[1] ?? '';
  const has = (name: string) => fs.existsSync(path.join(live, 'current', name));
  await publish(folderOf('v0'), live, now);
  await publish(folderOf('v1'), live, now + 90 * day);
  expect(has(scriptOf('v0'))).toBe(true);
  expect(has(`${scriptOf('v0')}.br`)).toBe(true);
  await publish(folderOf('v2'), live, now + 100 * day);
  expect(has(scriptOf('v0'))).toBe(true);
  await publish(folderOf('v3'), live, now + 125 * day);
  expect(has(scriptOf('v0'))).toBe(false);
  expect(has(scriptOf('v1'))).toBe(true);
  expect(fs.readdirSync(path.join(live, 'releases'))).toHaveLength(3);
});
