/** NexBill's demonstration: the till. */
import {
  cash,
  change,
  found,
  type Good,
  likelyCash,
  lines,
  matches,
  mostCash,
  mostPieces,
  progress,
  type Sale,
  scanError,
  sendOne,
  start,
  type Till,
  take,
  total,
} from '@/lib/demos/nexbill';
import { money, rupees } from '@/lib/demos/numbers';
import { fill, thousands } from '@/lib/format';
import { type DemoData, icon, run, type Screen } from './frame';
import { html, nothing } from './render';
import './nexbill.css';

type TillScreen = Screen<DemoData<'nexbill'>, Till>;

/** A queued sale is sent after so many milliseconds, so that one can watch the queue empty. */
const PACE = 700;

const icons = {
  receipt: 'M5 3h10v14l-1.7-1.2L11.7 17 10 15.8 8.3 17l-1.6-1.2L5 17zM7.5 7h5M7.5 10.5h5',
  scan: 'M3.5 6.5v-3h3M13.5 3.5h3v3M16.5 13.5v3h-3M6.5 16.5h-3v-3M7 7v6M10 7v6M13 7v6',
  cash: 'M2.5 5.5h15v9h-15zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM5 8v4M15 8v4',
  print: 'M6 7.5v-4h8v4M6 13.5H3.5v-6h13v6H14M6 11.5h8v5H6z',
};

let timer = 0;

/** Sends what waits, one sale after the other, as long as there is a connection. */
function drain(screen: TillScreen): void {
  clearTimeout(timer);
  const { said } = screen.content.words;
  const { online, queue } = screen.state;
  if (!online || queue.length === 0) return;
  timer = window.setTimeout(() => {
    const next = sendOne(screen.state);
    // The till may have been set back meanwhile.
    if (next === screen.state) return;
    const left = next.queue.length;
    screen.set(next, left > 0 ? fill(said.sent, { n: queue[0]?.number ?? '', left }) : said.allSent);
    drain(screen);
  }, PACE);
}

function toggle(screen: TillScreen): void {
  const { said } = screen.content.words;
  const online = !screen.state.online;
  screen.set({ ...screen.state, online }, online ? said.back : said.cut);
  drain(screen);
}

function put(screen: TillScreen, { code, name }: Good | { code: string; name: string }, by: number): void {
  const { words, goods } = screen.content;
  const next = change({ ...screen.state, search: '' }, code, by);
  const count = next.basket.find((line) => line.code === code)?.count ?? 0;
  const what = count === 0 ? 'removed' : count === 1 && by > 0 ? 'added' : 'changed';
  screen.set(next, fill(words.said[what], { name, count, due: rupees(total(next, goods)) }));
}

/** Prints the receipt and nothing else. */
function print(): void {
  const receipt = document.querySelector('.till-receipt')?.cloneNode(true) as HTMLElement;
  receipt.classList.add('till-printed');
  document.body.append(receipt);
  window.addEventListener('afterprint', () => receipt.remove(), { once: true });
  window.print();
}

const search = (screen: TillScreen) => {
  const { state, set, content } = screen;
  const { words, goods } = content;
  const wrong = scanError(goods, state.search);
  // While letters are still being typed, only what cannot be found any more is said.
  const error = wrong === 'several' ? undefined : wrong;
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const good = found(goods, state.search);
    if (good) put(screen, good, 1);
    else if (wrong) set(state, fill(words.errors[wrong], { code: state.search, text: state.search }));
  };
  return html`<form class="till-search" @submit=${enter}>
    ${icon(icons.scan)}
    <input
      type="text"
      aria-label=${words.search}
      placeholder=${words.searchHint}
      autocomplete="off"
      spellcheck="false"
      enterkeyhint="enter"
      aria-invalid=${error ? 'true' : nothing}
      value=${state.search}
      @input=${({ target }: InputEvent) => set({ ...state, search: (target as HTMLInputElement).value })}
    />
    ${error ? html`<p>${fill(words.errors[error], { code: state.search, text: state.search })}</p>` : nothing}
  </form>`;
};

const keys = (screen: TillScreen) => {
  const { words, goods } = screen.content;
  const found = matches(goods, screen.state.search);
  const fitting = found.length > 0 ? found : goods;
  return html`<div class="till-keys" role="group" aria-label=${words.goods}>
    ${fitting.map(
      (good) =>
        html`<button
          type="button"
          data-group=${good.group}
          aria-label=${fill(words.add, { name: good.name, price: rupees(good.price * 100) })}
          @click=${() => put(screen, good, 1)}
        >
          <b>${good.name}</b><span>${rupees(good.price * 100)}</span>
        </button>`,
    )}
  </div>`;
};

const queue = ({
  state,
  content: { words },
}: TillScreen) => html`<section class="demo-panel till-queue" aria-label=${words.queue}>
  <h3>
    ${words.queue}
    ${
      state.queue.length > 0
        ? html`<span>${fill(words.waiting, {
            n: state.queue.length,
            amount: rupees(state.queue.reduce((sum, sale) => sum + sale.total, 0)),
          })}</span>`
        : nothing
    }
  </h3>
  ${
    state.queue.length > 0
      ? html`<ol role="list">
          ${state.queue.map(
            (sale) =>
              html`<li><b>${sale.number}</b><span>${clock(sale.at)}</span><span>${rupees(sale.total)}</span></li>`,
          )}
        </ol>`
      : html`<p>${words.queueEmpty}</p>`
  }
</section>`;

