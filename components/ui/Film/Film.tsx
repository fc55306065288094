import { PauseButton } from '@/components/islands/PauseButton/PauseButton';
import { content } from '@/lib/content';
import { mediaManifest } from '@/lib/pictures/manifest';
import { Icon } from '../Icon';
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

const codecs = { av1: 'video/mp4; codecs="av01.0.08M.10"', h264: 'video/mp4; codecs="avc1.640028"' } as const;

/**
 * A looping, muted film over its poster. Without scripts, with Save-Data or with reduced motion the poster stays;
 * the starter begins the film when the page is idle and the film is on screen.
 */
export function Film({ name, alt, sizes, cover = false, first = false, portrait }: FilmProps) {
  const { words } = content();
  const { films } = mediaManifest();
  const sources = (cut: string, media?: string) =>
    (['av1', 'h264'] as const)
      .filter((codec) => films[`${cut}.${codec}.mp4`])
      .map((codec) => ({ src: films[`${cut}.${codec}.mp4`], type: codecs[codec], media }));
  const list = [
    ...(portrait ? sources(portrait, '(width < 48rem)') : []),
    ...sources(name, portrait && '(width >= 48rem)'),
  ];
  const poster = `films/${name}.png`;
  return (
    <div className={styles.film} data-cover={cover || undefined} data-motion>
      <Picture
        className={styles.poster}
        src={portrait ? `films/${portrait}.png` : poster}
        wide={portrait ? { src: poster, media: '(width >= 48rem)' } : undefined}
        alt={alt}
        sizes={sizes}
        first={first}
      />
      {/* The starter makes the sources from this list when the film may begin. */}
      <video
        className={styles.video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        data-film={JSON.stringify(list)}
      />
      <PauseButton
        pauseLabel={words.film.pause}
        playLabel={words.film.play}
        pauseIcon={<Icon name="pause" size={20} />}
        playIcon={<Icon name="play" size={20} />}
      />
    </div>
  );
}
