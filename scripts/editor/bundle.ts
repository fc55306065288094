import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of the bundled page, never in out/ or public/. */
export const pageFolder = path.join(root, '.cache/editor/page');

/** Bundles the editor's page. Returns the folder. */
export async function bundleEditor(folder = pageFolder): Promise<string> {
  const source = path.join(root, 'scripts/editor/page');
  fs.rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: ['editor.tsx', 'editor.css', 'preview.ts', 'index.html'].map((name) => path.join(source, name)),
    outdir: folder,
    bundle: true,
    loader: { '.html': 'copy' },
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    tsconfig: path.join(root, 'tsconfig.json'),
  });
  return folder;
}
