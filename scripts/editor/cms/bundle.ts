import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { DeskError } from '../terminal';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Folder of the installed editor; its fonts and drawings are served from there, so that it works without the internet.
 *
 * @throws DeskError when the editor is not installed
 */
function editorPackage(): string {
  try {
    return path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  } catch {
    throw new DeskError('The editor (@sveltia/cms) is not installed.', 'run “npm ci”, then “npm run edit” again.');
  }
}

/**
 * The editor's style sheet names its fonts at a public host and uses the package's own copies only besides; this names
 * the copies at once.
 *
 * @param fonts  names of the font files that lie beside the code in assets/
 */
const withLocalFonts = (code: string, fonts: readonly string[]): string =>
  code.replace(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
    (address, family, cut) => {
      const copy = fonts.find((file) => file.startsWith(`${family}-${cut}`));
      return copy ? `/__editor/assets/${copy}` : address;
    },
  );

/** Bundles the editor's page into a folder of its own, never into out/ or public/. Returns the folder. */
export async function bundleEditor(folder = path.join(root, '.cache/desk')): Promise<string> {
  fs.rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: [path.join(root, 'scripts/editor/cms/client.ts'), path.join(root, 'scripts/editor/live/client.ts')],
    outdir: folder,
    entryNames: '[dir]-[name]',
    outbase: path.join(root, 'scripts/editor'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    tsconfig: path.join(root, 'tsconfig.json'),
  });
  const assets = path.join(folder, 'assets');
  fs.cpSync(path.join(editorPackage(), 'assets'), assets, { recursive: true });
  const fonts = fs.readdirSync(assets).filter((file) => file.endsWith('.woff2'));
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = path.join(folder, name);
    const code = fs.readFileSync(file, 'utf8');
    const local = withLocalFonts(code, fonts);
    if (local !== code) fs.writeFileSync(file, local);
  }
  return folder;
}
