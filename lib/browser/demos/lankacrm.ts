/** LankaCRM's demonstration: a board of deals. */
import { forecast, move, type Pipeline, progress, start, total } from '@/lib/demos/lankacrm';
import { fill, lkr } from '@/lib/format';
import { type DemoData, icon, run, type Screen } from './frame';
import { html } from './render';
import './lankacrm.css';

type Board = Screen<DemoData<'lankacrm'>, Pipeline>;

const icons = {
  board: 'M3.5 4h3.6v12H3.5zM8.2 4h3.6v8H8.2zM12.9 4h3.6v10h-3.6z',
  back: 'M12 5l-5 5 5 5',
  on: 'M8 5l5 5-5 5',
};

/** The deal that a mouse is dragging. */
let dragged = -1;

function put({ state, set, content }: Board, deal: number, to: number): void {
  const next = move(state, content, deal, to);
  if (next === state) return;
  const { name = '' } = content.deals[deal] ?? {};
  const stage = content.stages[to]?.name ?? '';
  set(next, fill(content.words.said.moved, { name, stage, forecast: lkr(forecast(next, content)) }));
}

const card = (screen: Board, i: number, stage: number) => {
  const { deals, stages, words } = screen.content;
  const deal = deals[i] as (typeof deals)[number];
  const step = (by: 1 | -1) => {
    const to = stages[stage + by];
    return html`<button
      type="button"
      aria-disabled=${!to}
      aria-label=${fill(words.move, { name: deal.name, stage: to?.name ?? stages[stage]?.name ?? '' })}
      @click=${() => put(screen, i, stage + by)}
    >${icon(by > 0 ? icons.on : icons.back)}</button>`;
  };
  return html`<li data-key=${deal.name} draggable="true" @dragstart=${() => {
    dragged = i;
  }}>
    <b>${deal.name}</b><small>${deal.what}</small>
    <p>${step(-1)}<b>${lkr(deal.value)}</b>${step(1)}</p>
  </li>`;
};

run<'lankacrm', Pipeline>({
  dark: true,
  mark: icons.board,
  start,
  progress,
  body: (screen) => {
    const { state, content } = screen;
    const { stages, deals, words, target } = content;
    const sum = forecast(state, content);
    return html`<div class="deals">
      <div class="demo-panel deals-sum">
        <p>${words.forecast} <b>${lkr(sum)}</b></p>
        <meter aria-label=${words.forecast} min="0" max=${target} value=${Math.min(sum, target)}></meter>
        <p>${fill(words.target, { target: lkr(target) })}</p>
      </div>
      ${stages.map(
        (stage, i) => html`<section
          class="demo-panel"
          aria-label=${stage.name}
          @dragover=${(event: DragEvent) => event.preventDefault()}
          @drop=${(event: DragEvent) => {
            event.preventDefault();
            put(screen, dragged, i);
          }}
        >
          <h3>${stage.name}<small>${fill(words.chance, { chance: stage.chance })}</small><b>${lkr(total(state, content, i))}</b></h3>
          <ul role="list">
            ${deals.map((_, k) => (state.stages[k] === i ? card(screen, k, i) : ''))}
          </ul>
        </section>`,
      )}
    </div>`;
  },
});
