import { factsOf } from '@/lib/content/facts';
import { fieldName } from '@/lib/content/fieldSchema';
import { loadContent } from '@/lib/content/load';
import { eachValue } from '@/lib/content/walk';
import { fill } from '@/lib/format';

export interface Found {
  name: string;
  at: string;
  field: string;
  value: string;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const pictureName = (src: string) => plain(src.replace(/\.\w+$/, '').replaceAll('/', '-'));

/** `/media/team-nimal-320.1a2b.avif` → `team-nimal`, which is also the name of `team/nimal.webp`. */
const pictureKey = (address: string) => plain(address.replace(/^.*\/media\/|(-\d+)?\.\w+\.\w+$/g, ''));

/**
 * @param words  part of a text; with `whole` the whole text, or the address of a picture, as a page shows it
 * @param first  name of the file whose fields come first
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
    const isPicture = schema.widget === 'picture' && pictureName(value) === picture;
    if (!isPicture && (whole ? text !== wanted : !text.includes(wanted))) return;
    const name = file.replace(/^content\/|\.yaml$/g, '');
    found.push({ name, at: path.join('.'), field: fieldName(path, root), value });
  });
  return found.sort((a, b) => Number(b.name === first) - Number(a.name === first)).slice(0, 40);
}
