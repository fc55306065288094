import { absoluteUrl } from '../siteUrl';
import { servedPicture } from './manifest';

/**
 * Absolute URL of a picture for search engines: the largest WebP.
 *
 * @param src  file below content/media/pictures
 */
export function pictureUrl(src: string): string {
  const { webp, url } = servedPicture(src);
  const served = webp.at(-1)?.url ?? url;
  if (!served) throw new Error(`${src} has no address that a search engine could fetch`);
  return absoluteUrl(served);
}
