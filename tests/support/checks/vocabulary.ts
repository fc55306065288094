import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Compiles every block of structured data as a literal of schema-dts' types. A type or property that schema.org does
 * not know makes the compiler complain.
 *
 * @param blocks  JSON texts by the page they stand on
 * @returns one line for each complaint, beginning with the page
 */
export function vocabularyProblems(blocks: ReadonlyMap<string, string>): string[] {
  // Beside the project's packages, so that the compiler finds schema-dts.
  fs.mkdirSync('.cache', { recursive: true });
  const folder = fs.mkdtempSync(path.resolve('.cache/vocabulary-'));
  try {
    const files = new Map<string, string>();
    for (const [i, [page, json]] of [...blocks].entries()) {
      const file = `block${i}.ts`;
      files.set(file, page);
      const { '@context': context, '@graph': nodes } = JSON.parse(json) as { '@context': string; '@graph': unknown[] };
      const lines = nodes.map(
        (node, k) => `export const node${k}: Exclude<Thing, string> = ${JSON.stringify(node, null, 1)};`,
      );
      fs.writeFileSync(
        path.join(folder, file),
        `import type { Graph, Thing } from 'schema-dts';\nexport const context: Graph['@context'] = ${JSON.stringify(context)};\n${lines.join('\n')}\n`,
      );
    }
    const options = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      types: [],
    };
    fs.writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: [...files.keys()] }),
    );
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const { stdout, status, error } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
      cwd: folder,
    });
    if (error) throw error;
    const found = stdout.split('\n').filter((line) => /error TS/.test(line));
    if (status !== 0 && found.length === 0) throw new Error(`The compiler failed: ${stdout}`);
    return found.map((line) =>
      line.replace(/^.*?(block\d+\.ts)\((\d+).*?\): /, (_, file: string) => `${files.get(file) ?? file}: `),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
