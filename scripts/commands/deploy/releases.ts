import fs from 'node:fs';
import { hash } from '@/lib/hash';
import { filesBelow } from '../../filesBelow';
import { inProject, writeAtomic } from '../projectFiles';

/** What has been published from this computer. */
export interface Published {
  /** Times of publishing as ISO dates: the live release, then those that can be brought back, newest first. */
  releases: string[];
  /** Files below content/ that have changed since the live release; none before the first one. */
  unpublished: string[];
}

/** File → its version. */
type Version = Record<string, string>;

interface Release {
  at: string;
  content: Version;
}

const listFile = '.cache/published.json';

/** Hashes of the YAML files and, because hashing every picture would take seconds, sizes of the pictures. */
export function contentNow(): Version {
  const folder = inProject('content');
  const files = filesBelow(folder).filter((file) => file.endsWith('.yaml') || /^media\/pictures\/.*\.\w+$/.test(file));
  const version = (file: string) =>
    file.endsWith('.yaml') ? hash(fs.readFileSync(file)) : String(fs.statSync(file).size);
  return Object.fromEntries(files.map((file) => [file, version(`${folder}/${file}`)]));
}

/** The live release first. */
function releases(): Release[] {
  const file = inProject(listFile);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).releases : [];
}

const save = (list: Release[]) => writeAtomic(listFile, JSON.stringify({ releases: list }));

/**
 * Records that a content is published.
 *
 * @param at  time of publishing, as an ISO date
 * @param built  the content when the build began: what is saved later is not in it
 * @param kept  how many releases the host keeps
 */
export const recordRelease = (at: string, built: Version, kept: number): void =>
  save([{ at, content: built }, ...releases()].slice(0, kept));

/**
 * Records that an earlier release is live again; later ones cannot be brought back.
 *
 * @param at  its time of publishing; the previous one by default
 */
export function recordRollback(at?: string): void {
  const list = releases();
  save(list.slice(at === undefined ? 1 : list.findIndex((release) => release.at === at)));
}

const builtFile = '.cache/built.json';

export const recordBuilt = (): void => writeAtomic(builtFile, JSON.stringify(contentNow()));

/** The content of out/. */
export const lastBuilt = (): Version =>
  fs.existsSync(inProject(builtFile)) ? JSON.parse(fs.readFileSync(inProject(builtFile), 'utf8')) : contentNow();

export function published(): Published {
  const list = releases();
  const now = contentNow();
  const before = list[0]?.content ?? now;
  const files = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return { releases: list.map(({ at }) => at), unpublished: files.filter((file) => now[file] !== before[file]) };
}