const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const basket = (screen: TillScreen) => {
  const { state, set, content } = screen;
  const { words, goods } = content;
  const due = total(state, goods);
  return html`<h3>${fill(words.sale, { n: state.number })}</h3>
    <ul role="list" class="till-lines">
      ${lines(state, goods).map(
        ({ code, name, price, count, amount }) => html`<li data-key=${code}>
          <span><b>${name}</b><small>${rupees(price)}</small></span>
          <span class="till-count">
            <button type="button" aria-label=${fill(words.fewer, { name })} @click=${() => put(screen, { code, name }, -1)}>−</button>
            <b>${count}</b>
            <button
              type="button"
              aria-label=${fill(words.more, { name })}
              aria-disabled=${count === mostPieces}
              @click=${() => put(screen, { code, name }, 1)}
            >+</button>
          </span>
          <span class="till-amount">${thousands(amount / 100)}</span>
        </li>`,
      )}
      ${due === 0 ? html`<li class="till-nothing">${words.emptySale}</li>` : nothing}
    </ul>
    <p class="till-due"><span>${words.due}</span> <b>${rupees(due)}</b></p>
    <button
      type="button"
      class="demo-do"
      aria-disabled=${due === 0}
      @click=${() => due > 0 && set({ ...state, pane: 'pay' })}
    >${icon(icons.cash)}${words.pay}</button>`;
};

const pay = (screen: TillScreen) => {
  const { state, set, content } = screen;
  const { words, goods } = content;
  const due = total(state, goods);
  const { change: back, missing, error } = cash(state, goods);
  const typed = state.given.trim() !== '';
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const next = take(state, goods, Date.now());
    const values = { n: state.number, change: rupees(back) };
    if (next !== state) set(next, fill(state.online ? words.said.taken : words.said.queued, values));
    else set(state, error ? wrong : fill(words.missing, { amount: rupees(missing) }));
  };
  const wrong = error ? fill(words.errors[error], { max: thousands(mostCash) }) : '';
  return html`<h3 tabindex="-1" data-lead>${words.due} <b>${rupees(due)}</b></h3>
    <form class="till-pay" @submit=${enter}>
      <label>
        ${words.given}
        <input
          type="text"
          inputmode="decimal"
          autocomplete="off"
          aria-invalid=${error ? 'true' : nothing}
          aria-describedby="till-result"
          value=${state.given}
          @input=${({ target }: InputEvent) => set({ ...state, given: (target as HTMLInputElement).value })}
        />
      </label>
      <div class="till-notes">
        ${likelyCash(due).map(
          (sum) => html`<button type="button" @click=${() => set({ ...state, given: money(sum).replace(/\.00$/, '') })}>
            ${sum === due ? words.exact : thousands(sum / 100)}
          </button>`,
        )}
      </div>
      <p id="till-result" class="till-result" data-wrong=${error || missing > 0 ? '' : nothing}>
        ${
          error
            ? wrong
            : !typed || missing > 0
              ? fill(words.missing, { amount: rupees(missing) })
              : html`<span>${words.change}</span> <b>${rupees(back)}</b>`
        }
      </p>
      <button type="submit" class="demo-do" aria-disabled=${Boolean(error) || missing > 0}>${words.take}</button>
      <button type="button" class="till-back" @click=${() => set({ ...state, pane: 'sell' })}>${words.back}</button>
    </form>`;
};

const receipt = ({ state, set, content: { words, shop } }: TillScreen, sale: Sale) => html`
  <div class="till-receipt">
    <h3 tabindex="-1" data-lead>${shop.name}</h3>
    <p>${shop.address}</p>
    <p>${fill(words.receipt, { n: sale.number })}, ${shop.till}<br />${new Date(sale.at).toLocaleDateString('en-GB')} ${clock(sale.at)}</p>
    <table>
      <tbody>
        ${sale.lines.map(
          ({ name, count, amount }) => html`<tr><td>${count} × ${name}</td><td>${money(amount)}</td></tr>`,
        )}
      </tbody>
      <tfoot>
        <tr><th scope="row">${words.total}</th><td>${money(sale.total)}</td></tr>
        <tr><td>${words.cash}</td><td>${money(sale.given)}</td></tr>
        <tr><td>${words.change}</td><td>${money(sale.given - sale.total)}</td></tr>
      </tfoot>
    </table>
    <p>${words.thanks}</p>
  </div>
  <div class="till-after">
    <button type="button" @click=${print}>${icon(icons.print)}${words.print}</button>
    <button type="button" class="demo-do" @click=${() => set({ ...state, pane: 'sell' })}>${words.next}</button>
  </div>`;

run<'nexbill', Till>({
  dark: true,
  mark: icons.receipt,
  start,
  progress,
  head: (screen) => {
    const { words } = screen.content;
    return html`<button
      type="button"
      role="switch"
      class="till-switch"
      aria-label=${words.connection}
      aria-checked=${screen.state.online}
      @click=${() => toggle(screen)}
    ><i></i>${screen.state.online ? words.online : words.offline}</button>`;
  },
  body: (screen) => {
    const { pane, last } = screen.state;
    return html`<div class="till" data-pane=${pane}>
      <div class="till-goods">${search(screen)}${keys(screen)}</div>
      ${queue(screen)}
      <div class="demo-panel till-sale">
        ${pane === 'pay' ? pay(screen) : pane === 'receipt' && last ? receipt(screen, last) : basket(screen)}
      </div>
    </div>`;
  },
});
