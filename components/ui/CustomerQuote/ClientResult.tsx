import type { Content } from '@/lib/content';
import { ClientLogo } from '../ClientLogo';
import styles from './CustomerQuote.module.scss';

/** What was measured at a client, in large type, and how; nothing without a result. */
export function ClientResult({ client }: { client?: Content['clients'][number] }) {
  if (!client?.result) return null;
  const { figure, unit, text } = client.result;
  return (
    <figure id="result" className={styles.result} data-reveal>
      <ClientLogo client={client} />
      <p>
        <b>{figure}</b> {unit}
      </p>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
