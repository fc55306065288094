/** `npm run edit`: the editor with a live preview. EDIT_PORT sets the port (4000). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../commands/projectFiles';
import { bad, CommandError, good, next, note, run } from '../commands/terminal';
import { freePort } from '../net';
import { nodeCommand } from '../nodeCommand';
import { prepare } from '../pictures/prepare';
import { startServer } from './server';
import { currentProblems, watchContent } from './watch';

function startSite(port: number) {
  const next = nodeCommand('next', 'dev', '--hostname', '127.0.0.1', '--port', String(port)).flat();
  const child = spawn(process.execPath, [inProject('scripts/editor/endWithParent.mjs'), ...next], {
    cwd: inProject('.'),
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-4000)));
  return { stop: () => child.stdin.end(), ended: once(child, 'exit').then(() => output) };
}

function openBrowser(url: string): void {
  if (!process.stdout.isTTY) return;
  const programs: Record<string, string> = { darwin: 'open', win32: 'explorer' };
  const program = programs[process.platform] ?? 'xdg-open';
  spawn(program, [url], { stdio: 'ignore', detached: true }).on('error', () => {});
}

await run(async () => {
  const port = Number(process.env.EDIT_PORT || 4000);
  const site = await freePort();
  const server = await startServer({ port, site }).catch(() => {
    throw new CommandError(
      `Port ${process.env.EDIT_PORT || port} is not valid or is already in use, perhaps by an open editor.`,
      `look at http://localhost:${port}/__editor/, or choose another port: EDIT_PORT=4001 npm run edit`,
    );
  });
  const problems = await currentProblems();
  server.setState({ version: 0, problems });
  good(`The editor is open at ${server.url}/__editor/`);
  next('open that address in a browser. Ctrl+C ends the editor.');
  if (problems) bad(`${problems}\n\nThe editor opens anyway; correct the mistake there.`);
  openBrowser(`${server.url}/__editor/`);

  const pictures = () => prepare(() => {});
  await pictures().catch((error: Error) => note(error.message));
  const preview = startSite(site);
  watchContent((state) => {
    server.setState(state);
    const time = new Date().toTimeString().slice(0, 8);
    if (state.problems) bad(`${time}  a mistake in the content; the page says which`);
    else good(`${time}  change shown`);
  }, pictures);
  const stopped = new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop());
    // npm may be killed without passing the signal on.
    const { ppid } = process;
    setInterval(() => process.ppid !== ppid && stop(), 1000);
  });
  const crash = await Promise.race([stopped, preview.ended]);
  await server.close();
  preview.stop();
  await preview.ended;
  if (crash) {
    bad(`The preview has ended:\n${crash}`);
    next('type “npm run edit” again. If these lines name another “next dev”, end that one first.');
  }
  process.exit(crash ? 1 : 0);
});
