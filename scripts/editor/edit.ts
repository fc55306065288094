/**
 * `npm run edit`: the site with live preview and the editor beside it, on this machine only.
 * EDIT_PORT chooses the port (4000); --no-open leaves the browser alone.
 */
import { spawn } from 'node:child_process';
import net from 'node:net';
import { freePort } from '../net';
import { prepare } from '../prepare';
import { bundleEditor } from './cms/bundle';
import { inProject } from './files';
import { startDesk } from './live/server';
import { problemsNow, watchContent } from './live/watch';
import { bad, DeskError, good, next, note, run, step } from './terminal';

/** Starts `next dev` and waits until it answers. Its own talk is shown only when something is wrong. */
async function startSite(port: number): Promise<() => Promise<void>> {
  const child = spawn('npx', ['next', 'dev', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: inProject('.'),
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let talk = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (talk = (talk + part.toString()).slice(-4000)));
  const signal = (name: 'SIGTERM' | 'SIGKILL') => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // It has ended already.
    }
  };
  const ended = new Promise<void>((told) => child.once('close', () => told()));
  const stop = async () => {
    signal('SIGTERM');
    const late = setTimeout(() => signal('SIGKILL'), 5000);
    await ended;
    clearTimeout(late);
    // Helpers of the framework that outlive it would go on writing.
    signal('SIGKILL');
  };
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null)
      throw new DeskError(
        `The preview could not start:\n${talk}`,
        'read the lines above; if they name a port or another “next dev”, stop that one first.',
      );
    const up = await new Promise<boolean>((told) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.destroy();
        told(true);
      });
      socket.on('error', () => told(false));
    });
    if (up) return stop;
    await new Promise((later) => setTimeout(later, 200));
  }
  await stop();
  throw new DeskError(
    'The preview did not start within two minutes.',
    'close other programs and run “npm run edit” again.',
  );
}

function openBrowser(url: string): void {
  if (!process.stdout.isTTY || process.argv.includes('--no-open')) return;
  const [program, ...rest] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  spawn(program as string, rest, { stdio: 'ignore', detached: true }).on('error', () => {});
}

await run(async () => {
  const port = Number(process.env.EDIT_PORT || 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new DeskError(
      `EDIT_PORT is “${process.env.EDIT_PORT}”; it must be a number from 1 to 65535.`,
      'leave it out to use 4000.',
    );
  step(1, 4, 'Check the content');
  const problems = await problemsNow();
  if (problems) bad(`${problems}\n\nThe desk starts all the same: fix it there.`);
  step(2, 4, 'Prepare the pictures (the first time takes a minute or two)');
  const pictures = () => prepare(() => {});
  await pictures().catch((error: Error) => note(error.message));
  step(3, 4, 'Get the editor ready');
  const folder = await bundleEditor();
  step(4, 4, 'Start the preview');
  const site = await freePort();
  const stopSite = await startSite(site);
  const desk = await startDesk({ port, site, folder, first: { version: 0, problems } }).catch(
    async (error: NodeJS.ErrnoException) => {
      await stopSite();
      throw error.code === 'EADDRINUSE'
        ? new DeskError(
            `Port ${port} is taken.`,
            `close the other desk, or choose another port: EDIT_PORT=${port + 1} npm run edit`,
          )
        : error;
    },
  );
  const stopWatching = watchContent((state) => {
    desk.tell(state);
    const time = new Date().toTimeString().slice(0, 8);
    if (state.problems) bad(`${time}  a mistake in the content; the page says which`);
    else good(`${time}  change shown`);
  }, pictures);
  good(`The desk is open at ${desk.url}/__editor/`);
  next(
    'open that address in Chrome or Edge, press “Work with Local Repository” and choose the folder of this project. Ctrl+C ends the desk.',
  );
  openBrowser(`${desk.url}/__editor/`);
  await new Promise<void>((ended) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended());
  });
  stopWatching();
  await stopSite();
  await desk.close();
  process.exit(0);
});
