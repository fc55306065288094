import { ClientLogo } from '@/components/ui/ClientLogo';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import styles from './Terms.module.scss';

export interface TermsProps {
  id: string;
  title: string;
  lead?: string;
  items: { term: string; text: string }[];
  /** The most wanted row, such as the price, shown large at the bottom. */
  price?: { term: string; text: string };
  tone?: SectionProps['tone'];
  /** Path of a service or product whose testimonial is shown beside the sheet. */
  about?: string;
}

/** Scope, duration and price as a sheet of paper. */
export function Terms({ id, title, lead, items, price, tone, about }: TermsProps) {
  const { clients, testimonials } = content();
  const voice = testimonials.find(({ href }) => href === about);
  const client = clients.find(({ name }) => name === voice?.client);
  return (
    <Section id={id} tone={tone} heading={{ title, lead }}>
      <div className={styles.layout} data-voice={voice && ''}>
        <dl className={styles.sheet} data-reveal>
          {items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {price && (
            <div className={styles.price} data-tone="ink">
              <dt>{price.term}</dt>
              <dd>{price.text}</dd>
            </div>
          )}
        </dl>
        {voice && (
          <figure className={styles.voice} data-reveal>
            {client && <ClientLogo client={client} />}
            <blockquote>
              <p>{voice.quote}</p>
            </blockquote>
            <figcaption>
              <strong>{voice.person}</strong>
              <span>
                {voice.role}, {voice.client}
              </span>
            </figcaption>
          </figure>
        )}
      </div>
    </Section>
  );
}
