import { ClientLogo } from '@/components/ui/ClientLogo';
import { projectOf } from '@/lib/clients';
import { type Client, content, type Testimonial } from '@/lib/content';
import styles from './CustomerQuote.module.scss';

interface CustomerQuoteProps {
  testimonial: Testimonial;
  client?: Client;
}

/** A customer's words about a service or product, and what changed for them unless the page says so elsewhere. */
export function CustomerQuote({ testimonial, client }: CustomerQuoteProps) {
  const { quote, person, role, client: employer, href, before, after } = testimonial;
  const { labels } = content().pages.testimonials;
  const project = projectOf(employer, href);
  const isTold = client?.result?.href === href || project;
  return (
    <figure id="client" className={styles.quote} data-reveal>
      {client && !project && <ClientLogo client={client} />}
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <strong>{person}</strong>
        <span>
          {role}, {employer}
        </span>
        {!isTold && (
          <dl>
            <dt>{labels.before}</dt> <dd>{before}</dd>
            <dt>{labels.after}</dt> <dd>{after}</dd>
          </dl>
        )}
      </figcaption>
    </figure>
  );
}
