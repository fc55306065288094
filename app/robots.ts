import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/siteUrl';

export const dynamic = 'force-static';

/** All crawlers are allowed, those of answer engines included. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
