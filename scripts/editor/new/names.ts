import { answers } from '../ask';

/** Answers that were given as flags. */
export type Given = Record<string, string | undefined>;

/** `ShopFlow Plus` → `shopflow-plus`; empty for a name without Latin letters or numbers. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Words for a slug in the wrong form, or undefined. */
export const misspelled = (slug: string): string | undefined =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? undefined : `“${slug}” will not do: use small letters, numbers and dashes.`;

/** Gives words for an answer of more than `max` characters. */
export const longerThan =
  (max: number) =>
  (answer: string): string | undefined =>
    answer.length > max ? `That has ${answer.length} characters; up to ${max} fit.` : undefined;

/**
 * The slug that a name gives. Asked for (or taken from `--slug=…`) when the name has no Latin letters or its slug will
 * not do.
 *
 * @param derived  slug of the name, may be empty
 * @param wrong  words for a slug that will not do
 * @throws CommandError when there is nobody to ask
 */
export async function slugFor(
  derived: string,
  given: Given,
  wrong: (slug: string) => string | undefined,
): Promise<string> {
  const problem = derived === '' ? 'The name has no Latin letters.' : wrong(derived);
  if (given.slug === undefined && !problem) return derived;
  const words = `${problem ? `${problem} ` : ''}A short name in Latin letters for its files, such as nimal-perera`;
  const { slug = '' } = await answers([{ name: 'slug', words, wrong }], given);
  return slug;
}

/** Puts an entry behind another, or at the end. */
export function placed<T>(entries: readonly T[], entry: T, after: (other: T) => boolean): T[] {
  const at = entries.findIndex(after);
  return at === -1 ? [...entries, entry] : [...entries.slice(0, at + 1), entry, ...entries.slice(at + 1)];
}
