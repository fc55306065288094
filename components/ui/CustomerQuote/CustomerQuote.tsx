import { ClientLogo } from '@/components/ui/ClientLogo';
import { type Content, content } from '@/lib/content';
import styles from './CustomerQuote.module.scss';

interface CustomerQuoteProps {
  testimonial: Content['testimonials'][number];
  client?: Content['clients'][number];
}

/** The testimonial about a service or product, if there is one, and its client. */
export function testimonialAbout(path?: string): Partial<CustomerQuoteProps> {
  const { clients, testimonials } = content();
  const testimonial = testimonials.find(({ href }) => href === path);
  return { testimonial, client: clients.find(({ name }) => name === testimonial?.client) };
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
