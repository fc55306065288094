import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Section } from '@/components/ui/Section/Section';
import { TickList } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';
import styles from './Checklist.module.scss';

/** Short points with ticks, and a piece of work that shows them. */
export function Checklist({ title, lead, items, artefact }: Content['pages']['careers']['profile']) {
  return (
    <Section id="profile" tone="teal" heading={{ title, lead }} className={styles.checklist}>
      <TickList className={styles.list} items={items} />
      <Artefact {...artefact} />
    </Section>
  );
}
