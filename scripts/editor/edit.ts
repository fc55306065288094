/** `npm run edit`: the editor with a live preview. EDIT_PORT sets the port (4000); --no-open opens no browser. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { inProject, writeAtomic } from '../commands/projectFiles';
import { bad, CommandError, good, next, note, run } from '../commands/terminal';
import { freePort } from '../net';
import { nodeCommand } from '../nodeCommand';
import { prepare } from '../pictures/prepare';
import { startServer } from './server';
import { currentProblems, watchContent } from './watch';

/** Holds the address of the running editor. */
const openFile = '.cache/editor/open';

async function refuseSecondEditor(): Promise<void> {
  if (!fs.existsSync(inProject(openFile))) return;
  const url = fs.readFileSync(inProject(openFile), 'utf8');
  const open = await fetch(`${url}/__editor/state`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
  if (open?.ok)
    throw new CommandError(`The editor is open already at ${url}/__editor/`, 'use it there, or end it first.');
}

/**
 * Starts `next dev`.
 *
 * @param onCrash  gets the end of its output
 * @returns stops it
 */
function startSite(port: number, onCrash: (output: string) => void): () => Promise<void> {
  const next = nodeCommand('next', 'dev', '--hostname', '127.0.0.1', '--port', String(port)).flat();
  const child = spawn(process.execPath, [inProject('scripts/editor/leash.mjs'), ...next], {
    cwd: inProject('.'),
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-4000)));
  let stopping = false;
  const ended = once(child, 'exit');
  void ended.then(() => stopping || onCrash(output));
  return async () => {
    stopping = true;
    child.stdin.end();
    await ended;
  };
}

function openBrowser(url: string): void {
  if (!process.stdout.isTTY || process.argv.includes('--no-open')) return;
  const programs: Record<string, string> = { darwin: 'open', win32: 'explorer' };
  const program = programs[process.platform] ?? 'xdg-open';
  spawn(program, [url], { stdio: 'ignore', detached: true }).on('error', () => {});
}

await run(async () => {
  const port = Number(process.env.EDIT_PORT || 4000);
  await refuseSecondEditor();
  const site = await freePort();
  const server = await startServer({ port, site }).catch(() => {
    throw new CommandError(
      `Port ${process.env.EDIT_PORT || port} is taken by another program, or is no port.`,
      'choose another one: EDIT_PORT=4001 npm run edit',
    );
  });
  const problems = await currentProblems();
  server.setState({ version: 0, problems });
  writeAtomic(openFile, server.url);
  good(`The editor is open at ${server.url}/__editor/`);
  next('open that address in a browser. Ctrl+C ends the editor.');
  if (problems) bad(`${problems}\n\nThe editor opens all the same: put it right there.`);
  openBrowser(`${server.url}/__editor/`);

  const pictures = () => prepare(() => {});
  await pictures().catch((error: Error) => note(error.message));
  const stopSite = startSite(site, (output) => {
    bad(`The preview has ended:\n${output}\nIf these lines name another “next dev”, end that one.`);
    next('press Ctrl+C, then type “npm run edit” again.');
    server.setPreviewEnded();
  });
  watchContent((state) => {
    server.setState(state);
    const time = new Date().toTimeString().slice(0, 8);
    if (state.problems) bad(`${time}  a mistake in the content; the page says which`);
    else good(`${time}  change shown`);
  }, pictures);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal));
  // npm may be killed without passing the signal on.
  const orphaned = new Promise<void>((ended) => {
    const { ppid } = process;
    setInterval(() => process.ppid !== ppid && ended(), 1000);
  });
  await Promise.race([...signals, orphaned]);
  fs.rmSync(inProject(openFile), { force: true });
  await server.close();
  await stopSite();
  process.exit(0);
});
