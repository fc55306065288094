import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { startServer } from '../serve/server';
import type { Place } from './proof';

const root = fileURLToPath(new URL('../../', import.meta.url));
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
let close: (() => Promise<void>) | undefined;

/** Copies the export, so that a build beside the audit does no harm, and serves the copy on the loopback interface. */
export async function prepare(): Promise<Omit<Place, 'progress'>> {
  const source = path.resolve(root, process.env.OUT_DIR ?? 'out');
  if (!fs.existsSync(path.join(source, 'index.html')))
    throw new Error('There is no finished export to look at. Run: npm run build');
  const out = path.join(work, 'out');
  fs.cpSync(source, out, { recursive: true });
  const all = routes(content());
  const server = await startServer({ dir: out, host: '127.0.0.1', moved: content().redirects, watchEvery: 0 });
  close = server.close;
  return {
    root,
    out,
    origin: server.url,
    routes: all.map((route) => route.path),
    indexable: all.filter((route) => route.indexable).map((route) => route.path),
    work,
  };
}

/** Stops the server and removes the scratch folder. */
export async function cleanUp(): Promise<void> {
  await close?.();
  fs.rmSync(work, { recursive: true, force: true });
}

/** The HTML files of an export by page path; the not-found page stands under /404. */
export function pageFiles(out: string): { path: string; file: string }[] {
  return fs
    .readdirSync(out)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => ({ path: name === 'index.html' ? '/' : `/${name.slice(0, -5)}`, file: path.join(out, name) }));
}
