import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { ClientResult } from '@/components/ui/CustomerQuote/ClientResult';
import { CustomerQuote } from '@/components/ui/CustomerQuote/CustomerQuote';
import { Person } from '@/components/ui/Person/Person';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import { clientsOf } from '@/lib/clients';
import { memberNamed } from '@/lib/team';
import styles from './Terms.module.scss';

interface Term {
  term: string;
  text: string;
  /** Link to more about it. */
  link?: { href: string; label: string };
  /** On amber, and its link as a button. */
  stressed?: boolean;
  /** Short name of the team member that it is about. */
  person?: string;
  sample?: boolean;
}

export interface TermsProps {
  id: string;
  title: string;
  lead?: string;
  items: Term[];
  /** The first row, in large type. */
  price?: {
    term: string;
    text?: string;
    /** Prices of one thing for different groups, each in a row of its own. */
    rates?: { amount: string; unit: string }[];
    note?: string;
    sample?: boolean;
    action?: ReactNode;
  };
  tone?: SectionProps['tone'];
  /** Path of a service whose testimonial or measured result is shown with the sheet. */
  about?: string;
}

/** Terms and what each means, on a sheet of paper; the price comes first. */
export function Terms({ id, title, lead, items, price, tone, about }: TermsProps) {
  const { testimonial, client, measured, isQuoted } = clientsOf(about);
  return (
    <Section id={id} tone={tone} heading={{ title, lead }}>
      <div className={styles.layout}>
        <dl className={styles.sheet} data-reveal>
          {price && (
            <div className={styles.price} data-tone="ink">
              <dt>{price.term}</dt>
              <dd>
                {price.text}
                {price.rates?.map(({ amount, unit }) => (
                  <span key={unit} className={styles.rate}>
                    {amount} <small>{unit}</small>
                  </span>
                ))}
                {price.note && <p>{price.note}</p>}
                {price.action}
              </dd>
            </div>
          )}
          {items.map(({ term, text, link, stressed, person }) => (
            <div key={term} data-tone={stressed && 'amber'}>
              <dt>{term}</dt>
              <dd>
                {person ? <Person slug={person}>{text}</Person> : text}
                {link &&
                  (stressed ? (
                    <ButtonLink href={link.href}>{link.label}</ButtonLink>
                  ) : (
                    <a href={link.href} className={styles.link}>
                      {link.label}
                    </a>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
        {testimonial && (
          <div>
            <CustomerQuote testimonial={testimonial} client={client} />
            {isQuoted && <ClientResult client={measured} isQuoted />}
          </div>
        )}
      </div>
      {!isQuoted && <ClientResult client={measured} />}
      <SampleNote
        clients={[client, measured]}
        testimonials={[testimonial]}
        people={items.map(({ person = '' }) => memberNamed(person))}
        prices={[price]}
        terms={items}
      />
    </Section>
  );
}
