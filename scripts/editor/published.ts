import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inProject, writeWhole } from './files';

/** What has been published from this computer. */
export interface Published {
  /** Moments of the publishings, as ISO dates: the one that is live, then those that can be brought back, in turn. */
  releases: string[];
  /** Files below content/ that visitors see in another form than they have now. */
  unpublished: string[];
}

interface Release {
  at: string;
  /** The release that was live before, by its moment. */
  before?: string;
  /** What the files were: file → mark. */
  content: Record<string, string>;
}

const listFile = '.cache/published.json';

/** What tells one version of a file from another: the hash of a file of words, the size of a picture. */
function contentNow(): Record<string, string> {
  const folder = inProject('content');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.yaml') || /^media\/pictures\/.*\.\w+$/.test(file))
    .sort();
  const mark = (file: string) =>
    file.endsWith('.yaml')
      ? crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 16)
      : String(fs.statSync(file).size);
  return Object.fromEntries(files.map((file) => [file, mark(path.join(folder, file))]));
}

function readList(): { live?: string; releases: Release[] } {
  const file = inProject(listFile);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { releases: [] };
}

const writeList = (list: { live?: string; releases: Release[] }) => writeWhole(listFile, JSON.stringify(list));

/** Releases that have been live, newest first. */
function chain({ live, releases }: ReturnType<typeof readList>): Release[] {
  const found = releases.find(({ at }) => at === live);
  return found ? [found, ...chain({ live: found.before, releases })] : [];
}

/** Notes that the content as it is now has been published. */
export function noteRelease(): void {
  const list = readList();
  const at = new Date().toISOString();
  // Hosts keep the last three releases.
  writeList({ live: at, releases: [{ at, before: list.live, content: contentNow() }, ...chain(list)].slice(0, 3) });
}

/** Notes that the release that was live before is live again. */
export function noteBack(): void {
  const list = readList();
  writeList({ ...list, live: chain(list)[0]?.before });
}

/** What has been published, and what has changed since. */
export function published(): Published {
  const releases = chain(readList());
  const before = releases[0]?.content ?? {};
  const now = contentNow();
  const files = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return { releases: releases.map(({ at }) => at), unpublished: files.filter((file) => now[file] !== before[file]) };
}
