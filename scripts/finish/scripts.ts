import fs from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { bundle } from './bundle';

const STATIC = '/_next/static/';

/** Aliases that replace React with Preact, a tenth of its size; `RUNTIME=react` ships React itself. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** The scripts of the finished pages. */
export interface Scripts {
  /** Code of the inline loader. */
  loader: string;
  /** URL path of the site's script. */
  site: string;
  /** All browser code, to find the attributes that it sets. */
  code: string;
  /** URL path of the script of an island, by its name in components/islands/registry.ts; its folder has that name. */
  island: (name: string) => string;
  /** URL paths of the chunks that the site's script and these islands' scripts import, and of the latter. */
  preload: (islands: Iterable<string>) => string[];
}

/**
 * Bundles the browser code into the export: the site's script, a chunk for each island, and shared chunks.
 *
 * @param out  folder of the export
 */
export async function writeScripts(out: string): Promise<Scripts> {
  const loader = await bundle('lib/browser/loader.ts', 'iife');
  const { metafile } = await build({
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    jsx: 'automatic',
    // Next has already bundled the islands' style sheets.
    loader: { '.scss': 'empty' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_VITALS_ENDPOINT': JSON.stringify(process.env.NEXT_PUBLIC_VITALS_ENDPOINT ?? ''),
    },
    entryPoints: ['lib/browser/site.ts', 'components/islands/registry.ts'],
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
  /** A script with its static imports, transitively. */
  const closure = (file: string): string[] => [
    file,
    ...(metafile.outputs[file]?.imports ?? [])
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .flatMap((imported) => closure(imported.path)),
  ];
  const site = outputOf(/browser\/site\.ts$/);
  const island = (name: string) => outputOf(new RegExp(`/${name}/\\w+\\.tsx$`));
  const texts = outputs.map(([file]) => fs.readFile(file, 'utf8'));
  return {
    loader,
    site: address(site),
    code: (await Promise.all(texts)).join('\n'),
    island: (name) => address(island(name)),
    preload: (islands) => {
      const files = [...islands].flatMap((name) => closure(island(name)));
      return [...new Set([...closure(site), ...files])].filter((file) => file !== site).map(address);
    },
  };
}
