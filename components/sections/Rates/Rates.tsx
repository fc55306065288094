import { PriceTable } from '@/components/ui/PriceTable/PriceTable';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { lkr } from '@/lib/format';
import { postBands } from '@/lib/pricing';
import styles from './Rates.module.scss';

type RatesProps = Content['pages']['BudgetCalculator']['rates'] & Pick<Content['pricing'], 'calculator'>;

/** The calculator's rates (spec 9), for checking its total by hand. */
export function Rates({ title, lead, calculator, ...columns }: RatesProps) {
  const tables = [
    {
      columns: [columns.item, columns.price] as const,
      rows: [...calculator.bases, ...calculator.addOns],
    },
    {
      columns: [columns.posts, columns.postPrice] as const,
      rows: postBands(calculator).map(({ band, rate }) => ({ name: band, price: rate })),
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
