import { type PriceRow, PriceTable } from '@/components/ui/PriceTable/PriceTable';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { lkr, range } from '@/lib/format';
import styles from './PriceLists.module.scss';

interface PriceList {
  title: string;
  lead?: string;
  columns: readonly [string, string];
  rows: PriceRow[];
}

type PriceListsProps = Content['pages']['digital-marketing'] & Pick<Content['pricing'], 'displayed'>;

/** The displayed prices of page handling, post design and video editing (spec 9). */
export function PriceLists({ prices, pages: handling, posts, video, displayed }: PriceListsProps) {
  const lists: PriceList[] = [
    {
      ...handling,
      columns: [handling.name, handling.price],
      rows: displayed.pages.map(({ price, ...row }) => ({ ...row, price: lkr(price) })),
    },
    {
      ...posts,
      columns: [posts.quantity, posts.price],
      rows: displayed.posts.map(({ quantity, price }) => ({ name: range(quantity), price: lkr(price) })),
    },
    {
      ...video,
      columns: [video.unit, video.price],
      rows: displayed.video.map((row) => ({ ...row, price: displayed.videoPrice })),
    },
  ];
  return (
    <Section id="prices" heading={prices}>
      <div className={styles.lists}>
        {lists.map(({ title, lead, columns, rows }) => (
          <div key={title} data-reveal>
            <h3>{title}</h3>
            <p>{lead}</p>
            <PriceTable columns={columns} rows={rows} />
          </div>
        ))}
      </div>
    </Section>
  );
}
