import fs from 'node:fs';
import { hash } from '@/lib/hash';
import { filesBelow } from '../../filesBelow';
import { inProject, writeAtomic } from '../projectFiles';

export interface ReleaseStatus {
  /** Times of publishing as ISO dates: the live release, then those before it, newest first. */
  releases: string[];
  /** Files below content/ that have changed since the live release; none before the first one. */
  unpublished: string[];
}

type ContentHashes = Record<string, string>;

interface Release {
  at: string;
  content: ContentHashes;
}

const listFile = '.cache/published.json';

/** Hashes of the YAML files and, because hashing every picture would take seconds, sizes of the pictures. */
export function contentNow(): ContentHashes {
  const folder = inProject('content');
  const files = filesBelow(folder).filter((file) => file.endsWith('.yaml') || /^media\/pictures\/.*\.\w+$/.test(file));
  const version = (file: string) =>
    file.endsWith('.yaml') ? hash(fs.readFileSync(file)) : String(fs.statSync(file).size);
  return Object.fromEntries(files.map((file) => [file, version(`${folder}/${file}`)]));
}

function releases(): Release[] {
  const file = inProject(listFile);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).releases : [];
}

const save = (list: Release[]) => writeAtomic(listFile, JSON.stringify({ releases: list }));

/** The number of releases that release.sh keeps. */
const kept = 3;

/** @param built  the content when the build began, because later saves are not published */
export const recordRelease = (at: string, built: ContentHashes): void =>
  save([{ at, content: built }, ...releases()].slice(0, kept));

export const recordRollback = (): void => save(releases().slice(1));

export function releaseStatus(): ReleaseStatus {
  const list = releases();
  const now = contentNow();
  const before = list[0]?.content ?? now;
  const files = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return { releases: list.map(({ at }) => at), unpublished: files.filter((file) => now[file] !== before[file]) };
}
