import type { Stories } from '@/content/schema/stories';
import { fill, lkr, thousands } from '@/lib/format';
import type { Content } from './rules';

type Card = Stories['stockmaster']['card'];

/** The rows of a stock card with their balances, calculated back from the pieces in the demonstration's books. */
export function stockCard({ items }: Content, card: Card) {
  const item = items.find(({ part }) => part === card.part) as (typeof items)[number];
  const { books, cost, most, reorderAt } = item;
  const opening = books - card.rows.reduce((sum, { pieces }) => sum + pieces, 0);
  let left = opening;
  let ordered = 0;
  const rows = card.rows.map(({ document, day, pieces, note }) => {
    const before = left;
    left += pieces;
    if (before > reorderAt && left <= reorderAt) ordered = most - left;
    const moved = Math.abs(pieces);
    const values = { left, reorderAt, order: ordered, pieces: moved, short: ordered - moved };
    const shown = Object.fromEntries(Object.entries(values).map(([name, amount]) => [name, thousands(amount)]));
    return {
      document,
      day,
      pieces,
      before,
      left,
      note: fill(note, { ...shown, loss: lkr(moved * cost), value: lkr(left * cost) }),
    };
  });
  return { item, opening, rows };
}
