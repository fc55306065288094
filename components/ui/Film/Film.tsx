import { Island } from '@/components/islands/Island';
import { content } from '@/lib/content';
import { mediaManifest } from '@/lib/pictures/manifest';
import { Picture } from '../Picture';
import styles from './Film.module.scss';

export interface FilmProps {
  /** Name below content/media/films, such as `iot-solutions`. */
  name: string;
  /** What the film shows, for those who cannot see it. */
  alt: string;
  sizes: string;
  /** Fills its parent instead of keeping 16 : 9. */
  cover?: boolean;
  /** True when its poster is the largest picture of the first screen. */
  first?: boolean;
  /** Cut for upright screens below 48rem. */
  portrait?: string;
}

/**
 * A looping, muted film over its poster. Without scripts, with Save-Data or with reduced motion the poster stays;
 * the film begins when the page is idle and the film is on screen.
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
      {/* A page whose film has not been made yet shows the poster alone. */}
      {list.length > 0 && (
        <>
          {/* lib/browser/films.ts chooses from this list when the film may begin. */}
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
