import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Alternatives.module.scss';

/** Other ways to get the work done beside ours, and when each is the better one. */
export function Alternatives({ title, lead, columns, items }: Content['pages']['services']['alternatives']) {
  return (
    <Section id="alternatives" tone="ink" heading={{ title, lead }}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, cost, wins, loses }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={columns.cost}>{cost}</td>
              <td data-label={columns.wins}>{wins}</td>
              <td data-label={columns.loses}>{loses}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SampleNote prices={items} />
    </Section>
  );
}
