import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../hash';
import { show } from '../errors';
import { fieldName } from '../fieldSchema';
import { projectRoot } from '../read';
import { eachValue } from '../walk';

/** Something made up that is still there. */
export interface Sample {
  kind: 'value' | 'words' | 'domain' | 'picture';
  file: string;
  field: string;
  /** What a visitor would see. */
  what: string;
}

/** Hosts that can never be real (RFC 2606): anything.example, example.com and so on. */
const sampleDomain = /[\w.-]*\b(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|org|net))\b/i;

/** Example texts inside empty form fields may name an example address: no visitor takes them for real. */
const isPlaceholder = (at: readonly (string | number)[]) => at.at(-1) === 'placeholder' || at.at(-1) === 'hint';

const picturesFolder = 'content/media/pictures';
/** The pictures that are made up (portraits, logos, quotation pictures): file below content/media/pictures → hash. */
export const sampleList = 'content/media/samples.json';

/** The list of made-up pictures as it is kept. */
export function sampleHashes(): Record<string, string> {
  const file = path.join(projectRoot(), sampleList);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/**
 * Hash of a picture's bytes, 16 characters; undefined when there is no such file. A picture counts as a sample while its
 * hash is in the list, whatever the content says about it.
 *
 * @param src  file below content/media/pictures
 */
export function pictureHash(src: string): string | undefined {
  const file = path.join(projectRoot(), picturesFolder, src);
  if (!fs.existsSync(file)) return undefined;
  return sha256(fs.readFileSync(file)).slice(0, 16);
}

/** True when one of the values that hold a picture is marked `sample: true`. */
export const belongsToSample = (parents: readonly unknown[]) =>
  parents.some((parent) => (parent as { sample?: boolean }).sample === true);

export const isPicture = (text: string) => /^[\w/-]+\.(png|jpe?g|webp|avif|heic|svg)$/i.test(text);

/** How the words begin that “npm run new” puts where somebody has to write. */
export const toWrite = 'Write here';

/** A short name of the thing that carries the `sample` mark: what it is called, or its value. */
function nameOf(thing: Record<string, unknown>): string {
  const { name, value, person, network, title } = thing;
  const found = [name, value, person, network, title].find((text) => typeof text === 'string');
  return found ? String(found) : show(thing);
}

/** Everything made up that is still in the content. */
export function samples(): Sample[] {
  const found: Sample[] = [];
  const hashes = new Set(Object.values(sampleHashes()));
  const seen = new Set<string>();
  eachValue(({ file, path: at, value, root, parents }) => {
    const [holder] = parents;
    if (at.at(-1) === 'sample' && value === true)
      found.push({
        kind: 'value',
        file,
        field: fieldName(at.length > 1 ? at.slice(0, -1) : at, root),
        what: nameOf(holder as Record<string, unknown>),
      });
    if (typeof value !== 'string') return;
    if (value.includes(toWrite)) found.push({ kind: 'words', file, field: fieldName(at, root), what: show(value) });
    const marked = (holder as { sample?: boolean } | undefined)?.sample === true;
    const [domain] = sampleDomain.exec(value) ?? [];
    if (domain && !marked && !isPlaceholder(at))
      found.push({ kind: 'domain', file, field: fieldName(at, root), what: domain });
    if (!isPicture(value) || seen.has(value)) return;
    const hash = pictureHash(value);
    if (hash && (belongsToSample(parents) || hashes.has(hash))) {
      seen.add(value);
      found.push({ kind: 'picture', file, field: fieldName(at, root), what: value });
    }
  });
  return found;
}
