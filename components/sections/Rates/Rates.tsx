import { PriceTable } from '@/components/ui/PriceTable/PriceTable';
import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { lkr } from '@/lib/format';
import { postBands } from '@/lib/pricing';
import styles from './Rates.module.scss';

/** The rates that the calculator adds up (spec 9), for checking its sum by hand. */
export function Rates() {
  const { pages, pricing, words } = content();
  const { title, lead, item, price } = pages.BudgetCalculator.rates;
  const { bases, facebook, instagram, combo } = pricing.calculator;
  const { calculator } = words;
  const monthly = [
    ...bases,
    { name: calculator.facebook, price: facebook },
    { name: calculator.instagram, price: instagram },
    { name: calculator.combo, price: combo },
  ];
  const posts = postBands(pricing.calculator).map(({ band, rate }) => ({
    name: `${calculator.posts}: ${band}`,
    price: rate,
  }));
  return (
    <Section id="rates" tone="paper-2" heading={{ title, lead }}>
      <div className={styles.pair}>
        {[monthly, posts].map((rows) => (
          <div key={rows[0]?.name} data-reveal>
            <PriceTable columns={[item, price]} rows={rows.map((row) => ({ name: row.name, price: lkr(row.price) }))} />
          </div>
        ))}
      </div>
    </Section>
  );
}
