'use client';

import { useRef } from 'react';
import { fill, lkr, thousands } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { Action, TextField } from '../frame/ui';
import { type Demo, type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import {
  type Item,
  isLow,
  mostPieces,
  order,
  post,
  progress,
  readCount,
  type Store,
  start,
  totalVariance,
  type,
  variance,
} from './rules';
import { StockMasterOutcome } from './StockMasterOutcome';
import './stockmaster.scss';

const box = 'M10 3l6.5 3.3v7.4L10 17l-6.5-3.3V6.3zM3.5 6.3 10 9.7l6.5-3.4M10 9.7V17';

type PartProps = DemoPart<'stockmaster', Store>;

interface ItemProps extends PartProps {
  item: Item;
  /** Index of the item. */
  i: number;
}

interface CountFieldProps extends ItemProps {
  onType: (i: number, text: string) => void;
  onCommit: (i: number) => void;
}

/** −3, +12 or 0. */
const signed = (n: number, show: (n: number) => string = thousands) =>
  n > 0 ? `+${show(n)}` : n < 0 ? `−${show(-n)}` : show(0);

/** The singular for 1 and −1, otherwise the plural. */
const plural = (pieces: number, one: string, other: string) => (Math.abs(pieces) === 1 ? one : other);

function Books({ content: { words }, demo: { state }, item, i }: ItemProps) {
  const { name, most, reorderAt } = item;
  const books = state.books[i] ?? 0;
  return (
    <div className="count-books">
      <span>{fill(words.books, { pieces: thousands(books) })}</span>
      <meter
        aria-label={fill(words.level, { name })}
        min={0}
        max={most}
        low={reorderAt + 1}
        optimum={most}
        value={books}
      />
      <small>{fill(words.reorderAt, { pieces: thousands(reorderAt) })}</small>
    </div>
  );
}

function CountField({ content: { items, words }, demo: { state }, item, i, onType, onCommit }: CountFieldProps) {
  const typed = state.typed[i] ?? '';
  const { error } = readCount(typed);
  const found = variance(state, items, i);
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
        onType={(text) => onType(i, text)}
        onCommit={() => onCommit(i)}
      />
      <small id={`count-${i}`} data-warn={Boolean(error || found?.pieces) || undefined}>
        {error && fill(words.errors[error], { max: thousands(mostPieces) })}
        {found &&
          fill(plural(found.pieces, words.varianceOne, words.variance), {
            pieces: signed(found.pieces),
            value: signed(found.value, lkr),
          })}
      </small>
    </div>
  );
}

function Order({ content: { items, words }, demo: { state, set }, item, i }: ItemProps) {
  const { name, most } = item;
  const ordered = state.ordered[i] ?? 0;
  if (ordered > 0) return <span>{fill(words.ordered, { pieces: thousands(ordered) })}</span>;
  if (!isLow(state, items, i)) return <small>{words.enough}</small>;
  const label = fill(words.order, { pieces: thousands(most - (state.books[i] ?? 0)) });
  const press = () => {
    const next = order(state, items, i);
    const pieces = next.ordered[i] ?? 0;
    const said = plural(pieces, words.said.orderedOne, words.said.ordered);
    set(next, fill(said, { name, pieces: thousands(pieces) }));
  };
  return (
    <button type="button" aria-label={`${label} ${name}`} onClick={press}>
      {label}
    </button>
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

/** StockMaster's demonstration: counting a shelf. */
export default function StockMasterDemo({ content, frame }: DemoProps<'stockmaster'>) {
  const { items, store, words } = content;
  /** Index of the item whose changed count has not been announced yet. */
  const unannounced = useRef<number>(undefined);

  const typeInto = (i: number, text: string) => {
    unannounced.current = i;
    demo.set((now) => type(now, i, text));
  };
  const commit = (i: number) => {
    if (unannounced.current !== i) return;
    unannounced.current = undefined;
    const found = variance(demo.state, items, i);
    if (!found) return;
    const values = {
      name: items[i]?.name ?? '',
      pieces: signed(found.pieces),
      value: signed(found.value, lkr),
    };
    demo.set((now) => now, fill(plural(found.pieces, words.said.countedOne, words.said.counted), values));
  };

  const demo: Demo<Store> = useDemo({
    content,
    frame,
    start,
    progress,
    onEarlyInput: (name, value) =>
      typeInto(
        items.findIndex(({ part }) => part === name),
        value,
      ),
  });

  return (
    <DemoFrame
      product="stockmaster"
      outcome={<StockMasterOutcome content={content} state={demo.state} />}
      summary=""
      demo={demo}
      mark={box}
      aside={store}
    >
      <div className="demo-panel count">
        <h3>{words.sheet}</h3>
        <ul role="list">
          {items.map((item, i) => {
            const part = { content, demo, item, i };
            return (
              <li key={item.part} data-key={item.part} data-low={isLow(demo.state, items, i) || undefined}>
                <div className="count-item">
                  <b>{item.name}</b>
                  <small>
                    {item.part}, {lkr(item.cost)}
                  </small>
                </div>
                <Books {...part} />
                <CountField {...part} onType={typeInto} onCommit={commit} />
                <div className="count-order">
                  <Order {...part} />
                </div>
              </li>
            );
          })}
        </ul>
        <Foot content={content} demo={demo} />
      </div>
    </DemoFrame>
  );
}
