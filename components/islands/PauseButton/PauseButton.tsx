import { Icon } from '@/components/ui/Icon';
import styles from './PauseButton.module.scss';

export interface PauseButtonProps {
  pauseLabel: string;
  playLabel: string;
}

/**
 * Stops and restarts what moves in the nearest `[data-motion]`: a film, or a strip moved by CSS (WCAG 2.2.2).
 * lib/browser/films.ts brings it to life.
 */
export function PauseButton({ pauseLabel, playLabel }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={pauseLabel}
      data-pause={pauseLabel}
      data-play={playLabel}
      data-island
    >
      <Icon name="pause" size={20} />
      <Icon name="play" size={20} />
    </button>
  );
}
