import { Fragment } from 'react';
import { Section } from '@/components/ui/Section/Section';
import { Table } from '@/components/ui/Table';
import { type Content, content } from '@/lib/content';
import { lkr, range } from '@/lib/format';
import styles from './PriceLists.module.scss';

interface PriceList {
  title: string;
  lead?: string;
  columns: readonly [string, string];
  rows: {
    name: string;
    /** What one unit is, such as "per video". */
    unit?: string;
    /** Such as "Best Value". */
    mark?: string;
    /** Formatted for display. */
    price: string;
  }[];
}

/** The displayed prices of page handling, post design and video editing (spec 9). */
export function PriceLists({ prices, pages: handling, posts, video }: Content['pages']['digital-marketing']) {
  const { displayed } = content().pricing;
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
            <Table
              className={styles.table}
              columns={columns}
              rows={rows.map(({ name, unit, mark, price }) => ({
                key: name,
                cells: [
                  <Fragment key={name}>
                    {name} {mark && <span className={styles.mark}>{mark}</span>}
                    {unit && <small>{unit}</small>}
                  </Fragment>,
                  price,
                ],
              }))}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
