import { servedPicture, type Variant } from '@/lib/pictures/manifest';

interface PictureProps {
  /** File below content/media/pictures. */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Whether this is the largest picture of the first screen, which gets a high fetch priority. */
  first?: boolean;
  /** Another picture for wide viewports (art direction), with its media query. */
  wide?: { src: string; media: string };
  /** View-transition name shared with the same picture on another page. */
  shared?: string;
}

const sourceSet = (variants: Variant[]) => variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** A picture in AVIF and WebP with intrinsic dimensions, loaded lazily unless it has priority. */
export function Picture({ src, alt, sizes, className, first = false, wide, shared }: PictureProps) {
  const picture = servedPicture(src);
  const fallback = picture.url ?? picture.webp[0]?.url;
  const wider = wide && servedPicture(wide.src);
  return (
    <picture className={className}>
      {wide && wider && (
        <source
          type="image/avif"
          media={wide.media}
          srcSet={sourceSet(wider.avif)}
          sizes={sizes}
          width={wider.width}
          height={wider.height}
        />
      )}
      {picture.avif.length > 0 && <source type="image/avif" srcSet={sourceSet(picture.avif)} sizes={sizes} />}
      <img
        src={fallback}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? undefined : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
        data-shared={shared}
      />
    </picture>
  );
}
