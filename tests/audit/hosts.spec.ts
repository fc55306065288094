/** Cloudflare's local runtime, which reads the same `_headers` and `_redirects` as Netlify. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { content } from '@/lib/content';
import { immutable, securityHeaders } from '@/lib/headers';
import { routes } from '@/lib/routes';
import { writeHosts } from '@/scripts/hosts';
import { freePort } from '@/scripts/net';
import { added, ask, wrongAnswers } from '../hosts/requests';

/** The last version that runs on Node 20. */
const wrangler = 'wrangler@4.86.0';

/** Workers static assets: no script runs, so requests are free. */
const config = {
  name: 'site',
  compatibility_date: '2026-04-01',
  assets: { directory: 'out', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
};

test('Cloudflare answers every address of the site', async () => {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
  const out = path.join(work, 'out');
  fs.cpSync(process.env.OUT_DIR ?? 'out', out, { recursive: true });
  const pages = routes(content()).map((route) => route.path);
  const moved = [...content().redirects, ...added];
  writeHosts(pages, moved, out);
  fs.writeFileSync(path.join(work, 'wrangler.jsonc'), JSON.stringify(config));
  const port = String(await freePort());
  const options = ['--ip', '127.0.0.1', '--port', port, '--inspector-port', '0'];
  // Set by `npm run audit`.
  const npm = process.env.npm_execpath ?? '';
  const args = [npm, 'exec', '--yes', wrangler, '--', 'dev', '--config', `${work}/wrangler.jsonc`, ...options];
  // A process group of its own, so that its children end with it.
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  try {
    const first = () => ask(origin, '/about').then(({ status }) => status, String);
    // npm downloads wrangler on its first run.
    await expect.poll(first, { timeout: 300_000 }).toBe(200);
    expect(await wrongAnswers(origin, pages, moved)).toEqual([]);
    const { headers } = await ask(origin, '/about');
    for (const [name, value] of securityHeaders) expect(headers[name.toLowerCase()]).toBe(value);
    const film = fs.readdirSync(path.join(out, 'media')).find((name) => name.endsWith('.mp4'));
    expect((await ask(origin, `/media/${film}`)).headers['cache-control']).toBe(immutable);
  } finally {
    if (server.exitCode === null) process.kill(-(server.pid ?? 0), 'SIGTERM');
    await ended;
    fs.rmSync(work, { recursive: true });
  }
});
