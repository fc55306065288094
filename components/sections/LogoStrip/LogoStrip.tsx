import { Island } from '@/components/islands/Island';
import { ClientLogo } from '@/components/ui/ClientLogo';
import { content } from '@/lib/content';
import styles from './LogoStrip.module.scss';

/** Twelve client logos; on large screens two copies, one hidden from screen readers, scroll in a loop (spec 2, Home). */
export function LogoStrip({ label }: { label: string }) {
  const { clients, words } = content();
  const logos = clients.map((client) => (
    <li key={client.logo}>
      <ClientLogo client={client} />
    </li>
  ));
  return (
    <div id="client-logos" className={styles.strip}>
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
      <Island
        name="PauseButton"
        target="client-logos"
        moves
        pauseLabel={words.logos.pause}
        playLabel={words.logos.play}
      />
    </div>
  );
}
