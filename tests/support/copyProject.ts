import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Made by a build or by git, or linked instead of copied. */
const leftOut = new Set(['node_modules', '.next', 'out', '.git', '.cache', 'shots', 'test-results']);

/** Copies the project into an empty folder for trying things; its packages are hard links where that is possible. */
export function copyProject(to: string): void {
  for (const name of fs.readdirSync('.'))
    if (!leftOut.has(name)) fs.cpSync(name, path.join(to, name), { recursive: true });
  // The bundler wants real folders.
  const packages = path.join(to, 'node_modules');
  try {
    execFileSync('cp', ['-al', 'node_modules', packages], { stdio: 'ignore' });
  } catch {
    // Another file system: links are not possible.
    fs.rmSync(packages, { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', packages]);
  }
}
