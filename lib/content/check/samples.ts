import fs from 'node:fs';
import path from 'node:path';
import { hash } from '../../hash';
import { isPictureName, picturesFolder } from '../../pictures/presets';
import { show } from '../errors';
import { fieldName } from '../fieldSchema';
import { projectRoot } from '../read';
import { eachValue } from '../walk';

export interface Sample {
  kind: 'value' | 'words' | 'domain' | 'picture';
  file: string;
  path: readonly (string | number)[];
  field: string;
  /** What a visitor would see. */
  what: string;
}

/** Reserved host names (RFC 2606). */
const sampleDomain = /[\w.-]*\b(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|org|net))\b/i;

/** Hints in empty form fields may name an example address. */
const isPlaceholder = (at: readonly (string | number)[]) => at.at(-1) === 'placeholder' || at.at(-1) === 'hint';

/** Hashes of the made-up pictures by their file below content/media/pictures. */
const sampleList = 'content/media/samples.json';

function sampleHashes(): Record<string, string> {
  const file = path.join(projectRoot(), sampleList);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/**
 * Hash of a picture, which is a sample while its hash is listed; undefined when there is no such file.
 *
 * @param src  file below content/media/pictures
 */
function pictureHash(src: string): string | undefined {
  const file = path.join(projectRoot(), picturesFolder, src);
  if (!fs.existsSync(file)) return undefined;
  return hash(fs.readFileSync(file));
}

/** Whether one of the values around a picture is marked `sample: true`. */
const belongsToSample = (parents: readonly unknown[]) =>
  parents.some((parent) => (parent as { sample?: boolean }).sample === true);

/** Begins every placeholder text of `npm run new`. */
export const toWrite = 'Write here';

/** A short name for a value marked `sample: true`. */
function nameOf(thing: Record<string, unknown>): string {
  const { name, value, person, network, title } = thing;
  const found = [name, value, person, network, title, ...Object.values(thing)].find((text) => typeof text === 'string');
  return found ? String(found) : show(thing);
}

export function samples(): Sample[] {
  const found: Sample[] = [];
  const hashes = new Set(Object.values(sampleHashes()));
  const seen = new Set<string>();
  eachValue(({ file, path: at, value, root, parents }) => {
    const [holder] = parents;
    const add = (kind: Sample['kind'], what: string, path = at) =>
      found.push({ kind, file, path, field: fieldName(path, root), what });
    if (at.at(-1) === 'sample' && value === true)
      add('value', nameOf(holder as Record<string, unknown>), at.length > 1 ? at.slice(0, -1) : at);
    if (typeof value !== 'string') return;
    if (value.includes(toWrite)) add('words', show(value));
    const marked = (holder as { sample?: boolean } | undefined)?.sample === true;
    const [domain] = sampleDomain.exec(value) ?? [];
    if (domain && !marked && !isPlaceholder(at)) add('domain', domain);
    if (!isPictureName(value) || seen.has(value)) return;
    const own = pictureHash(value);
    if (own && (belongsToSample(parents) || hashes.has(own))) {
      seen.add(value);
      add('picture', value);
    }
  });
  return found;
}
