import { servedPicture, type Variant } from '@/lib/pictures/manifest';

export interface PictureProps {
  /** File below content/media/pictures. */
  src: string;
  /** Empty when the picture only decorates. */
  alt: string;
  /** Width of the picture in the layout, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** True for the one largest picture of the first screen: it is fetched first. */
  first?: boolean;
  /** Another picture for wide screens (art direction), with its media query. */
  wide?: { src: string; media: string };
  /** Name shared with the same picture on another page, for the morph between the two. */
  shared?: string;
}

const sourceSet = (variants: Variant[]) => variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** A picture in AVIF and WebP with its size reserved, loaded late unless it is the first thing to see. */
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
