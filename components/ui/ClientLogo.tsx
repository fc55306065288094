import type { Client } from '@/lib/content';
import { mediaManifest, servedPicture } from '@/lib/pictures/manifest';

/** The logo of a client from the sprite. */
export function ClientLogo({ client: { name, logo } }: { client: Client }) {
  const { width, height } = servedPicture(logo);
  return (
    <img
      src={`${mediaManifest().logos}#${logo.replace(/^.*\/|\.svg$/g, '')}`}
      alt={name}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
