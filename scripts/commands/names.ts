/** `ShopFlow Plus` → `shopflow-plus`; empty for a name without Latin letters or numbers. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const slugProblem = (slug: string): string | undefined =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? undefined
    : `“${slug}” is not a valid address: use lower-case letters, numbers and hyphens.`;
