const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Attributes that scripts set, and the two that the browser sets by itself: rules for them stay although no page is
 * exported with them.
 *
 * @param code  all that runs in the browser, minified
 */
export function attributesSetBy(code: string): string[] {
  const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...new Set([
      'open',
      'hidden',
      ...named(/\.dataset\.(\w+)=(?!=)/g).map((name) => `data-${kebab(name)}`),
      ...named(/\.aria([A-Z]\w*)=(?!=)/g).map((name) => `aria-${name.toLowerCase()}`),
      ...named(/(?:set|toggle|remove)Attribute\(["'`]([\w-]+)/g),
    ]),
  ].sort();
}
