import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import styles from './Checklist.module.scss';

export interface ChecklistProps {
  id: string;
  title: string;
  lead?: string;
  items: string[];
}

/** Short points with ticks in two columns. */
export function Checklist({ id, title, lead, items }: ChecklistProps) {
  return (
    <Section id={id} tone="ink" heading={{ title, lead, layout: 'split' }}>
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
