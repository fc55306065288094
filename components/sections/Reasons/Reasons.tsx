import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Reasons.module.scss';

type Reasons = Content['products'][number]['reasons'];

/** Reasons to choose a product, as a ruled list beside a sticky heading. */
export function Reasons({ title, lead, items }: Reasons) {
  return (
    <Section id="reasons" tone="ink" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-stagger="120">
        {items.map((reason) => (
          <li key={reason.title} data-reveal>
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
