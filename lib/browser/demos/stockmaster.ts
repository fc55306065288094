/** StockMaster's demonstration: counting a shelf. */
import {
  isLow,
  mostPieces,
  order,
  post,
  progress,
  readCount,
  type Store,
  start,
  totalVariance,
  variance,
} from '@/lib/demos/stockmaster';
import { fill, lkr, thousands } from '@/lib/format';
import { type DemoData, run, type Screen } from './frame';
import { html, nothing } from './render';
import './stockmaster.css';

type CountScreen = Screen<DemoData<'stockmaster'>, Store>;

/** −3, +12 or 0. */
const signed = (n: number, show: (n: number) => string = thousands) =>
  n > 0 ? `+${show(n)}` : n < 0 ? `−${show(-n)}` : show(0);

const row = (screen: CountScreen, i: number) => {
  const { state, set, content } = screen;
  const { items, words } = content;
  const item = items[i] as (typeof items)[number];
  const typed = state.typed[i] ?? '';
  const { error } = readCount(typed);
  const found = variance(state, items, i);
  const low = isLow(state, items, i);
  const books = state.books[i] ?? 0;
  const ordered = state.ordered[i] ?? 0;
  const press = () => {
    const next = order(state, items, i);
    set(next, fill(words.said.ordered, { name: item.name, pieces: thousands(next.ordered[i] ?? 0) }));
  };
  return html`<li data-key=${item.part} data-low=${low ? '' : nothing}>
    <div class="count-item">
      <b>${item.name}</b><small>${item.part}, ${lkr(item.cost)}</small>
    </div>
    <div class="count-books">
      <span>${fill(words.books, { pieces: thousands(books) })}</span>
      <meter aria-label=${fill(words.level, { name: item.name })} min="0" max=${item.most} low=${item.reorderAt + 1} optimum=${item.most} value=${books}></meter>
      <small>${fill(words.reorderAt, { pieces: thousands(item.reorderAt) })}</small>
    </div>
    <div class="count-field">
      <input
        type="text"
        aria-label=${fill(words.counted, { name: item.name })}
        inputmode="numeric"
        autocomplete="off"
        placeholder=${words.placeholder}
        aria-invalid=${error ? 'true' : nothing}
        aria-describedby=${`count-${i}`}
        value=${typed}
        @input=${({ target }: InputEvent) =>
          set({ ...state, typed: state.typed.map((own, k) => (k === i ? (target as HTMLInputElement).value : own)) })}
        @change=${() => found && set(state, fill(words.said.counted, { name: item.name, pieces: signed(found.pieces), value: signed(found.value, lkr) }))}
      />
      <small id=${`count-${i}`} data-off=${error || found?.pieces ? '' : nothing}>${
        error
          ? fill(words.errors[error], { max: thousands(mostPieces) })
          : found
            ? fill(words.variance, { pieces: signed(found.pieces), value: signed(found.value, lkr) })
            : ''
      }</small>
    </div>
    <div class="count-order">
      ${
        ordered > 0
          ? html`<span>${fill(words.ordered, { pieces: thousands(ordered) })}</span>`
          : low
            ? html`<button type="button" @click=${press}>${fill(words.order, { pieces: thousands(item.most - books) })}<span class="visually-hidden"> ${item.name}</span></button>`
            : html`<small>${words.enough}</small>`
      }
    </div>
  </li>`;
};

run<'stockmaster', Store>({
  mark: 'M10 3l6.5 3.3v7.4L10 17l-6.5-3.3V6.3zM3.5 6.3 10 9.7l6.5-3.4M10 9.7V17',
  start,
  progress,
  head: ({ content }) => html`<span class="demo-aside">${content.store}</span>`,
  body: (screen) => {
    const { state, set, content } = screen;
    const { items, words } = content;
    const value = totalVariance(state, items);
    const counted = state.typed.filter((text) => readCount(text).pieces !== undefined).length;
    const press = () => {
      const next = post(state, items);
      const low = items.filter((_, i) => isLow(next, items, i)).map(({ name }) => name);
      if (next === state) set(state, words.said.wrong);
      else
        set(
          next,
          [words.said.posted, low.length > 0 && fill(words.said.low, { names: low.join(', ') })]
            .filter(Boolean)
            .join(' '),
        );
    };
    return html`<div class="demo-panel count">
      <h3>${words.sheet}</h3>
      <ul role="list">${items.map((_, i) => row(screen, i))}</ul>
      <div class="count-foot">
        <p>${fill(words.counts, { n: counted, all: items.length })}<b>${fill(words.total, { value: signed(value, lkr) })}</b></p>
        <button type="button" class="demo-do" aria-disabled=${post(state, items) === state} @click=${press}>${words.post}</button>
      </div>
    </div>`;
  },
});
