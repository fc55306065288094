import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Large packages that only the audit and the benchmarks need, so that `npm ci` stays small. They are pinned, so that
 * figures of different days can be compared.
 */
const versions = {
  lighthouse: '12.8.2',
  'vnu-jar': '26.9.27',
  '@mdn/mdn-http-observatory': '1.4.8',
};

/** A tool that could not be had. The audit goes on and says so. */
export class NotHere extends Error {}

/**
 * Installs a package below .cache/tools when it is not there in the pinned version; no install script of its is run.
 *
 * @param file  a file or folder in the package
 * @returns its path
 * @throws NotHere when the registry cannot be reached or refuses
 */
export function tool(name: keyof typeof versions, file: string): string {
  const folder = fileURLToPath(new URL(`../../.cache/tools/${name}@${versions[name]}/`, import.meta.url));
  const wanted = path.join(folder, 'node_modules', name, file);
  if (fs.existsSync(wanted)) return wanted;
  const spec = `${name}@${versions[name]}`;
  console.error(`Fetching ${spec} into .cache/tools (once)`);
  fs.mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', spec];
  try {
    execFileSync('npm', args, { stdio: 'pipe', timeout: 300_000 });
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? error).trim();
    throw new NotHere(`npm install ${spec} failed: ${said.split('\n').slice(-2).join(' ')}`);
  }
  return wanted;
}
