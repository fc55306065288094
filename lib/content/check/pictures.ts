import fs from 'node:fs';
import path from 'node:path';
import { picturesFolder, presetOf, presets } from '../../pictures/presets';
import type { ContentProblem } from '../errors';
import { fieldName } from '../fieldSchema';
import { projectRoot } from '../read';
import { eachValue } from '../walk';

/** A picture in the content with the size that its place needs. */
interface PictureUse {
  /** File below content/media/pictures. */
  src: string;
  /** Content file and field that use it. */
  file: string;
  field: string;
  path: readonly (string | number)[];
  /** Smallest size in pixels that stays sharp there. */
  minWidth: number;
  minHeight: number;
}

/** Size in pixels after the EXIF rotation. */
export interface PictureFacts {
  width: number;
  height: number;
  vector: boolean;
}

/** Names of the home page's films, which no field chooses. */
const homeFilms = ['hero', 'hero-portrait'];

/** Names below content/media/films of the films that pages show. */
export function filmsUsed(): Set<string> {
  const names = new Set(homeFilms);
  eachValue(({ path: at, value }) => {
    if (at.slice(-2).join('.') === 'film.src') names.add(path.parse(String(value)).name);
  });
  return names;
}

export function picturesUsed(): PictureUse[] {
  const uses: PictureUse[] = homeFilms.map((name) => ({
    src: `films/${name}.png`,
    file: 'content/pages/home.yaml',
    field: 'Film at the top',
    path: ['film'],
    minWidth: 0,
    minHeight: 0,
  }));
  eachValue(({ file, path: at, value, schema, root }) => {
    if (schema.widget !== 'picture' || typeof value !== 'string') return;
    uses.push({
      src: value,
      file,
      field: fieldName(at, root),
      path: at,
      minWidth: schema.minWidth ?? 0,
      minHeight: schema.minHeight ?? 0,
    });
  });
  return uses;
}

/** @returns the size of a picture that is too small for its place, or undefined */
export function tooSmall(
  { width, height, vector }: PictureFacts,
  { minWidth, minHeight }: Pick<PictureUse, 'minWidth' | 'minHeight'>,
): string | undefined {
  if (vector || (width >= minWidth && height >= minHeight)) return undefined;
  return `${width} × ${height} pixels`;
}

/**
 * Checks that every file can be read as a picture and is large enough for each of its places.
 *
 * @param inspect  throws with a message for the editor when the file is not a picture
 */
export async function pictureProblems(
  inspect: (file: string, src: string) => Promise<PictureFacts>,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const uses = picturesUsed();
  const facts = new Map<string, PictureFacts | Error>();
  for (const src of new Set(uses.map((use) => use.src))) {
    const file = path.join(projectRoot(), picturesFolder, src);
    if (!fs.existsSync(file)) continue;
    facts.set(
      src,
      await inspect(file, src).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    );
  }
  for (const use of uses) {
    const { file, field, path: at, src, minWidth, minHeight } = use;
    const picture = facts.get(src);
    if (!picture) continue;
    const add = (found: string, allowed: string, fix: string) =>
      problems.push({ file, field, path: at, found, allowed, fix });
    if (picture instanceof Error) {
      add(
        `${src}: ${picture.message}`,
        'a JPEG, PNG, WebP, AVIF, HEIC or SVG picture',
        `Replace ${picturesFolder}/${src} with a picture, or save it again as JPEG.`,
      );
      continue;
    }
    if (!picture.vector && !presetOf(src)) {
      const folders = [...new Set(presets.map(({ prefix }) => `${prefix.split('/')[0]}/`))].join(' ');
      add(
        src,
        `a picture in one of the folders ${folders}`,
        `Move ${picturesFolder}/${src} into the folder where pictures of its kind are, and correct the name here.`,
      );
      continue;
    }
    const size = tooSmall(picture, use);
    if (size)
      add(
        `${src}, ${size}`,
        `at least ${minWidth} × ${minHeight} pixels`,
        `Replace ${picturesFolder}/${src} with a larger picture: ${minWidth} pixels wide and ${minHeight} high, or more. Enlarging the small one does not help.`,
      );
  }
  return problems;
}
