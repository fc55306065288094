import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Checklist.module.scss';

/** Short points with ticks below a piece of work that shows them. */
export function Checklist({ title, lead, items, artefact }: Content['pages']['careers']['profile']) {
  return (
    <Section id="profile" tone="teal" heading={{ title, lead }} className={styles.profile}>
      <Artefact {...artefact} />
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
