import { fill } from '@/lib/format';
import { money } from '../frame/numbers';
import type { OutcomeProps } from '../frame/story';
import { lastSale, type Till } from './rules';

interface NexBillOutcomeProps extends OutcomeProps<'nexbill', Till> {
  /** Takes the focus when it appears in the till. */
  takesFocus?: boolean;
}

/** The receipt of the last sale. */
export function NexBillOutcome({ content, state, takesFocus }: NexBillOutcomeProps) {
  const { words, shop, day } = content;
  const sale = lastSale(state, content);
  return (
    <div className="till-receipt">
      <h3 tabIndex={takesFocus ? -1 : undefined} data-focus={takesFocus || undefined}>
        {shop.name}
      </h3>
      <p>
        {shop.address}
        <br />
        {fill(words.receipt, { n: sale.number })}, {shop.till}
        <br />
        {day}, {sale.at}
      </p>
      <table>
        <tbody>
          {sale.lines.map(({ code, name, count, amount }) => (
            <tr key={code}>
              <th scope="row">
                {count} × {name}
              </th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{money(sale.total)}</td>
          </tr>
          <tr>
            <th scope="row">{words.cash}</th>
            <td>{money(sale.given)}</td>
          </tr>
          <tr>
            <th scope="row">{words.change}</th>
            <td>{money(sale.given - sale.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{sale.offline ? words.kept : words.sent}</p>
      <p>{words.thanks}</p>
    </div>
  );
}
