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

const PER_ROW = 10;

const pockets = (from: number, pieces: number) =>
  Array.from({ length: pieces }, (_, k) => {
    const i = from + k;
    return `M${4 + (i % PER_ROW) * 9} ${4 + Math.floor(i / PER_ROW) * 9}h0`;
  }).join('');

/** A decorative blister pack of an item's pieces, with those of a second batch marked. */
export function Blister({ takes }: { takes: readonly Take[] }) {
  let from = 0;
  const batches = takes.map(({ batch, pieces }, i) => {
    const path = pockets(from, pieces);
    from += pieces;
    return <path key={batch} data-second={i > 0 || undefined} d={path} />;
  });
  return (
    <svg className="rx-blister" aria-hidden="true" viewBox={`0 0 ${PER_ROW * 9} ${Math.ceil(from / PER_ROW) * 9}`}>
      {batches}
    </svg>
  );
}
