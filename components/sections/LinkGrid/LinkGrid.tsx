import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './LinkGrid.module.scss';

/** Links with one sentence each in a ruled list. */
export function LinkGrid({ title, lead, items }: Content['pages']['industries']['areas']) {
  return (
    <Section id="areas" tone="paper-2" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-stagger="100">
        {items.map(({ title: name, text, href }) => (
          <li key={name} data-reveal>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
