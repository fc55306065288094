import { PriceTable } from '@/components/ui/PriceTable/PriceTable';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { lkr } from '@/lib/format';
import { postBands } from '@/lib/pricing';
import styles from './Rates.module.scss';

/** The rates that the calculator adds up (spec 9), for checking its sum by hand. */
export function Rates({ title, lead, ...columns }: Content['pages']['BudgetCalculator']['rates']) {
  const { pricing, words } = content();
  const { bases, facebook, instagram, combo } = pricing.calculator;
  const { calculator } = words;
  const tables = [
    {
      columns: [columns.item, columns.price] as const,
      rows: [
        ...bases,
        { name: calculator.facebook, price: facebook },
        { name: calculator.instagram, price: instagram },
        { name: calculator.combo, price: combo },
      ],
    },
    {
      columns: [columns.posts, columns.postPrice] as const,
      rows: postBands(pricing.calculator).map(({ band, rate }) => ({ name: band, price: rate })),
    },
  ];
  return (
    <Section id="rates" tone="paper-2" heading={{ title, lead }}>
      <div className={styles.pair}>
        {tables.map((table) => (
          <div key={table.columns[0]} data-reveal>
            <PriceTable
              columns={table.columns}
              rows={table.rows.map(({ name, price }) => ({ name, price: lkr(price) }))}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
