import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Section } from '@/components/ui/Section/Section';
import { contactAddress } from '@/lib/contact';
import type { Content } from '@/lib/content';
import { AppExample } from '../AppExample/AppExample';
import styles from './Sectors.module.scss';

/** Six sectors, each with a working fragment and three sample offerings (spec 2, Industries). */
export function Sectors({ title, lead, items }: Content['pages']['industries']['sectors']) {
  return (
    <Section id="sectors" className={styles.sectors} tone="ink" heading={{ title, lead }}>
      <ul role="list" className={styles.names}>
        {items.map(({ name }, i) => (
          <li key={name}>
            <a href={`#sector-${i + 1}`}>{name}</a>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.list}>
        {items.map(({ name, text, ask, fragment, offerings }, i) => (
          <li key={name} id={`sector-${i + 1}`} data-reveal>
            <AppExample {...fragment} sample={fragment.sample && i === 0} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <ButtonLink href={contactAddress('question', 'industries', name)} look="text">
                {ask}
              </ButtonLink>
            </div>
            <ul role="list">
              {offerings.map((offering) => (
                <li key={offering.title}>
                  <h4>{offering.href ? <a href={offering.href}>{offering.title}</a> : offering.title}</h4>{' '}
                  <p>{offering.text}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
