'use client';

import { useEffect, useEffectEvent } from 'react';
import { fill, thousands } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { DemoIcon } from '../frame/DemoIcon';
import { rupees, shortMoney } from '../frame/numbers';
import { PrintButton } from '../frame/PrintButton';
import { Action, Panel, TextField } from '../frame/ui';
import { type Demo, type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import { NexBillOutcome } from './NexBillOutcome';
import {
  type Content,
  cash,
  change,
  found,
  type Good,
  likelyCash,
  lines,
  matches,
  maxCash,
  maxPieces,
  progress,
  type Sale,
  scanError,
  sendOne,
  start,
  summary,
  type Till,
  take,
  takings,
  total,
} from './rules';
import './nexbill.scss';

/** Milliseconds before each queued sale is sent, slow enough to watch the queue empty. */
const SEND_INTERVAL = 700;

/** More than any name or barcode needs. */
const SEARCH_LENGTH = 40;

const icons = {
  receipt: 'M5 3h10v14l-1.7-1.2L11.7 17 10 15.8 8.3 17l-1.6-1.2L5 17zM7.5 7h5M7.5 10.5h5',
  enter: 'M15.5 4.5v6h-10M8.5 7.5l-3 3 3 3',
  scan: 'M3.5 6.5v-3h3M13.5 3.5h3v3M16.5 13.5v3h-3M6.5 16.5h-3v-3M7 7v6M10 7v6M13 7v6',
  cash: 'M2.5 5.5h15v9h-15zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM5 8v4M15 8v4',
};

type PartProps = DemoPart<'nexbill', Till>;

/** Changes the quantity of a product in the open sale and announces it. */
function put({ content, demo: { state, set } }: PartProps, { code, name }: Pick<Good, 'code' | 'name'>, by: number) {
  const { goods, words } = content;
  const next = change({ ...state, search: '' }, code, by);
  const count = next.basket.find((line) => line.code === code)?.count ?? 0;
  const what = count === 0 ? 'removed' : count === 1 && by > 0 ? 'added' : 'changed';
  set(next, fill(words.said[what], { name, count, due: rupees(total(next, goods)) }));
}

/** Sends the queued sales one by one while there is a connection. */
function useSending({ state, set }: Demo<Till>, { said }: Content['words']): void {
  const { online, queue } = state;
  const sendNext = useEffectEvent(() => {
    const next = sendOne(state);
    if (next === state) return;
    const left = next.queue.length;
    set(next, left > 0 ? fill(said.sent, { n: queue[0]?.number ?? '', left }) : said.allSent);
  });
  const waiting = queue.length;
  useEffect(() => {
    if (!online || waiting === 0) return;
    const timer = setTimeout(() => sendNext(), SEND_INTERVAL);
    return () => clearTimeout(timer);
  }, [online, waiting]);
}

function Connection({ content: { words }, demo: { state, set } }: PartProps) {
  const { online } = state;
  return (
    <button
      type="button"
      role="switch"
      className="till-switch"
      aria-checked={online}
      onClick={() => set({ ...state, online: !online }, online ? words.said.cut : words.said.back)}
    >
      <i />
      <span className="visually-hidden">{words.connection}</span> {online ? words.online : words.offline}
    </button>
  );
}

function Search(props: PartProps) {
  const { words, goods } = props.content;
  const { state, set } = props.demo;
  const { search } = state;
  const problem = scanError(goods, search);
  const message = (of: NonNullable<typeof problem>, text: string) => fill(words.errors[of], { code: text, text });
  // An ambiguous search is not an error while typing, only on Enter.
  const error = problem === 'several' ? undefined : problem;
  return (
    <form
      className="till-search"
      onSubmit={(event) => {
        event.preventDefault();
        // A scanner types and presses Enter before the state has changed.
        const typed = String(new FormData(event.currentTarget).get('search'));
        const good = found(goods, typed);
        const reason = scanError(goods, typed);
        if (good) put(props, good, 1);
        else if (reason) set((now) => now, message(reason, typed));
      }}
    >
      <DemoIcon path={icons.scan} />
      <TextField
        name="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        maxLength={SEARCH_LENGTH}
        spellCheck={false}
        enterKeyHint="enter"
        invalid={Boolean(error)}
        value={search}
        onType={(text) => set((now) => ({ ...now, search: text }))}
      />
      <button type="submit" aria-label={words.enter}>
        <DemoIcon path={icons.enter} />
      </button>
      {error && <p>{message(error, search)}</p>}
    </form>
  );
}

/** A key for each product that the search finds; without a match for all of them. */
function ProductKeys(props: PartProps) {
  const { words, goods } = props.content;
  const { search } = props.demo.state;
  const fitting = matches(goods, search);
  const isAll = fitting.length === 0 || search === '';
  return (
    <div className="till-keys" role="group" aria-label={words.goods} data-all={isAll || undefined}>
      {(isAll ? goods : fitting).map((good) => {
        const price = rupees(good.price * 100);
        return (
          <button
            key={good.code}
            type="button"
            data-group={good.group}
            aria-label={fill(words.add, { name: good.name, price })}
            onClick={() => put(props, good, 1)}
          >
            <b>{good.name}</b>
            <span>{price}</span>
          </button>
        );
      })}
    </div>
  );
}

function Queue({ words, sales }: { words: Content['words']; sales: readonly Sale[] }) {
  const amount = rupees(takings(sales));
  return (
    <Panel
      className="till-queue"
      label={words.queue}
      title={
        <>
          {words.queue} {sales.length > 0 && <span>{fill(words.waiting, { n: sales.length, amount })}</span>}
        </>
      }
    >
      {sales.length > 0 ? (
        <ol role="list">
          {sales.map((sale) => (
            <li key={sale.number}>
              <b>{sale.number}</b>
              <span>{sale.at}</span>
              <span>{rupees(sale.total)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p>{words.queueEmpty}</p>
      )}
    </Panel>
  );
}

function Line({ line, ...props }: PartProps & { line: ReturnType<typeof lines>[number] }) {
  const { words } = props.content;
  const { code, name, price, count, amount } = line;
  return (
    <li data-key={code}>
      <span>
        <b>{name}</b>
        <small>{rupees(price)}</small>
      </span>
      <span className="till-count">
        <button type="button" aria-label={fill(words.fewer, { name })} onClick={() => put(props, line, -1)}>
          −
        </button>
        <b>{count}</b>
        <button
          type="button"
          aria-label={fill(words.more, { name })}
          aria-disabled={count === maxPieces}
          onClick={() => put(props, line, 1)}
        >
          +
        </button>
      </span>
      <span className="till-amount">{thousands(amount / 100)}</span>
    </li>
  );
}

/** The open sale. */
function Basket({ content, demo }: PartProps) {
  const { words, goods } = content;
  const { state, set } = demo;
  const due = total(state, goods);
  return (
    <>
      <h3>{fill(words.sale, { n: state.number })}</h3>
      <ul role="list" className="till-lines">
        {lines(state, goods).map((line) => (
          <Line key={line.code} content={content} demo={demo} line={line} />
        ))}
        {due === 0 && <li className="till-nothing">{words.emptySale}</li>}
      </ul>
      <p className="till-due">
        <span>{words.due}</span> <b>{rupees(due)}</b>
      </p>
      <Action inactive={due === 0} onClick={() => due > 0 && set({ ...state, pane: 'pay' })}>
        <DemoIcon path={icons.cash} />
        {words.pay}
      </Action>
      <p className="till-cards">{state.online ? words.cards.online : words.cards.offline}</p>
    </>
  );
}

/** The cash payment of the open sale. */
function Payment({ content, demo: { state, set } }: PartProps) {
  const { words, goods } = content;
  const due = total(state, goods);
  const { change: back, missing, error } = cash(state, goods);
  const problem = error
    ? fill(words.errors[error], { max: thousands(maxCash) })
    : missing > 0 && fill(words.missing, { amount: rupees(missing) });
  const give = (given: string) => set((now) => ({ ...now, given }));
  return (
    <>
      <h3 tabIndex={-1} data-focus>
        {words.due} <b>{rupees(due)}</b>
      </h3>
      <form
        className="till-pay"
        onSubmit={(event) => {
          event.preventDefault();
          const said = state.online ? words.said.taken : words.said.queued;
          if (problem) set(state, problem);
          else set(take(state, content), fill(said, { n: state.number, change: rupees(back) }));
        }}
      >
        <label>
          {words.given}
          <TextField
            name="given"
            inputMode="decimal"
            invalid={Boolean(error)}
            aria-describedby="till-result"
            value={state.given}
            onType={give}
          />
        </label>
        <div className="till-notes">
          {likelyCash(due).map((sum) => (
            <button key={sum} type="button" onClick={() => give(shortMoney(sum))}>
              {sum === due ? words.exact : thousands(sum / 100)}
            </button>
          ))}
        </div>
        <p id="till-result" className="till-result" data-wrong={Boolean(problem) || undefined}>
          {problem || (
            <>
              <span>{words.change}</span> <b>{rupees(back)}</b>
            </>
          )}
        </p>
        <Action type="submit" inactive={Boolean(problem)}>
          {words.take}
        </Action>
        <button type="button" className="till-back" onClick={() => set({ ...state, pane: 'sell' })}>
          {words.back}
        </button>
      </form>
    </>
  );
}

/** The receipt of the sale just paid, with its actions. */
function Paid({ content, demo: { state, set } }: PartProps) {
  const { words } = content;
  return (
    <>
      <NexBillOutcome content={content} state={state} takesFocus />
      <div className="till-after">
        <PrintButton label={words.print}>
          <NexBillOutcome content={content} state={state} />
        </PrintButton>
        <Action onClick={() => set({ ...state, pane: 'sell' })}>{words.next}</Action>
      </div>
    </>
  );
}

/** NexBill's demonstration: the till. */
export default function NexBillDemo({ content, frame }: DemoProps<'nexbill'>) {
  const { words } = content;
  const demo = useDemo({ content, frame, start, progress });
  const { state } = demo;
  useSending(demo, words);

  return (
    <DemoFrame
      product="nexbill"
      outcome={<NexBillOutcome content={content} state={state} />}
      summary={summary(state, content)}
      demo={demo}
      mark={icons.receipt}
      isDark
      head={<Connection content={content} demo={demo} />}
    >
      <div className="till" data-pane={state.pane}>
        <div className="till-goods">
          <Search content={content} demo={demo} />
          <ProductKeys content={content} demo={demo} />
        </div>
        <Queue words={words} sales={state.queue} />
        <div className="demo-panel till-sale">
          {state.pane === 'sell' && <Basket content={content} demo={demo} />}
          {state.pane === 'pay' && <Payment content={content} demo={demo} />}
          {state.pane === 'receipt' && <Paid content={content} demo={demo} />}
        </div>
      </div>
    </DemoFrame>
  );
}
