import { factsOf } from '@/lib/content/facts';
import { fieldName } from '@/lib/content/fieldSchema';
import { loadContent } from '@/lib/content/load';
import { eachValue } from '@/lib/content/walk';
import { fill } from '@/lib/format';

/** A field of a content file. */
export interface Found {
  /** Path below content/, without .yaml. */
  name: string;
  /** Path in its data. */
  at: string;
  field: string;
  value: string;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** `/media/team-nimal-320.1a2b.avif` → `team-nimal`, as `team/nimal.webp` becomes. */
const pictureKey = (address: string) => plain(address.replace(/^.*\/media\/|(-\d+)?\.\w+\.\w+$/g, ''));

/**
 * The texts that contain some words, or with `whole` are exactly what a page shows: a text or the address of a picture.
 *
 * @param first  the file whose fields come first
 */
export function findText(words: string, whole: boolean, first: string): Found[] {
  const site = loadContent([]);
  const facts = site ? factsOf(site) : {};
  const wanted = plain(words);
  const picture = words.includes('/media/') && pictureKey(words);
  const found: Found[] = [];
  eachValue(({ file, path, value, schema, root }) => {
    if (typeof value !== 'string' || schema.widget === 'hidden' || wanted === '') return;
    const text = plain(fill(value, facts));
    const isPicture =
      picture &&
      schema.widget === 'picture' &&
      plain(value)
        .replace(/\.\w+$/, '')
        .replaceAll('/', '-') === picture;
    if (!isPicture && (whole ? text !== wanted : !text.includes(wanted))) return;
    const name = file.replace(/^content\/|\.yaml$/g, '');
    found.push({ name, at: path.join('.'), field: fieldName(path, root), value });
  });
  return found.sort((a, b) => Number(b.name === first) - Number(a.name === first)).slice(0, 40);
}
