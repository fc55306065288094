const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const short = (n: number): string =>
  (n < letters.length ? '' : short(Math.floor(n / letters.length) - 1)) + letters[n % letters.length];

/** Takes out custom properties that nothing reads, and then those that only they read. */
function dropUnused(sheets: string[]): string[] {
  const read = new Set([...sheets.join('\n').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = sheets.map((sheet) =>
    sheet.replace(/(?<=[{;])(--[a-z][\w-]*):[^;{}]*(;|(?=\}))/g, (whole, name) => (read.has(name) ? whole : '')),
  );
  return left.join('') === sheets.join('') ? left : dropUnused(left);
}

/**
 * Gives the custom properties of stylesheets short names, the same in all of them, and leaves out those without a use.
 * The whole sheet that comes with the framework defines and uses the long ones, so the two never meet.
 */
export function shortenProperties(whole: string[]): string[] {
  const sheets = dropUnused(whole);
  const names = /--[a-z][\w-]*/g;
  const count = new Map<string, number>();
  for (const [name] of sheets.join('\n').matchAll(names)) count.set(name, (count.get(name) ?? 0) + 1);
  const ranked = [...count].sort(([a, i], [b, j]) => j - i || (a < b ? -1 : 1));
  const renamed = new Map(ranked.map(([name], i) => [name, `--${short(i)}`]));
  return sheets.map((sheet) => sheet.replace(names, (name) => renamed.get(name) as string));
}
