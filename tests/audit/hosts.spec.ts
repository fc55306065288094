import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { writeHosts } from '@/scripts/hosts/files';
import { freePort } from '@/scripts/net';
import { checkHost } from '../hosts/check';
import { rawRequest } from '../hosts/request';
import { lostPage, requestTable } from '../hosts/table';
import { engines } from './engines';

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
const dir = path.join(work, 'out');
const pages = routes(content()).map((route) => route.path);
const moved = [...content().redirects, { from: '/old-address', to: '/about' }];
const site = { pages: [...pages, lostPage], moved, domain: 'localhost' };

test.beforeAll(() => {
  // Some servers drop root before they read the folder.
  fs.chmodSync(work, 0o755);
  fs.cpSync(process.env.OUT_DIR ?? 'out', dir, { recursive: true });
  writeHosts(site, dir, path.join(work, 'configs'));
});
test.afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

for (const { name, command, exceptions } of engines)
  test(`${name} answers every request of the table`, async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const own = path.join(work, name);
    fs.mkdirSync(own);
    const [program = '', ...args] = command({ dir, site, work: own, port });
    // A process group of its own, so that its children end with it.
    const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
    const ended = once(server, 'exit');
    try {
      const first = () => rawRequest(origin, { target: '/about' }).then(({ status }) => status, String);
      // npx downloads a client on its first run.
      await expect.poll(first, { timeout: 300_000 }).toBe(200);
      expect(await checkHost(origin, dir, requestTable(dir, pages, moved), exceptions)).toEqual([]);
    } finally {
      if (server.exitCode === null) process.kill(-(server.pid ?? 0), 'SIGTERM');
      await ended;
    }
  });
