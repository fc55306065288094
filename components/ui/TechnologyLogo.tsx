import { mediaManifest } from '@/lib/pictures/manifest';

/** Logo of a technology by its slug in simple-icons, from the one sheet of them; for dark grounds, decorative. */
export function TechnologyLogo({ slug, size }: { slug: string; size: number }) {
  return <img src={`${mediaManifest().technologies}#${slug}`} alt="" width={size} height={size} loading="lazy" />;
}
