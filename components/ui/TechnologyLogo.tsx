import { mediaManifest } from '@/lib/pictures/manifest';

/** The decorative logo of a technology from the sprite, by its slug in simple-icons; for dark backgrounds. */
export function TechnologyLogo({ slug, size }: { slug: string; size: number }) {
  return <img src={`${mediaManifest().technologies}#${slug}`} alt="" width={size} height={size} loading="lazy" />;
}
