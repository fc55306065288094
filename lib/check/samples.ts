import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fieldName, show } from '../content/errors';
import { projectRoot } from '../content/read';
import { eachValue } from '../content/walk';

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
/** Where the fingerprints of the made-up pictures are kept: file below content/media/pictures → fingerprint. */
export const sampleList = 'content/media/samples.json';

/**
 * Fingerprints of the pictures that are made up (portraits, logos, quotation pictures). A picture counts as a sample
 * while its bytes are those of the list, whatever the content says about it.
 */
const samplePrints = (): Set<string> => new Set(Object.values(readList()));

function readList(): Record<string, string> {
  const file = path.join(projectRoot(), sampleList);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

function writeList(prints: Record<string, string>): void {
  const sorted = Object.fromEntries(Object.entries(prints).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(path.join(projectRoot(), sampleList), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Fingerprint of a file's bytes, 16 characters. */
const fingerprintOf = (file: string): string =>
  crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 16);

/** True when one of the values that hold a picture is marked `sample: true`. */
const belongsToSample = (parents: readonly unknown[]) =>
  parents.some((parent) => (parent as { sample?: boolean }).sample === true);

const isPicture = (text: string) => /^[\w/-]+\.(png|jpe?g|webp|avif|heic|svg)$/i.test(text);

/**
 * Brings the list up to date: what is on it already and has not been replaced, and every picture that belongs to
 * something marked `sample: true` now. Stand-ins of `npm run new` carry no mark, and a stand-in may have been renamed.
 *
 * @returns how many pictures are on the list
 */
export function markSamplePictures(): number {
  const known = samplePrints();
  const prints: Record<string, string> = {};
  const note = (src: string, marked: boolean) => {
    const file = path.join(projectRoot(), picturesFolder, src);
    if (!fs.existsSync(file)) return;
    const print = fingerprintOf(file);
    if (marked || known.has(print)) prints[src] = print;
  };
  for (const src of Object.keys(readList())) note(src, false);
  eachValue(({ value, parents }) => {
    if (typeof value === 'string' && isPicture(value)) note(value, belongsToSample(parents));
  });
  writeList(prints);
  return Object.keys(prints).length;
}

/** Adds one made-up picture to the list. */
export function addSamplePicture(src: string): void {
  writeList({ ...readList(), [src]: fingerprintOf(path.join(projectRoot(), picturesFolder, src)) });
}

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
  const prints = samplePrints();
  const seen = new Set<string>();
  eachValue(({ file, path: at, value, parents }) => {
    const [holder] = parents;
    if (at.at(-1) === 'sample' && value === true)
      found.push({
        kind: 'value',
        file,
        field: fieldName(at.slice(0, -1)),
        what: nameOf(holder as Record<string, unknown>),
      });
    if (typeof value !== 'string') return;
    if (value.includes(toWrite)) found.push({ kind: 'words', file, field: fieldName(at), what: show(value) });
    const marked = (holder as { sample?: boolean } | undefined)?.sample === true;
    const [domain] = sampleDomain.exec(value) ?? [];
    if (domain && !marked && !isPlaceholder(at))
      found.push({ kind: 'domain', file, field: fieldName(at), what: domain });
    if (!isPicture(value) || seen.has(value)) return;
    const picture = path.join(projectRoot(), picturesFolder, value);
    if (fs.existsSync(picture) && (belongsToSample(parents) || prints.has(fingerprintOf(picture)))) {
      seen.add(value);
      found.push({ kind: 'picture', file, field: fieldName(at), what: value });
    }
  });
  return found;
}
