import { Artefact } from '@/components/ui/Artefact/Artefact';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { ClientResult } from '@/components/ui/CustomerQuote/ClientResult';
import { CustomerQuote } from '@/components/ui/CustomerQuote/CustomerQuote';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
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
}

/** The first part of a service at its fixed price, the typical size of the whole, and what the price depends on. */
export function Price({ path, layout, tone, weeks, size, decides, offer, more, sample }: PriceProps) {
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
  if (layout === 'sheet')
    return <Terms id="price" tone={tone} about={path} title={title} items={facts} price={price} />;
  const note = (
    <SampleNote
      clients={[client, measured]}
      testimonials={[testimonial]}
      prices={[price, ...(more?.items ?? [])]}
      terms={facts}
    />
  );
  const proof = (
    <div className={styles.proof}>
      {testimonial && <CustomerQuote testimonial={testimonial} client={client} />}
      <ClientResult client={measured} isQuoted={isQuoted} />
      {note}
    </div>
  );
  if (layout === 'document')
    return (
      <Section
        id="price"
        tone={tone}
        className={styles.quotation}
        heading={{ title, lead: price.note }}
        layout="beside"
      >
        <Artefact
          form="quotation"
          name={price.term}
          head={price.text}
          rows={facts.map(({ term, text }) => ({ label: term, text }))}
        >
          <div className={styles.actions}>
            {action} <a href="/contact#abroad">{abroad}</a>
          </div>
        </Artefact>
        {proof}
      </Section>
    );
  const rows = (
    <dl className={styles.facts} data-reveal>
      {facts.map(({ term, text, link }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text} {link && <a href={link.href}>{link.label}</a>}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (more)
    return (
      <Section id="price" tone={tone} heading={{ title: more.title }}>
        <dl className={styles.list} data-stagger="100">
          {[{ ...offer, text: price.note }, ...more.items].map(({ name, takes, text, ...both }, i) => (
            <div key={name} data-reveal>
              <dt>
                {name}, {takes}
              </dt>
              <dd>{text}</dd>
              <dd>
                <b>{inBoth(both)}</b>
                {i === 0 && action}
              </dd>
            </div>
          ))}
        </dl>
        {rows}
        {proof}
      </Section>
    );
  return (
    <Section id="price" tone={tone} heading={{ title, layout: 'small' }}>
      <div className={styles.price}>
        <p className={styles.amount} data-reveal>
          {price.text}
        </p>
        {weeks && (
          <ol role="list" className={styles.weeks} aria-hidden="true">
            {Array.from({ length: weeks.most }, (_, i) => (
              <li key={i} data-week={i < weeks.first ? 'first' : i < weeks.least ? 'whole' : undefined}>
                {i + 1}
              </li>
            ))}
          </ol>
        )}
        <div data-reveal>
          <p className={styles.note}>{price.note}</p>
          {action}
        </div>
        {rows}
        {proof}
      </div>
    </Section>
  );
}
