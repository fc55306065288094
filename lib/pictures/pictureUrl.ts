import { absoluteUrl } from '../siteUrl';
import { servedPicture } from './manifest';

/**
 * Full address of a picture for readers other than browsers: WebP, which all of them know, in its largest width.
 *
 * @param src  file below content/media/pictures
 */
export function pictureUrl(src: string): string {
  const { webp, url } = servedPicture(src);
  const served = webp.at(-1)?.url ?? url;
  if (!served) throw new Error(`${src} has no address that a search engine could fetch`);
  return absoluteUrl(served);
}
