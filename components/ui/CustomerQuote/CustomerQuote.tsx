import { ClientLogo } from '@/components/ui/ClientLogo';
import type { Content } from '@/lib/content';
import styles from './CustomerQuote.module.scss';

interface CustomerQuoteProps {
  testimonial: Content['testimonials'][number];
  client?: Content['clients'][number];
}

/** A customer's words beside a price. */
export function CustomerQuote({ testimonial: { quote, person, role, client: employer }, client }: CustomerQuoteProps) {
  return (
    <figure className={styles.quote} data-reveal>
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
