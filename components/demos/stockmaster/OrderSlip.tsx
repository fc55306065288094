import { fill, lkr, thousands } from '@/lib/format';
import type { OutcomeProps } from '../frame/story';
import { order, type Store } from './rules';

/** The purchase order that the stock count has filled. */
export function OrderSlip({ content, state }: OutcomeProps<'stockmaster', Store>) {
  const { items, orderNo, store, words } = content;
  const { lines, total, isSent } = order(state, items);
  return (
    <div className="count-slip" data-sent={isSent || undefined}>
      <h3>
        {fill(words.purchaseOrder, { no: orderNo })}
        <i>{isSent ? words.sent : words.draft}</i>
      </h3>
      <p>{store}</p>
      <ul role="list">
        {lines.map(({ part, name, pieces, cost }) => (
          <li key={part} data-key={part}>
            <b>{thousands(pieces)}</b>
            <span>
              {name} <small>{fill(words.line, { part, cost: lkr(cost) })}</small>
            </span>
            <span>{thousands(pieces * cost)}</span>
          </li>
        ))}
      </ul>
      <p className="count-sum">
        {words.orderTotal} <b>{lkr(total)}</b>
      </p>
    </div>
  );
}
