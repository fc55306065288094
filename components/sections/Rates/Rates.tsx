import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import { TableHead } from '@/components/ui/Table';
import { type Content, content } from '@/lib/content';
import { signed, thousands } from '@/lib/format';
import { comparePrices } from '@/lib/pricing';
import styles from './Rates.module.scss';

/** The displayed lists and the calculator's rates, by the month and by the post, with the difference (spec 9). */
export function Rates({ title, lead, open }: Content['pages']['BudgetCalculator']['rates']) {
  const { pricing, words } = content();
  const { groups, item, listed, calculated, difference, none, or } = words.rates;
  const compared = Object.entries(comparePrices(pricing));
  const either = (prices: readonly string[]) => prices.join(` ${or} `);
  return (
    <Section id="rates" tone="paper-2" pad="strip" heading={{ title, lead, layout: 'split' }} className={styles.rates}>
      <details>
        <summary>
          {open}
          <Icon name="plus" />
        </summary>
        <div>
          {[compared.slice(0, -1), compared.slice(-1)].map((table) => (
            <table key={table[0]?.[0]} data-reveal>
              <TableHead columns={[item, listed, calculated, difference]} />
              {table.map(([group, rows]) => (
                <tbody key={group}>
                  <tr>
                    <th colSpan={4} scope="rowgroup">
                      {groups[group as keyof typeof groups]}
                    </th>
                  </tr>
                  {rows.map((row) => {
                    const gaps = row.listed.map((price) => row.calculated - price);
                    return (
                      <tr key={row.name}>
                        <th scope="row">{row.name}</th>
                        <td>{either(row.listed.map(thousands))}</td>
                        <td>{thousands(row.calculated)}</td>
                        <td data-apart={gaps.some((gap) => gap !== 0) || undefined}>
                          {either(gaps.map((gap) => (gap === 0 ? none : signed(gap))))}
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              ))}
            </table>
          ))}
        </div>
      </details>
    </Section>
  );
}
