import { belongsToSample, isPicture, pictureHash, sampleHashes, sampleList } from '@/lib/check/samples';
import { eachValue } from '@/lib/content/walk';
import { writeWhole } from './files';

function writeList(hashes: Record<string, string>): void {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeWhole(sampleList, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Brings the list up to date: what is on it already and has not been replaced, and every picture that belongs to
 * something marked `sample: true` now. Stand-ins of `npm run new` carry no mark, and a stand-in may have been renamed.
 *
 * @returns how many pictures are on the list
 */
export function markSamplePictures(): number {
  const before = sampleHashes();
  const known = new Set(Object.values(before));
  const hashes: Record<string, string> = {};
  const note = (src: string, marked: boolean) => {
    const hash = pictureHash(src);
    if (hash && (marked || known.has(hash))) hashes[src] = hash;
  };
  for (const src of Object.keys(before)) note(src, false);
  eachValue(({ value, parents }) => {
    if (typeof value === 'string' && isPicture(value)) note(value, belongsToSample(parents));
  });
  writeList(hashes);
  return Object.keys(hashes).length;
}

/** Adds one made-up picture to the list. */
export function addSamplePicture(src: string): void {
  const hash = pictureHash(src);
  if (hash) writeList({ ...sampleHashes(), [src]: hash });
}
