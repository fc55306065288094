import { build } from 'esbuild';

/**
 * Bundles and minifies a browser script and the styles that it imports.
 *
 * @param env  values of the environment variables to replace
 */
export async function bundle(
  entry: string,
  format: 'iife' | 'esm',
  env: Record<string, string> = {},
): Promise<{ code: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    write: false,
    outdir: 'out',
    legalComments: 'none',
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  const code = text('.js');
  if (!code) throw new Error(`${entry} gave no code`);
  return { code, style: text('.css') };
}
