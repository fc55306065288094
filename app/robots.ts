import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/siteUrl';

export const dynamic = 'force-static';

/** Everything may be read, by search and answer engines alike. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
