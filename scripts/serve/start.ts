/**
 * `npm start`: builds the site and serves it. `--no-build` serves what is there already; `--dir=FOLDER` does the same
 * with another folder, such as one that scripts/hosts/publish.ts fills.
 * PORT chooses the port (3000); SIGHUP takes up a new release at once.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { movedAddresses } from './moved';
import { startServer } from './server';

const root = fileURLToPath(new URL('../../', import.meta.url));
const given = process.argv.find((word) => word.startsWith('--dir='))?.slice('--dir='.length);
const dir = given ? path.resolve(given) : path.join(root, 'out');
const port = Number(process.env.PORT || 3000);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT is “${process.env.PORT}”; it must be a number from 0 to 65535.`);
if (!given && !process.argv.includes('--no-build')) {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
} else if (!fs.existsSync(dir)) stop(`There is no ${path.relative(root, dir)}/ yet. Run \`npm run build\` first.`);

try {
  const { url, reload, close } = await startServer({ dir, port, moved: movedAddresses(root) });
  console.log(`The site is at ${url}  (Ctrl+C stops it)`);
  process.on('SIGHUP', async () => console.log((await reload()) ? 'New release taken up.' : 'No new release.'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  stop(taken ? `Port ${port} is taken. Stop what runs there, or choose another: PORT=3001 npm start` : String(error));
}
