import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { pagePictures } from '@/lib/pictures/pagePictures';
import { pictureUrl } from '@/lib/pictures/pictureUrl';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/siteUrl';

export const dynamic = 'force-static';

/** The canonical pages with the date of their last change and their pictures. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes(content())
    .filter(({ indexable }) => indexable)
    .map(({ path, updated }) => ({
      url: absoluteUrl(path),
      lastModified: updated,
      images: [...new Set(pagePictures(path))].map(pictureUrl),
    }));
}
