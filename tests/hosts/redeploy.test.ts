/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeVersion, redeployUnderLoad, type Version } from '../../scripts/bench/redeploy';
import { publish } from '../../scripts/hosts/release';
import { startServer } from '../../scripts/serve/server';
import { writeFixture } from '../support/fixture-out';

// Brotli 11 takes its time on a busy machine.
jest.setTimeout(60_000);

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'redeploy-'));
const versions: Version[] = [];

beforeAll(async () => {
  const base = path.join(work, 'base');
  writeFixture(base);
  for (const name of ['v0', 'v1', 'v2', 'v3'])
    versions.push(await makeVersion(base, path.join(work, name), name, path.join(work, 'twins')));
});
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

async function run(name: string, expected: readonly Version[]) {
  const live = path.join(work, name);
  await publish(expected[0]?.folder ?? '', live);
  const { url, close } = await startServer({ dir: path.join(live, 'current'), watchEvery: 20 });
  try {
    return await redeployUnderLoad(url, live, expected, 400);
  } finally {
    await close();
  }
}

test('three switches under load lose no request and mix no versions', async () => {
  const { failures, seen, requests } = await run('live', versions);
  expect([...failures]).toEqual([]);
  expect(seen).toEqual(versions.map(({ name }) => name));
  expect(requests).toBeGreaterThan(100);
}, 120_000);

test('a page of mixed versions would be found', async () => {
  const planted = versions.map((version) =>
    version.name === 'v2'
      ? { ...version, pages: new Map([...version.pages].map(([page]) => [page, 'other'])) }
      : version,
  );
  const { failures } = await run('planted', planted);
  expect([...failures.keys()]).toEqual(['page is not that of any one version']);
}, 120_000);

test('a retired file is dropped 30 days after the last release that needed it', async () => {
  const live = path.join(work, 'aged');
  const day = 24 * 3600 * 1000;
  const now = Date.now();
  const script = '_next/static/release-v0.js';
  const has = (name: string) => fs.existsSync(path.join(live, 'current', name));
  await publish(path.join(work, 'v0'), live, now);
  await publish(path.join(work, 'v1'), live, now + 90 * day);
  expect(has(script)).toBe(true);
  expect(has(`${script}.br`)).toBe(true);
  await publish(path.join(work, 'v2'), live, now + 100 * day);
  expect(has(script)).toBe(true);
  await publish(path.join(work, 'v3'), live, now + 125 * day);
  expect(has(script)).toBe(false);
  expect(has('_next/static/release-v1.js')).toBe(true);
  expect(fs.readdirSync(path.join(live, 'releases'))).toHaveLength(3);
});
