import type { Client } from '@/lib/content';
import { ClientLogo } from '../ClientLogo';
import styles from './CustomerQuote.module.scss';

interface ClientResultProps {
  client?: Client;
  /** Whether the client's own words, with its logo, are beside the result. */
  isQuoted?: boolean;
}

/** What was measured at a client, in large type, and how; nothing without a result. */
export function ClientResult({ client, isQuoted }: ClientResultProps) {
  if (!client?.result) return null;
  const { figure, unit, text, share } = client.result;
  return (
    <figure id="result" className={styles.result} data-reveal>
      {!isQuoted && <ClientLogo client={client} />}
      <p>
        <b>{figure}</b> {unit}
      </p>
      {share && (
        <svg viewBox={`0 0 ${share.most} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={share.value} height="1" />
        </svg>
      )}
      <figcaption>{text}</figcaption>
    </figure>
  );
}
