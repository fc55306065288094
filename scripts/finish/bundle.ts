import { build } from 'esbuild';

/** One of our small browser scripts, bundled and minified. */
export async function bundle(
  entry: string,
  format: 'iife' | 'esm',
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    define,
    write: false,
    legalComments: 'none',
  });
  const code = outputFiles[0]?.text.trim();
  if (!code) throw new Error(`${entry} gave no code`);
  return code;
}
