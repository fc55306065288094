import { PauseButton } from '@/components/islands/PauseButton/PauseButton';
import { Icon } from '@/components/ui/Icon';
import { content } from '@/lib/content';
import { mediaManifest, servedPicture } from '@/lib/pictures/manifest';
import styles from './LogoStrip.module.scss';

/** Twelve client logos; on large screens they and a second, silent copy move in a loop (spec 2, Home). */
export function LogoStrip({ label }: { label: string }) {
  const { clients, words } = content();
  const sheet = mediaManifest().logos;
  const logos = clients.map(({ name, logo }) => {
    const { width, height } = servedPicture(logo);
    return (
      <li key={logo}>
        <img
          src={`${sheet}#${logo.replace(/^.*\/|\.svg$/g, '')}`}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
        />
      </li>
    );
  });
  return (
    <div className={styles.strip} data-motion>
      <div className={styles.window}>
        <div className={styles.track}>
          <ul role="list" aria-label={label}>
            {logos}
          </ul>
          <ul aria-hidden="true" className={styles.copy}>
            {logos}
          </ul>
        </div>
      </div>
      <PauseButton
        pauseLabel={words.logos.pause}
        playLabel={words.logos.play}
        pauseIcon={<Icon name="pause" size={20} />}
        playIcon={<Icon name="play" size={20} />}
      />
    </div>
  );
}
