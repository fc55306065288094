import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Sectors.module.scss';

/** Six sectors with three sample offerings each (spec 2, Industries). */
export function Sectors({ title, lead, items }: Content['pages']['industries']['sectors']) {
  return (
    <Section id="sectors" tone="ink" heading={{ title, lead }}>
      <ul role="list" className={styles.list}>
        {items.map(({ name, text, icon, offerings }) => (
          <li key={name} data-reveal>
            <div className={styles.sector}>
              <Icon name={icon} size={30} />
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <ul role="list" className={styles.offerings}>
              {offerings.map((offering) => (
                <li key={offering.title}>
                  <h4>{offering.href ? <a href={offering.href}>{offering.title}</a> : offering.title}</h4>
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
