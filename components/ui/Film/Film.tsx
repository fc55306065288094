import { Island } from '@/components/islands/Island';
import { content } from '@/lib/content';
import { mediaManifest } from '@/lib/pictures/manifest';
import { Picture } from '../Picture';
import styles from './Film.module.scss';

interface FilmProps {
  /** Name below content/media/films, such as `iot-solutions`. */
  name: string;
  /** Alternative text. */
  alt: string;
  sizes: string;
  /** Fills its parent instead of keeping an aspect ratio of 16:9. */
  cover?: boolean;
  /** Whether its poster is the largest picture of the first screen. */
  first?: boolean;
  /** A portrait version for viewports below 48rem. */
  portrait?: string;
}

/**
 * A looping, muted film over its poster. It starts in the viewport when the page is idle; without scripts, with Save-Data
 * or with reduced motion only the poster is shown.
 */
export function Film({ name, alt, sizes, cover = false, first = false, portrait }: FilmProps) {
  const { words } = content();
  const { films } = mediaManifest();
  const list = [portrait, name].flatMap((cut) =>
    (['av1', 'h264'] as const).flatMap((codec) => films[`${cut}.${codec}.mp4`] ?? []),
  );
  const poster = `films/${name}.png`;
  return (
    <div className={styles.film} data-cover={cover || undefined}>
      <Picture
        className={styles.poster}
        src={portrait ? `films/${portrait}.png` : poster}
        wide={portrait ? { src: poster, media: '(width >= 48rem)' } : undefined}
        alt={alt}
        sizes={sizes}
        first={first}
      />
      {/* Without film files only the poster is shown. */}
      {list.length > 0 && (
        <>
          {/* lib/browser/films.ts selects one of these files. */}
          <video
            id={`film-${name}`}
            className={styles.video}
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            data-film={list.join(' ')}
          />
          <Island
            name="PauseButton"
            target={`film-${name}`}
            moves={false}
            pauseLabel={words.film.pause}
            playLabel={words.film.play}
          />
        </>
      )}
    </div>
  );
}
