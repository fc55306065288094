import fs from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { hash } from '@/lib/hash';

/**
 * Moves the rules for print out of the stylesheets into a file of their own, which browsers load after all else, so that
 * no page carries them inline.
 *
 * @param out  folder of the export
 * @param sheets  texts by URL path, which are changed
 * @returns the URL path of the file
 */
export async function writePrintStyles(out: string, sheets: Map<string, string>): Promise<string> {
  const print = postcss.root();
  for (const [href, text] of sheets) {
    const sheet = postcss.parse(text);
    sheet.walkAtRules('media', (rule) => {
      if (rule.params === 'print') print.append(rule);
    });
    sheets.set(href, sheet.toString());
  }
  const text = print.toString();
  const href = `/_next/static/print.${hash(text)}.css`;
  await fs.writeFile(path.join(out, href), text);
  return href;
}
