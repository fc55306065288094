import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientVersions } from '../editor/deploy/clients';

const folder = fileURLToPath(new URL('../../.cache/audit/', import.meta.url));

/**
 * Tools that only the audit and the benchmarks need, so that `npm ci` stays small; pinned, so that figures of different
 * days can be compared. Each set lives in a folder of its own below .cache/audit; no install script of theirs is run.
 */
const sets = {
  accessibility: { html_codesniffer: '2.5.1', 'accessibility-checker-engine': '4.0.34' },
  markup: { 'vnu-jar': '26.9.27' },
  policy: { '@mdn/mdn-http-observatory': '1.4.8', csp_evaluator: '1.1.8' },
  lighthouse: { lighthouse: '12.8.2' },
  webkit: { 'selenium-webdriver': '4.46.0' },
  wrangler: { wrangler: clientVersions.wrangler },
} satisfies Record<string, Record<string, string>>;

export interface Tool {
  /** Path of a file in one of the packages. */
  file: (name: string) => string;
}

/** A tool that could not be had. The audit goes on and says so. */
export class NotHere extends Error {}

/**
 * Installs a set of tools when it is not there in the pinned versions.
 *
 * @throws NotHere when the registry cannot be reached or refuses
 */
export function tool(set: keyof typeof sets): Tool {
  const place = path.join(folder, set);
  const file = (name: string) => path.join(place, 'node_modules', name);
  const packages = Object.entries(sets[set]);
  const present = packages.every(([name, version]) => {
    const manifest = file(`${name}/package.json`);
    return fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, 'utf8')).version === version;
  });
  if (present) return { file };
  const names = packages.map(([name, version]) => `${name}@${version}`);
  console.error(`Fetching ${names.join(' ')} into .cache/audit (once)`);
  fs.mkdirSync(place, { recursive: true });
  fs.writeFileSync(path.join(place, 'package.json'), '{ "private": true }\n');
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', ...names], {
      cwd: place,
      stdio: 'pipe',
      timeout: 300_000,
    });
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? error).trim();
    throw new NotHere(`npm install ${names.join(' ')} failed: ${said.split('\n').slice(-2).join(' ')}`);
  }
  return { file };
}
