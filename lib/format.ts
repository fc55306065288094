/** 46515 → "46,515". Grouping is written out here so that server and browser agree to the letter. */
export const thousands = (amount: number): string => String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',');

/** 19500 → "LKR 19,500", with a space that does not break. */
export const lkr = (amount: number): string => `LKR\u00a0${thousands(amount)}`;

/** Fills `{name}` places of a text: `fill('Go to {n}', { n: 3 })` → "Go to 3". */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
