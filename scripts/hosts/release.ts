import fs from 'node:fs/promises';
import path from 'node:path';
import { immutableFolders } from '../../lib/headers';
import { publicFiles, writeRelease } from '../serve/release';

/** How long a hashed file outlives the release that needed it, in milliseconds. */
const keepFor = 30 * 24 * 3600 * 1000;
/** Whole releases kept for going back. */
const keepReleases = 3;
const carriedList = '.carried';

const twins = ['', '.br', '.gz'];

async function lines(file: string): Promise<Set<string>> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

/** Links the hashed files that only the release before has into the new one. */
async function carry(before: string, next: string, now: number): Promise<void> {
  const carriedBefore = await lines(path.join(before, carriedList));
  const own = new Set(await publicFiles(next));
  const carried: string[] = [];
  for (const folder of immutableFolders) {
    const below = folder.replace(/\/$/, '');
    for (const name of await publicFiles(before, below).catch(() => [])) {
      if (own.has(name)) continue;
      const { mtimeMs } = await fs.stat(path.join(before, name));
      if (carriedBefore.has(name) && now - mtimeMs > keepFor) continue;
      await fs.mkdir(path.dirname(path.join(next, name)), { recursive: true });
      for (const twin of twins) {
        const linked = await fs.link(path.join(before, name + twin), path.join(next, name + twin)).then(
          () => true,
          () => false,
        );
        // From here on the time of the file says since when nothing needs it.
        if (linked && !carriedBefore.has(name)) await fs.utimes(path.join(next, name + twin), now / 1000, now / 1000);
      }
      carried.push(name);
    }
  }
  await fs.writeFile(path.join(next, carriedList), carried.map((name) => `${name}\n`).join(''));
}

/** A release is filled under a name that begins with this; only a whole one gets its own name. */
const incoming = '.incoming-';

/**
 * Names of the whole releases, oldest first.
 *
 * @param site  folder that holds `current` and `releases/`
 */
export async function wholeReleases(site: string): Promise<string[]> {
  const names = await fs.readdir(path.join(site, 'releases')).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).sort();
}

/** Makes `current` lead to a release in one step: a new link takes the place of the old one. */
export async function switchTo(site: string, release: string): Promise<void> {
  const link = path.join(site, `current.${process.pid}`);
  await fs.rm(link, { force: true });
  await fs.symlink(path.join('releases', release), link);
  await fs.rename(link, path.join(site, 'current'));
}

/** Deletes all but the newest releases, and what publishings that were broken off have left. */
async function prune(site: string): Promise<void> {
  const releases = path.join(site, 'releases');
  const unfinished = (await fs.readdir(releases)).filter((name) => name.startsWith(incoming));
  for (const name of [...unfinished, ...(await wholeReleases(site)).slice(0, -keepReleases)])
    await fs.rm(path.join(releases, name), { recursive: true, force: true });
}

/**
 * Puts a finished export into a folder of its own and switches `current` to it in one step.
 *
 * @param out  finished export
 * @param site  folder that holds `current` and `releases/`; made if missing
 * @param now  moment of this publishing in milliseconds; names the release
 * @returns folder of the new release
 */
export async function publish(out: string, site: string, now = Date.now()): Promise<string> {
  const releases = path.join(site, 'releases');
  const name = new Date(now).toISOString().replace(/[:.]/g, '-');
  const filling = path.join(releases, incoming + name);
  const before = await fs.realpath(path.join(site, 'current')).catch(() => undefined);
  await fs.cp(out, filling, { recursive: true });
  if (before) await carry(before, filling, now);
  await writeRelease(filling);
  await fs.rename(filling, path.join(releases, name));
  await switchTo(site, name);
  await prune(site);
  return path.join(releases, name);
}
