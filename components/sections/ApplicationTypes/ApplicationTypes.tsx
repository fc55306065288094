import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { AppExample } from '../AppExample/AppExample';
import styles from './ApplicationTypes.module.scss';

/** A list of needs as exclusive disclosures; each contains the type of web application that meets it. */
export function ApplicationTypes({ title, lead, items }: Content['pages']['web-applications']['kinds']) {
  return (
    <Section id="kinds" heading={{ title, lead }} className={styles.section}>
      <ul role="list" className={styles.list}>
        {items.map(({ need, title: name, text, example, fragment }, i) => (
          <li key={name}>
            <details name="kind" open={i === 0}>
              <summary>
                {need}
                <Icon name="arrow-right" />
              </summary>
              <div className={styles.kind}>
                <AppExample {...fragment} sample={fragment.sample && i === 0} />
                <h3>{name}</h3>
                <p>{text}</p>
                <p>{example}</p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
