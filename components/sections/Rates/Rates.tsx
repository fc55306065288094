import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { lkr } from '@/lib/format';
import styles from '../PriceLists/PriceLists.module.scss';

/** The rates that the calculator adds up (spec 9), for checking its sum by hand. */
export function Rates() {
  const { pages, pricing, words } = content();
  const { title, lead, item, price } = pages.BudgetCalculator.rates;
  const { bases, facebook, instagram, combo, postRates } = pricing.calculator;
  const rows = [
    ...bases.map(({ name, price: amount }) => [name, amount] as const),
    [words.calculator.facebook, facebook] as const,
    [words.calculator.instagram, instagram] as const,
    [words.calculator.combo, combo] as const,
  ];
  const posts = postRates.map(({ from, rate }, i) => {
    const to = postRates[i - 1]?.from;
    return [`${words.calculator.posts}: ${to ? `${from}–${to - 1}` : `${from}+`}`, rate] as const;
  });
  return (
    <Section id="rates" tone="paper-2" heading={{ title, lead }}>
      <div className={`${styles.lists} ${styles.two}`}>
        {[rows, posts].map((list) => (
          <table key={list[0]?.[0]} data-reveal>
            <thead>
              <tr>
                <th scope="col">{item}</th>
                <th scope="col">{price}</th>
              </tr>
            </thead>
            <tbody>
              {list.map(([name, amount]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{lkr(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Section>
  );
}
