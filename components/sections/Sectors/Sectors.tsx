import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { ClientLogo } from '@/components/ui/ClientLogo';
import { Icon } from '@/components/ui/Icon';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { clientNamed } from '@/lib/clients';
import { contactAddress } from '@/lib/contact';
import { type Client, type Content, content } from '@/lib/content';
import { firstStepsAt } from '@/lib/firstSteps';
import { AppExample } from '../AppExample/AppExample';
import { LeastPrice } from '../Price/LeastPrice';
import styles from './Sectors.module.scss';

interface ResultProps {
  client?: Client;
  /** A result without a client. */
  result: Content['pages']['industries']['sectors']['items'][number]['result'];
}

/** What was measured, with the page that says how; nothing without a result. */
function Result({ client, result }: ResultProps) {
  const shown = client?.result ?? result;
  if (!shown) return null;
  const { href, figure, unit } = shown;
  return (
    <p className={styles.result}>
      {client && <ClientLogo client={client} />}
      <a href={client ? `${href}#result` : href}>
        <b>{figure}</b> {unit}
      </a>
    </p>
  );
}

/** Six sectors, each with a working fragment, a client's result and three sample offerings (spec 2, Industries). */
export function Sectors({ title, lead, items, open }: Content['pages']['industries']['sectors']) {
  const { products } = content();
  const clients = items.map(({ client }) => clientNamed(client));
  const isProduct = ({ href }: { href?: string }) => products.some(({ slug }) => href === `/${slug}`);
  // Two panels as wide as the page frame the sectors that stand on its paper.
  const panels = new Map([
    [0, 'teal'],
    [items.length - 1, 'amber'],
  ]);
  return (
    <Section id="sectors" heading={{ title, lead }}>
      <ul role="list" className={styles.names}>
        {items.map(({ name }, i) => (
          <li key={name}>
            <a href={`#sector-${i + 1}`}>{name}</a>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.list}>
        {items.map(({ name, text, ask, result, fragment, offerings }, i) => (
          <li key={name} id={`sector-${i + 1}`} data-tone={panels.get(i)} data-reveal>
            <AppExample {...fragment} sample={false} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <Result client={clients[i]} result={result} />
            </div>
            <details className={styles.offerings}>
              <summary>
                <span>
                  {open} <LeastPrice href={(offerings.find(isProduct) ?? offerings[0])?.href ?? ''} />
                </span>
                <Icon name="plus" />
              </summary>
              <ul role="list">
                {offerings.map((offering) => (
                  <li key={offering.title}>
                    <h4>{offering.href ? <a href={offering.href}>{offering.title}</a> : offering.title}</h4>{' '}
                    <p>
                      {offering.text} {offering.href && <LeastPrice href={offering.priced ?? offering.href} />}
                    </p>
                  </li>
                ))}
              </ul>
            </details>
            <ButtonLink href={contactAddress('question', 'industries', name)} look="line">
              {ask}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <SampleNote
        clients={clients}
        examples={items.map(({ fragment }) => fragment)}
        prices={firstStepsAt(items.flatMap(({ offerings }) => offerings.map(({ href = '', priced = href }) => priced)))}
      />
    </Section>
  );
}
