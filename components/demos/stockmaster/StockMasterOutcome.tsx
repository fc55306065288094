import { Table } from '@/components/ui/Table';
import { fill, lkr, signed, thousands } from '@/lib/format';
import type { OutcomeProps } from '../frame/story';
import { order, type Store, stockList } from './rules';

/** A page of the stock list as the count has left it, with the order that follows from it. */
export function StockMasterOutcome({ content, state }: OutcomeProps<'stockmaster', Store>) {
  const { items, orderNo, store, words } = content;
  const { list } = words;
  const entries = stockList(state, items);
  const { total, isSent } = order(state, items);
  const rows = entries.map(({ part, name, pieces, difference, reorderAt, value, isLow }) => ({
    key: part,
    cells: [
      <span key={part} data-low={isLow || undefined}>
        {name} <small>{part}</small>
      </span>,
      <>
        {difference !== 0 && <small>{signed(difference)}</small>} {thousands(pieces)}
      </>,
      thousands(reorderAt),
      thousands(value),
    ],
  }));
  const sum = thousands(entries.reduce((all, { value }) => all + value, 0));
  return (
    <div className="count-slip count-page" data-sent={isSent || undefined}>
      <h3>{list.title}</h3>
      <p>{store}</p>
      <Table
        columns={[list.item, list.stock, list.reorderAt, list.value]}
        rows={[...rows, { key: 'total', cells: [words.orderTotal, '', '', sum] }]}
      />
      <p className="count-sum">
        <span>
          {fill(words.purchaseOrder, { no: orderNo })} <i>{isSent ? words.sent : words.draft}</i>
        </span>
        {lkr(total)}
      </p>
    </div>
  );
}
