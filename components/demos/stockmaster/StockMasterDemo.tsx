'use client';

import { fill, lkr, signed, thousands } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { Action, TextField } from '../frame/ui';
import { type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import { OrderSlip } from './OrderSlip';
import {
  draft,
  type Item,
  isLow,
  maxPieces,
  order,
  post,
  progress,
  readCount,
  type Store,
  send,
  start,
  summary,
  totalVariance,
  type,
  variance,
} from './rules';
import { Shelf } from './Shelf';
import { StockMasterOutcome } from './StockMasterOutcome';
import './stockmaster.scss';

const box = 'M10 3l6.5 3.3v7.4L10 17l-6.5-3.3V6.3zM3.5 6.3 10 9.7l6.5-3.4M10 9.7V17';

type PartProps = DemoPart<'stockmaster', Store>;

/** The singular for 1 and −1, otherwise the plural. */
const plural = (pieces: number, one: string, other: string) => (Math.abs(pieces) === 1 ? one : other);

interface CountFieldProps extends PartProps {
  item: Item;
  /** Index of the item. */
  i: number;
}

function CountField({ content: { items, words }, demo: { state, set }, item, i }: CountFieldProps) {
  const typed = state.typed[i] ?? '';
  const { error } = readCount(typed);
  const found = variance(state, items, i);
  const values = found && { pieces: signed(found.pieces), value: signed(found.value, lkr) };
  return (
    <div className="count-field">
      <TextField
        name={item.part}
        aria-label={fill(words.counted, { name: item.name })}
        inputMode="numeric"
        maxLength={40}
        placeholder={words.placeholder}
        invalid={Boolean(error)}
        aria-describedby={`count-${i}`}
        value={typed}
        onType={(text) => set((now) => type(now, i, text))}
        onCommit={() => {
          if (!found) return;
          const said = plural(found.pieces, words.said.countedOne, words.said.counted);
          set((now) => now, fill(said, { name: item.name, ...values }));
        }}
      />
      <small id={`count-${i}`} data-warn={Boolean(error || found?.pieces) || undefined}>
        {!typed && state.adjusted === undefined && words.uncounted}
        {error && fill(words.errors[error], { max: thousands(maxPieces) })}
        {values && fill(plural(found.pieces, words.varianceOne, words.variance), values)}
      </small>
    </div>
  );
}

function Foot({ content: { items, words }, demo: { state, set } }: PartProps) {
  const counted = state.typed.filter((text) => readCount(text).pieces !== undefined).length;
  const posted = post(state, items);
  const press = () => {
    if (posted === state) {
      set(state, words.said.wrong);
      return;
    }
    const low = items.filter((_, i) => isLow(posted, items, i)).map(({ name }) => name);
    const reorder = low.length > 0 ? fill(words.said.low, { names: low.join(', ') }) : '';
    set(posted, [words.said.posted, reorder].filter(Boolean).join(' '));
  };
  return (
    <div className="count-foot">
      <p>
        {fill(words.counts, { n: counted, all: items.length })}
        <b>{fill(words.total, { value: signed(totalVariance(state, items), lkr) })}</b>
      </p>
      <Action inactive={posted === state} onClick={press}>
        {words.post}
      </Action>
    </div>
  );
}

/** The purchase order and the button that sends it. */
function Order({ content, demo: { state, set } }: PartProps) {
  const { items, orderNo, words } = content;
  const { isSent } = order(state, items);
  const isDraft = draft(state, items).some((pieces) => pieces > 0);
  const press = () => {
    const next = send(state, items);
    const values = { no: orderNo, total: lkr(order(next, items).total) };
    set(next, next === state ? words.said.nothing : fill(words.said.sent, values));
  };
  return (
    <div className="count-order">
      <OrderSlip content={content} state={state} />
      <Action inactive={!isDraft} settled={isSent} onClick={press}>
        {isSent ? words.sent : words.send}
      </Action>
    </div>
  );
}

/** StockMaster's demonstration: a count that writes its own order. */
export default function StockMasterDemo({ content, frame }: DemoProps<'stockmaster'>) {
  const { items, store, words } = content;
  const demo = useDemo({ content, frame, start, progress });
  const { books, typed } = demo.state;

  return (
    <DemoFrame
      product="stockmaster"
      outcome={<StockMasterOutcome content={content} state={demo.state} />}
      summary={summary(demo.state, content)}
      demo={demo}
      mark={box}
      aside={store}
    >
      <div className="count">
        <div className="demo-panel">
          <h3>{words.sheet}</h3>
          <ul role="list" className="count-list">
            {items.map((item, i) => {
              const { part, name, reorderAt, most } = item;
              const pieces = readCount(typed[i] ?? '').pieces ?? books[i] ?? 0;
              return (
                <li key={part} data-low={isLow(demo.state, items, i) || undefined}>
                  <p>
                    <b>{name}</b>
                    <small>{fill(words.books, { pieces: thousands(books[i] ?? 0) })}</small>
                    <small>{fill(words.reorderAt, { pieces: thousands(reorderAt) })}</small>
                  </p>
                  <Shelf pieces={pieces} before={books[i]} reorderAt={reorderAt} most={most} />
                  <CountField content={content} demo={demo} item={item} i={i} />
                </li>
              );
            })}
          </ul>
          <Foot content={content} demo={demo} />
        </div>
        <Order content={content} demo={demo} />
      </div>
    </DemoFrame>
  );
}
