import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { publishSteps } from '../../scripts/commands/deploy/target';
import { precompress } from '../../scripts/serve/precompress';
import { startServer } from '../../scripts/serve/server';
import { fixturePages, writeFixture } from '../support/fixture-out';
import { scratchFolder } from '../support/scratch';

const work = scratchFolder();
const versions = ['v0', 'v1', 'v2', 'v3'];
const folderOf = (version: string) => path.join(work, version);

beforeAll(async () => {
  for (const version of versions) {
    writeFixture(folderOf(version), version);
    await precompress(folderOf(version));
  }
});

/** Publishes a version as `npm run deploy` does, without blocking the server in this process. */
async function publish(version: string, live: string): Promise<void> {
  for (const { command, input } of publishSteps({ path: live }, folderOf(version), version)) {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { stdio: ['pipe', 'inherit', 'inherit'] });
    child.stdin.end(input);
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
}

const get = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
};

const versionsIn = (text: string): string[] => [...new Set(text.match(/\bv\d\b/g))];

test('switching releases under load fails no request and mixes no versions', async () => {
  const live = path.join(work, 'live');
  await publish('v0', live);
  const { url, close } = await startServer({ dir: path.join(live, 'current') });
  /** Visits by version. */
  const visits = new Map<string, number>();
  const faults: string[] = [];
  let over = false;

  /** Requests a page and then its script; another release may go live in between. */
  const visit = async (page: string) => {
    const html = await get(url + page);
    const script = /src="([^"]+)"/.exec(html)?.[1] ?? '';
    const named = versionsIn(html + (await get(url + script)));
    if (named.length !== 1) faults.push(`${page} mixes ${named.join(', ')}`);
    for (const version of named) visits.set(version, (visits.get(version) ?? 0) + 1);
  };
  const visitor = async (first: number) => {
    for (let i = first; !over; i++)
      await visit(fixturePages[i % fixturePages.length] ?? '/').catch((error) => faults.push(String(error)));
  };
  /** Waits for visits to a version. */
  const seen = async (version: string) => {
    while ((visits.get(version) ?? 0) < 50 && faults.length === 0) await new Promise((next) => setTimeout(next, 10));
  };

  const crowd = Array.from({ length: 16 }, (_, i) => visitor(i));
  await seen('v0');
  for (const version of versions.slice(1)) {
    await publish(version, live);
    await seen(version);
  }
  over = true;
  await Promise.all(crowd);
  await close();
  expect(faults).toEqual([]);
  expect([...visits.keys()]).toEqual(versions);
  expect(fs.readdirSync(path.join(live, 'releases'))).toEqual(versions.slice(1));
});
