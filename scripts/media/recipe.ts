import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { hash } from '@/lib/hash';
import { inProject, writeAtomic } from '../commands/projectFiles';
import { filesBelow } from '../filesBelow';

export const log = (text: string) => console.log(`    ${text}`);

/** How one picture, film or folder of files is made. Paths start from the project folder. */
export interface Recipe {
  /** Group and name, such as films/hero. */
  name: string;
  /** Every file and folder that the outputs are made from. */
  inputs: readonly string[];
  /** Parameters that change the outputs, too. */
  settings?: unknown;
  outputs: readonly string[];
  /** Runs when the folders of the outputs exist. */
  make: () => Promise<unknown>;
}

/**
 * @param qualities  in descending order
 * @returns the picture in the highest quality that fits `most` bytes
 * @throws when it fits at none
 */
export async function withinBudget(
  most: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const picture = await encode(quality);
    log(`quality ${quality}: ${Math.round(picture.length / 1000)} kB`);
    if (picture.length <= most) return picture;
  }
  throw new Error(`does not fit ${most / 1000} kB. Use a calmer picture.`);
}

/** Scripts and everything that they import except packages and fonts, as inputs of a recipe. */
export function withImports(...scripts: string[]): string[] {
  const { metafile } = buildSync({
    entryPoints: scripts,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['*.woff2'],
    loader: { '.scss': 'empty' },
    metafile: true,
    write: false,
    outdir: 'out',
  });
  return Object.keys(metafile.inputs).sort();
}

/**
 * The drawings of a folder: their names, files and functions.
 *
 * @param folder  from the project folder
 */
export async function drawingsOf<Draw>(folder: string): Promise<{ name: string; file: string; draw: Draw }[]> {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      const { default: draw }: { default: Draw } = await import(`@/${file}`);
      return { name: path.parse(name).name, file, draw };
    }),
  );
}

/** Changes with the version of a package. */
export const packageFile = (name: string): string => `node_modules/${name}/package.json`;

/** Hashes of the sources by recipe. */
const file = 'content/media/made.json';

const read = (): Record<string, string> =>
  fs.existsSync(inProject(file)) ? JSON.parse(fs.readFileSync(inProject(file), 'utf8')) : {};

const save = (hashes: Record<string, string>): void =>
  writeAtomic(file, `${JSON.stringify(Object.fromEntries(Object.entries(hashes).sort()), null, 2)}\n`);

const filesOf = (input: string): string[] =>
  fs.statSync(input).isDirectory() ? filesBelow(input).map((name) => `${input}/${name}`) : [input];

/** Leaves out the outputs, so that a page's pictures stay up to date when its address changes. */
export function recipeHash({ settings, inputs }: Recipe): string {
  const files = inputs.flatMap(filesOf);
  return hash(JSON.stringify(settings ?? null), ...files.flatMap((file) => [file, fs.readFileSync(file)]));
}

/** Missing outputs. */
export const absent = ({ outputs }: Recipe): string[] => outputs.filter((output) => !fs.existsSync(output));

export const isMade = (recipe: Recipe, hash: string): boolean =>
  absent(recipe).length === 0 && read()[recipe.name] === hash;

/** The file is read again first, because two runs may write it in turn. */
export function remember({ name }: Recipe, hash: string): void {
  save({ ...read(), [name]: hash });
}

/** Carries a page's picture records over to its new address. */
export function renameRecipes(old: string, slug: string): void {
  const names = new Map(['cards', 'products'].map((group) => [`${group}/${old}`, `${group}/${slug}`]));
  save(Object.fromEntries(Object.entries(read()).map(([name, hash]) => [names.get(name) ?? name, hash])));
}
