import { Artefact } from '@/components/ui/Artefact/Artefact';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { ClientResult } from '@/components/ui/CustomerQuote/ClientResult';
import { CustomerQuote } from '@/components/ui/CustomerQuote/CustomerQuote';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import type { Price as PriceContent } from '@/content/schema/fields';
import { clientsOf } from '@/lib/clients';
import { contactAddress } from '@/lib/contact';
import { content } from '@/lib/content';
import { inBoth, pricesAbroad } from '@/lib/firstSteps';
import { fill } from '@/lib/format';
import { Terms } from '../Terms/Terms';
import styles from './Price.module.scss';

interface PriceProps extends PriceContent {
  /** Address of the service. */
  path: string;
  /** The price as a large figure, all on a sheet, or as the quotation that the client receives. */
  form: 'figure' | 'sheet' | 'document';
  /** The ground of a large figure. */
  tone?: SectionProps['tone'];
}

/** The first part of a service at its fixed price, the typical size of the whole, and what the price depends on. */
export function Price({ path, form, tone, size, decides, offer, more, sample }: PriceProps) {
  const { words } = content();
  const { testimonial, client, measured, isQuoted } = clientsOf(path);
  const { vat, take, fromAbroad, abroad, ...labels } = words.price;
  const { name, takes, receive } = offer;
  const title = fill(labels.title, { name, takes: takes.replace(' ', '\u00a0') });
  const facts = [
    { term: labels.size, text: size, sample },
    { term: labels.decides, text: decides },
    { term: fromAbroad, text: pricesAbroad(offer.lkr), link: { href: '/contact#abroad', label: abroad } },
  ];
  const action = <ButtonLink href={contactAddress('quotation', path.slice(1))}>{take}</ButtonLink>;
  const price = {
    term: labels.fixed,
    text: inBoth(offer),
    note: `${receive} ${vat}`,
    sample: offer.sample,
    action,
  };
  if (form === 'sheet') return <Terms id="price" about={path} title={title} items={facts} price={price} />;
  const note = (
    <SampleNote
      clients={[client, measured]}
      testimonials={[testimonial]}
      prices={[price, ...(more?.items ?? [])]}
      terms={facts}
    />
  );
  const told = testimonial ?? measured;
  if (form === 'document')
    return (
      <Section id="price" className={styles.quotation} heading={{ title, lead: price.note }} layout="beside">
        <Artefact
          form="quotation"
          name={price.term}
          head={price.text}
          rows={facts.map(({ term, text }) => ({ label: term, text }))}
          sample={!told && offer.sample}
        >
          <div className={styles.actions}>
            {action} <a href="/contact#abroad">{abroad}</a>
          </div>
        </Artefact>
        {told && (
          <div className={styles.proof}>
            {testimonial && <CustomerQuote testimonial={testimonial} client={client} />}
            <ClientResult client={measured} isQuoted={isQuoted} />
            {note}
          </div>
        )}
      </Section>
    );
  return (
    <Section id="price" tone={tone} heading={{ title, layout: 'small' }}>
      <div className={styles.price}>
        <p className={styles.amount} data-reveal>
          {price.text}
        </p>
        <div data-reveal>
          <p className={styles.note}>{price.note}</p>
          {action}
        </div>
        {testimonial ? <CustomerQuote testimonial={testimonial} client={client} /> : <ClientResult client={measured} />}
        <dl data-reveal>
          {facts.map(({ term, text, link }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {text} {link && <a href={link.href}>{link.label}</a>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {testimonial && <ClientResult client={measured} isQuoted={isQuoted} />}
      {more && (
        <>
          <h3 className={styles.title}>{more.title}</h3>
          <dl className={styles.more} data-stagger="100">
            {more.items.map(({ name, takes, text, ...both }) => (
              <div key={name} data-reveal>
                <dt>
                  {name}, {takes}
                </dt>
                <dd>{text}</dd>
                <dd>{inBoth(both)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {note}
    </Section>
  );
}
