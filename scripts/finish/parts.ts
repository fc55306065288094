import fs from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@/lib/hash';
import { bundle } from './bundle';
import { attributesSetBy } from './styles';

/**
 * What the finished pages of an export share.
 *
 * @param out  folder of the export
 */
export async function pageParts(out: string) {
  const vitalsEndpoint = process.env.NEXT_PUBLIC_VITALS_ENDPOINT;
  const { code: loader } = await bundle('lib/browser/loader.ts', 'iife');
  // Without addresses for what comes later, the site's script holds all of it.
  const { code: everything } = await bundle('lib/browser/site.ts', 'esm');
  const save = async (name: string, text: string, ending: string) => {
    const address = `/_next/static/${name}.${hash(text)}.${ending}`;
    await fs.writeFile(path.join(out, address), text);
    return address;
  };
  const write = async (name: string, env: Record<string, string> = {}) =>
    save(name, (await bundle(`lib/browser/${name}.ts`, 'esm', env)).code, 'js');
  const env = { VISITOR: await write('visitor'), NEXT_PUBLIC_VITALS_ENDPOINT: vitalsEndpoint ?? '' };
  const sites = new Map<string, Promise<string>>();
  return {
    vitalsEndpoint,
    /** Code of the script inside the page. */
    loader,
    /** Attributes that scripts set later; rules for them stay. */
    dynamicAttributes: attributesSetBy(loader + everything),
    /**
     * Writes the site's script with what a page has: one of the tools (the calculator, a form, the working hours), a
     * demonstration. Gives its address.
     */
    site: (has: { TOOLS: 'all' | 'none'; DEMO: 'all' | 'none' }): Promise<string> => {
      const key = JSON.stringify(has);
      const found = sites.get(key) ?? write('site', { ...env, ...has });
      sites.set(key, found);
      return found;
    },
    /** Writes the script and the style of a demonstration with its content inside; gives their addresses. */
    demo: async (kind: string, content: string) => {
      const { code, style } = await bundle(`lib/browser/demos/${kind}.ts`, 'esm', { CONTENT: content });
      return { script: await save(`demo.${kind}`, code, 'js'), style: await save(`demo.${kind}`, style, 'css') };
    },
  };
}
export type PageParts = Awaited<ReturnType<typeof pageParts>>;
