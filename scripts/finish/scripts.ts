import fs from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { bundle } from './bundle';

const STATIC = '/_next/static/';

/** `RUNTIME=react` ships React itself instead of Preact, which runs the same components at a tenth of the size. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** The scripts of the finished pages. */
export interface Scripts {
  /** Code of the script inside the pages. */
  loader: string;
  /** Address of the site's script. */
  site: string;
  /** All code, for what the styles need to know of it. */
  code: string;
  /**
   * Addresses of the scripts that the site's script and these islands import.
   *
   * @param islands  names from components/islands/registry.ts
   */
  preload: (islands: Iterable<string>) => string[];
}

/**
 * Bundles what runs in the browser and writes it into the export: the site's script, a chunk for each island, and the
 * chunks that they share.
 *
 * @param out  folder of the export
 */
export async function writeScripts(out: string): Promise<Scripts> {
  const { code: loader } = await bundle('lib/browser/loader.ts', 'iife');
  const { metafile } = await build({
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    jsx: 'automatic',
    // Next bundles the style sheets of the islands.
    loader: { '.scss': 'empty' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_VITALS_ENDPOINT': JSON.stringify(process.env.NEXT_PUBLIC_VITALS_ENDPOINT ?? ''),
    },
    entryPoints: ['lib/browser/site.ts'],
    format: 'esm',
    splitting: true,
    outdir: path.join(out, STATIC),
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    alias: process.env.RUNTIME === 'react' ? {} : preact,
    metafile: true,
  });

  const outputs = Object.entries(metafile.outputs);
  const address = (file: string) => `/${path.relative(out, file)}`;
  const outputOf = (source: RegExp) => {
    const found = outputs.find(([, { entryPoint }]) => entryPoint && source.test(entryPoint));
    if (!found) throw new Error(`No script was made from ${source}`);
    return found[0];
  };
  /** A script and what it imports statically. */
  const closure = (file: string): string[] => [
    file,
    ...(metafile.outputs[file]?.imports ?? [])
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .flatMap((imported) => closure(imported.path)),
  ];
  const site = outputOf(/browser\/site\.ts$/);
  const texts = outputs.map(([file]) => fs.readFile(file, 'utf8'));
  return {
    loader,
    site: address(site),
    code: (await Promise.all(texts)).join('\n'),
    preload: (islands) => {
      const files = [...islands].flatMap((name) => closure(outputOf(new RegExp(`/${name}\\.tsx$`))));
      return [...new Set([...closure(site), ...files])].filter((file) => file !== site).map(address);
    },
  };
}
