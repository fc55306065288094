import { build } from 'esbuild';

/**
 * One script for the browser with what it imports, minified.
 *
 * @param env  values of the environment variables that it names
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
  const code = outputFiles[0]?.text.trim();
  if (!code) throw new Error(`${entry} gave no code`);
  return code;
}
