import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Kinds.module.scss';

/** Kinds of web application, each with an example. */
export function Kinds({ title, lead, items }: Content['pages']['web-applications']['kinds']) {
  return (
    <Section id="kinds" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-stagger="120">
        {items.map(({ title: name, text, example, icon }) => (
          <li key={name} data-reveal>
            <Icon name={icon} size={28} />
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.example}>{example}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
