import { hash } from '../../hash';
import { eachValue } from '../walk';

/** A page whose words nobody has confirmed, or whose words are no longer those that were confirmed. */
export interface Unconfirmed {
  file: string;
  state: 'not confirmed' | 'changed since it was confirmed';
}

interface PageData {
  updated?: string;
  confirmed?: { words?: string };
  [field: string]: unknown;
}

/** Hash of a page's words, independent of the order of its fields and of the pages that it links to. */
export function wordsHash({ updated: _updated, confirmed: _confirmed, ...words }: PageData): string {
  const sortedWords = (_name: string, value: unknown) => {
    if (typeof value === 'string' && value.startsWith('/')) return undefined;
    return value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  };
  return hash(JSON.stringify(words, sortedWords));
}

/** Every page, service and product that has to be confirmed (again). */
export function unconfirmed(): Unconfirmed[] {
  const found: Unconfirmed[] = [];
  eachValue(({ file, path, value, schema }) => {
    if (path.length > 0 || !schema.properties?.confirmed) return;
    const data = (value ?? {}) as PageData;
    if (!data.confirmed?.words) found.push({ file, state: 'not confirmed' });
    else if (data.confirmed.words !== wordsHash(data)) found.push({ file, state: 'changed since it was confirmed' });
  });
  return found;
}
