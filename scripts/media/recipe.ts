import fs from 'node:fs';
import { buildSync } from 'esbuild';
import { hash } from '@/lib/hash';
import { filesBelow } from '../filesBelow';

/** Tells how far a recipe is, in one line. */
export const log = (text: string) => console.log(`    ${text}`);

/** How one picture, film or folder of files is made. Paths start from the project folder. */
export interface Recipe {
  /** Group and name, such as films/hero. */
  name: string;
  /** Files and folders that decide how the outputs look. */
  inputs: readonly string[];
  /** Sizes and words that decide it, too. */
  settings?: unknown;
  outputs: readonly string[];
  /** Makes the outputs; their folders are there. */
  make: () => Promise<unknown>;
}

/**
 * A picture in the best of some qualities, the highest first, at which it fits its budget in bytes.
 *
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
  throw new Error(
    `does not fit ${most / 1000} kB. Use a calmer picture; in a scene, draw fewer lines (perUnit) or quieten the far ground.`,
  );
}

/** Scripts with everything that they import, packages and fonts left out, as inputs of a recipe. */
export function withImports(...scripts: string[]): string[] {
  const { metafile } = buildSync({
    entryPoints: scripts,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['*.woff2'],
    metafile: true,
    write: false,
    outdir: 'out',
  });
  return Object.keys(metafile.inputs).sort();
}

/** Changes with the version of a package. */
export const packageFile = (name: string): string => `node_modules/${name}/package.json`;

/** From which sources each file was made. */
const file = 'content/media/made.json';

const read = (): Record<string, string> => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/** Every file of an input, in an order that is the same on every machine. */
const filesOf = (input: string): string[] =>
  fs.statSync(input).isDirectory() ? filesBelow(input).map((name) => `${input}/${name}`) : [input];

/** Changes when an input, a setting or an output's name does. */
export function recipeHash({ settings, inputs, outputs }: Recipe): string {
  const files = inputs.flatMap(filesOf);
  return hash(JSON.stringify([settings ?? null, outputs]), ...files.flatMap((file) => [file, fs.readFileSync(file)]));
}

/** The outputs of a recipe that are not there. */
export const absent = ({ outputs }: Recipe): string[] => outputs.filter((path) => !fs.existsSync(path));

/** True when the outputs are there and were made from sources with this hash. */
export const isMade = (recipe: Recipe, hash: string): boolean =>
  absent(recipe).length === 0 && read()[recipe.name] === hash;

/** Notes that a recipe's outputs are made. The list is read again first, so that a second run loses nothing. */
export function remember({ name }: Recipe, hash: string): void {
  const made = Object.entries({ ...read(), [name]: hash }).sort();
  fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`);
}
