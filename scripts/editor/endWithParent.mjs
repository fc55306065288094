/** Runs a program and ends it when standard input closes, which the system does however the parent process ends. */
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('exit', (code) => process.exit(code ?? 1));
process.stdin
  // The whole process group, so that the program's helpers end with it. Windows has none.
  .on('end', () => (process.platform === 'win32' ? child.kill() : process.kill(-process.pid)))
  .resume();
