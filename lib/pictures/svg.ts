/**
 * What an SVG drawing must not hold, because the site serves it as it comes: a visitor who opens the file alone would
 * run its code. Prefixes of a namespace (`<svg:script>`) count as well.
 */
const faults: readonly [found: RegExp, words: string][] = [
  [/<(?:[\w-]+:)?script\b/i, 'holds a script (<script>)'],
  [/[\s"'/]on[a-z]+\s*=\s*["']/i, 'holds a script (an attribute such as onload=)'],
  [/["'\s]javascript:/i, 'holds a script (a javascript: address)'],
  [/<(?:[\w-]+:)?foreignObject\b/i, 'holds a piece of a web page (<foreignObject>)'],
];

/**
 * Why an SVG drawing cannot be taken, in words that follow the name of the file; undefined when it is only a drawing.
 *
 * @param code  text of the SVG file
 */
export const svgFault = (code: string): string | undefined => faults.find(([found]) => found.test(code))?.[1];
