/** `ShopFlow Plus` → `shopflow-plus`; empty for a name without Latin letters or numbers. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const slugProblem = (slug: string): string | undefined =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? undefined : `“${slug}” will not do: use small letters, numbers and dashes.`;

/** `card`, `detail-2`, `closing`: the name of a product's picture, from the path of its field. */
export function productPicture(at: readonly (string | number)[]): string {
  const number = at.find((part) => /^\d+$/.test(String(part)));
  if (number !== undefined) return `detail-${Number(number) + 1}`;
  return at[0] === 'callToAction' ? 'closing' : String(at[0]);
}
