import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Checklist.module.scss';

/** Short points with ticks in two columns. */
export function Checklist({ title, lead, items }: Content['pages']['careers']['profile']) {
  return (
    <Section id="profile" tone="ink" heading={{ title, lead, layout: 'split' }}>
      <ul role="list" className={styles.list} data-stagger="100">
        {items.map((item) => (
          <li key={item} data-reveal>
            <Icon name="check" size={22} />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
