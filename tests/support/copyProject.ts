import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const excluded = new Set(['node_modules', '.next', 'out', '.git', '.cache', 'test-results']);

/** Copies the project into an empty folder, with hard links to its packages where possible. */
export function copyProject(to: string): void {
  for (const name of fs.readdirSync('.'))
    if (!excluded.has(name)) fs.cpSync(name, path.join(to, name), { recursive: true });
  // Next does not follow symbolic links here.
  const packages = path.join(to, 'node_modules');
  try {
    execFileSync('cp', ['-al', 'node_modules', packages], { stdio: 'ignore' });
  } catch {
    // Hard links are impossible across file systems.
    fs.rmSync(packages, { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', packages]);
  }
}
