import { fill, thousands } from '@/lib/format';
import type { Content, Take } from './rules';

/** "30 from WF-2309, 15 from IB-4417". */
export const sources = ({ batches, words }: Content, takes: readonly Take[]): string =>
  takes
    .map(({ batch, pieces }) => fill(words.from, { pieces: thousands(pieces), batch: batches[batch]?.batch ?? '' }))
    .join(', ');

interface ItemsProps {
  content: Content;
  items: Content['queue'][number]['items'];
  /** The batches used for each item, if they are to be shown. */
  takes?: readonly Take[][];
}

/** The medicines of a prescription. */
export function Items({ content, items, takes }: ItemsProps) {
  return (
    <ul role="list" className="rx-items">
      {items.map(({ name, dose, pieces, unit }, i) => (
        <li key={name}>
          <b>{name}</b>
          <span>{`${thousands(pieces)} ${unit}`}</span>
          <p>
            <small>{dose}</small>
            <small>{sources(content, takes?.[i] ?? [])}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}

const pockets = (from: number, pieces: number, perRow: number) =>
  Array.from({ length: pieces }, (_, k) => {
    const i = from + k;
    return `M${4 + (i % perRow) * 9} ${4 + Math.floor(i / perRow) * 9}h0`;
  }).join('');

/** A decorative blister pack of each item's pieces, with those of a second batch marked, or one row with gaps between items. */
export function Blister({ takes, inRow }: { takes: readonly Take[][]; inRow?: true }) {
  const all = takes.flat().reduce((sum, { pieces }) => sum + pieces, takes.length - 1);
  const perRow = inRow ? Math.ceil(all / 2) : 10;
  let from = -1;
  return (
    <svg
      className={inRow ? 'rx-row' : 'rx-blister'}
      aria-hidden="true"
      viewBox={`0 0 ${perRow * 9} ${Math.ceil(all / perRow) * 9}`}
    >
      {takes.map((item) => {
        from += 1;
        return item.map(({ batch, pieces }, i) => {
          const path = pockets(from, pieces, perRow);
          from += pieces;
          return <path key={batch} data-second={i > 0 || undefined} d={path} />;
        });
      })}
    </svg>
  );
}
