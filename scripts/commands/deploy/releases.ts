import fs from 'node:fs';
import { hash } from '@/lib/hash';
import { filesBelow } from '../../filesBelow';
import { inProject, writeWhole } from '../projectFiles';

/** What has been published from this computer. */
export interface Published {
  /** Moments of the publishings, as ISO dates: the one that is live, then those that can be brought back, newest first. */
  releases: string[];
  /** Files below content/ that visitors see in another form than they have now; none before the first publishing. */
  unpublished: string[];
}

interface Release {
  at: string;
  /** What the files were: file → what tells its version. */
  content: Record<string, string>;
}

const listFile = '.cache/published.json';

/** What tells one version of a file from another: the hash of a file of words, the size of a picture. */
function contentNow(): Record<string, string> {
  const folder = inProject('content');
  const files = filesBelow(folder).filter((file) => file.endsWith('.yaml') || /^media\/pictures\/.*\.\w+$/.test(file));
  const version = (file: string) =>
    file.endsWith('.yaml') ? hash(fs.readFileSync(file)) : String(fs.statSync(file).size);
  return Object.fromEntries(files.map((file) => [file, version(`${folder}/${file}`)]));
}

/** The release that is live, then those before it. */
function releases(): Release[] {
  const file = inProject(listFile);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).releases : [];
}

const keep = (list: Release[]) => writeWhole(listFile, JSON.stringify({ releases: list }));

/**
 * Notes that the content as it is now has been published.
 *
 * @param at  moment of the publishing, as an ISO date
 * @param kept  how many releases the host keeps
 */
export const noteRelease = (at: string, kept: number): void =>
  keep([{ at, content: contentNow() }, ...releases()].slice(0, kept));

/**
 * Notes that an earlier release is live again: what came after it is no more.
 *
 * @param at  its moment; without it, the one before the live one
 */
export function noteBack(at?: string): void {
  const list = releases();
  keep(list.slice(at === undefined ? 1 : list.findIndex((release) => release.at === at)));
}

/** What has been published, and what has changed since. */
export function published(): Published {
  const list = releases();
  const now = contentNow();
  const before = list[0]?.content ?? now;
  const files = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return { releases: list.map(({ at }) => at), unpublished: files.filter((file) => now[file] !== before[file]) };
}
