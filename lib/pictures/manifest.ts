import fs from 'node:fs';
import path from 'node:path';
import { cache, modifiedAt } from '../content/cache';
import { projectRoot } from '../content/read';

export interface Variant {
  /** URL path with the hash of the content. */
  url: string;
  /** Pixels. */
  width: number;
  /** Size in bytes. */
  bytes: number;
}

/** `avif` and `webp` are sorted by width; a vector picture has neither. */
export interface ServedPicture {
  /** Pixels of the original. */
  width: number;
  height: number;
  avif: Variant[];
  webp: Variant[];
  /** URL path of a vector picture; client logos have none, because they are in a sprite. */
  url?: string;
}

export interface MediaManifest {
  pictures: Record<string, ServedPicture>;
  /** Inlined drawings such as `icons/mail.svg`: the content of their outermost element. */
  inline: Record<string, string>;
  /** URL path of each film file by its name below content/media/films. */
  films: Record<string, string>;
  /** URL path of the sprite of client logos; the fragment is the logo's file name. */
  logos: string;
  /** The same for the technology logos; the fragment is the slug in simple-icons. */
  technologies: string;
}

/** Written by `scripts/pictures`. */
export const manifestFile = '.cache/media.json';

export const mediaManifest = cache(
  (): MediaManifest => {
    const file = path.join(projectRoot(), manifestFile);
    if (!fs.existsSync(file)) throw new Error('The pictures have not been prepared yet. Run: npm run pictures');
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  },
  () => modifiedAt(manifestFile),
);

/**
 * @param src  file below content/media/pictures
 * @throws when there is no such picture, with the way to fix it
 */
export function servedPicture(src: string): ServedPicture {
  const found = mediaManifest().pictures[src];
  if (!found) throw new Error(`No picture ${src}. Put it into content/media/pictures and run: npm run pictures`);
  return found;
}

/**
 * An inlined drawing.
 *
 * @param src  file below content/media/pictures/icons or content/media/pictures/illustrations
 * @throws when there is no such drawing, with the way to fix it
 */
export function inlineDrawing(src: string): string {
  const found = mediaManifest().inline[src];
  if (!found) throw new Error(`No drawing ${src}. Put it into content/media/pictures and run: npm run pictures`);
  return found;
}
