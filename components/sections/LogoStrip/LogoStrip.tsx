import { Island } from '@/components/islands/Island';
import { ClientLogo } from '@/components/ui/ClientLogo';
import { clientStory } from '@/lib/clients';
import { content } from '@/lib/content';
import styles from './LogoStrip.module.scss';

/**
 * Twelve client logos, each a link to what was done for the client; on large screens two copies, one hidden from screen
 * readers, scroll in a loop (spec 2, Home).
 */
export function LogoStrip({ label }: { label: string }) {
  const { clients, words } = content();
  const logos = (isCopy: boolean) =>
    clients.map((client) => (
      <li key={client.logo}>
        <a href={clientStory(client.name)} tabIndex={isCopy ? -1 : undefined}>
          <ClientLogo client={client} />
        </a>
      </li>
    ));
  return (
    <div id="client-logos" className={styles.strip}>
      <div className={styles.window}>
        <div className={styles.track}>
          <ul role="list" aria-label={label}>
            {logos(false)}
          </ul>
          <ul aria-hidden="true" className={styles.copy}>
            {logos(true)}
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
