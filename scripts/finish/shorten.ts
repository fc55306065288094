const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const short = (n: number): string =>
  (n < letters.length ? '' : short(Math.floor(n / letters.length) - 1)) + letters[n % letters.length];

/**
 * Gives the custom properties of stylesheets short names, the same in all of them. The whole sheet that comes with the
 * framework defines and uses the long ones, so the two never meet.
 */
export function shortenProperties(sheets: string[]): string[] {
  const names = /--[a-z][\w-]*/g;
  const count = new Map<string, number>();
  for (const [name] of sheets.join('\n').matchAll(names)) count.set(name, (count.get(name) ?? 0) + 1);
  const ranked = [...count].sort(([a, i], [b, j]) => j - i || (a < b ? -1 : 1));
  const renamed = new Map(ranked.map(([name], i) => [name, `--${short(i)}`]));
  return sheets.map((sheet) => sheet.replace(names, (name) => renamed.get(name) as string));
}
