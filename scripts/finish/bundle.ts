import { build } from 'esbuild';

/**
 * Bundles and minifies a browser script.
 *
 * @param env  values of the environment variables to replace
 * @returns its code
 */
export async function bundle(entry: string, format: 'iife' | 'esm', env: Record<string, string> = {}): Promise<string> {
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
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
