import { ClientLogo } from '@/components/ui/ClientLogo';
import type { Content } from '@/lib/content';
import styles from './CustomerQuote.module.scss';

interface CustomerQuoteProps {
  testimonial: Content['testimonials'][number];
  client?: Content['clients'][number];
}

/** A customer's words about a service or product. */
export function CustomerQuote({ testimonial: { quote, person, role, client: employer }, client }: CustomerQuoteProps) {
  return (
    <figure id="client" className={styles.quote} data-reveal>
      {client && <ClientLogo client={client} />}
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <strong>{person}</strong>
        <span>
          {role}, {employer}
        </span>
      </figcaption>
    </figure>
  );
}
