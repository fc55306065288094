import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { Table } from '@/components/ui/Table';
import type { Content } from '@/lib/content';
import styles from './Alternatives.module.scss';

/** Other ways to get the work done, and when each is better than ours. */
export function Alternatives({ title, lead, columns, items }: Content['pages']['services']['alternatives']) {
  return (
    <Section id="alternatives" tone="teal" heading={{ title, lead }}>
      <Table
        className={styles.table}
        columns={Object.values(columns)}
        labelled
        strip
        rows={items.map(({ name, cost, wins, loses }) => ({ key: name, cells: [name, cost, wins, loses] }))}
      />
      <SampleNote prices={items} />
    </Section>
  );
}
