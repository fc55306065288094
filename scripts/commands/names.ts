/** `ShopFlow Plus` → `shopflow-plus`; empty for a name without Latin letters or numbers. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @returns what is wrong with the form of a slug, or undefined */
export const slugProblem = (slug: string): string | undefined =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? undefined : `“${slug}” will not do: use small letters, numbers and dashes.`;

/**
 * File name of a picture in a product's file, by its field: `card`, `detail-2`, `closing`.
 *
 * @param at  path of the picture or of its `src`
 */
export function productPicture(at: readonly (string | number)[]): string {
  const number = at.find((part) => /^\d+$/.test(String(part)));
  if (number !== undefined) return `detail-${Number(number) + 1}`;
  return at[0] === 'callToAction' ? 'closing' : String(at[0]);
}
