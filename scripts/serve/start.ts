/**
 * `npm start`: builds the site and serves it. `--no-build` serves what is there already; `--dir=FOLDER` does the same
 * with another folder, such as the one that `npm run deploy` fills.
 * PORT chooses the port (3000).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { content } from '@/lib/content';
import { startServer } from './server';

const root = fileURLToPath(new URL('../../', import.meta.url));
const given = process.argv.find((word) => word.startsWith('--dir='))?.slice('--dir='.length);
const dir = path.resolve(given ?? path.join(root, 'out'));
const port = Number(process.env.PORT || 3000);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT is “${process.env.PORT}”; it must be a number from 0 to 65535.`);
if (given === undefined && !process.argv.includes('--no-build')) {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

try {
  const { url, close } = await startServer({ dir, port, moved: content().redirects });
  console.log(`The site is at ${url}  (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const message = error instanceof Error ? error.message : String(error);
  stop(taken ? `Port ${port} is taken. Stop what runs there, or choose another: PORT=3001 npm start` : message);
}
