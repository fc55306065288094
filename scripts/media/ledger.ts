/** content/media/made.json: from which sources each file was made. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { filesBelow } from '../filesBelow';
import type { Recipe } from './recipe';

const file = 'content/media/made.json';

const read = (): Record<string, string> => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/** Every file of an input, in an order that is the same on every machine. */
async function filesOf(input: string): Promise<string[]> {
  if (!fs.statSync(input).isDirectory()) return [input];
  return (await filesBelow(input)).map((name) => `${input}/${name}`);
}

/** 16 characters that change when an input, a setting or an output's name does. */
export async function fingerprint({ settings, inputs, outputs }: Recipe): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([settings ?? null, outputs]));
  for (const path of (await Promise.all(inputs.map(filesOf))).flat()) hash.update(path).update(fs.readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** The outputs of a recipe that are not there. */
export const absent = ({ outputs }: Recipe): string[] => outputs.filter((path) => !fs.existsSync(path));

/** True when the outputs are there and were made from sources with this fingerprint. */
export const isMade = (recipe: Recipe, digest: string): boolean =>
  absent(recipe).length === 0 && read()[recipe.name] === digest;

/** Notes that a recipe's outputs are made. The list is read again first, so that a second run loses nothing. */
export function remember({ name }: Recipe, digest: string): void {
  const made = Object.entries({ ...read(), [name]: digest }).sort();
  fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`);
}
