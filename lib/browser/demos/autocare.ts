/** AutoCare's demonstration: a job card with marked damage and an estimate. */
import { approve, type Card, choose, lines, mark, progress, start, sums } from '@/lib/demos/autocare';
import { money, rupees } from '@/lib/demos/numbers';
import { fill, thousands } from '@/lib/format';
import { type DemoData, run, type Screen } from './frame';
import { html, nothing } from './render';
import './autocare.css';

type CardScreen = Screen<DemoData<'autocare'>, Card>;

/** What the right half and the left half of the car have: windows, mirror, lamps, handles. */
const half = html`<path class="car-glass" d="M132 33c12 3 24 4 36 5h44l2-13-64 1c-7 1-13 3-18 7ZM224 38h36c12-1 24-2 36-6-7-4-14-6-22-6l-49-1Z"></path><path d="M122 23l-5-10c-1-3 1-5 4-4l11 3c3 1 4 3 5 5l2 6M154 46h122M38 40c22-7 48-9 74-8M24 54c2-12 8-19 18-22 1 10-5 20-18 22ZM341 50c-1-9-4-16-10-20-3 8 1 17 10 20ZM192 29h10M246 29h10"></path>`;

/** The car from above, its nose to the left. */
const car = html`<svg aria-hidden="true" viewBox="0 0 360 168" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path class="car-body" d="M18 84c0-30 5-46 20-53 14-6 34-9 58-9l160-3c34 0 62 4 74 12 10 7 14 26 14 53s-4 46-14 53c-12 8-40 12-74 12l-160-3c-24 0-44-3-58-9-15-7-20-23-20-53Z"></path><path class="car-glass" d="M112 84c0-18 2-33 6-44 12 3 24 5 36 6-4 12-5 24-5 38s1 26 5 38c-12 1-24 3-36 6-4-11-6-26-6-44ZM314 84c0-16-2-30-6-42-11 3-22 4-32 5 3 12 4 24 4 37s-1 25-4 37c10 1 21 2 32 5 4-12 6-26 6-42Z"></path><path d="M104 32c-6 15-9 32-9 52s3 37 9 52M48 58c-4 16-4 36 0 52M215 46v76"></path>${half}<g transform="matrix(1 0 0 -1 0 168)">${half}</g></svg>`;

const damage = ({ state, set, content }: CardScreen) => {
  const { card, areas, words } = content;
  const press = (area: number) => {
    const next = mark(state, area);
    const news = next.marks.includes(area) ? words.said.marked : words.said.unmarked;
    set(next, fill(news, { area: areas[area] ?? '', n: next.marks.length }));
  };
  return html`<section class="demo-panel" aria-label=${words.card}>
    <div class="care-head">
      <b class="care-plate">${card.plate}</b>
      <p>${card.vehicle}<small>${card.owner}</small></p>
      <b class="care-state" data-on=${state.approved ? '' : nothing}>${state.approved ? words.ready : words.open}</b>
    </div>
    <div class="care-damage">
      <div class="car">
        ${car}
        <div role="group" aria-label=${words.car}>
          ${areas.map((area, i) => {
            const place = state.marks.indexOf(i) + 1;
            return html`<button type="button" title=${area} aria-label=${area} aria-pressed=${place > 0} @click=${() => press(i)}><span>${place || '+'}</span></button>`;
          })}
        </div>
      </div>
      <div>
        <h3>${words.marked}<small>${state.marks.length}</small></h3>
        ${
          state.marks.length > 0
            ? html`<ol role="list">${state.marks.map((area, i) => html`<li><span>${i + 1}</span>${areas[area]}</li>`)}</ol>`
            : html`<small>${words.unmarked}</small>`
        }
      </div>
    </div>
  </section>`;
};

const jobs = ({ state, set, content }: CardScreen) => {
  const { words } = content;
  const press = (i: number, name: string) => {
    const next = choose(state, i);
    const news = next.jobs.includes(i) ? words.said.added : words.said.removed;
    const said = fill(news, { name, total: rupees(sums(next, content).total) });
    set(next, state.approved ? `${said} ${words.said.withdrawn}` : said);
  };
  return html`<section class="demo-panel" aria-label=${words.jobs}>
    <h3>${words.jobs}<small>${words.beforeVat}</small></h3>
    <div class="care-jobs">
      ${content.jobs.map(({ name }, i) => {
        const on = state.jobs.includes(i);
        return html`<button type="button" aria-pressed=${on} @click=${() => press(i, name)}>
          <span aria-hidden="true">${on ? '✓' : '+'}</span>
          <span><b>${name}</b><small>${rupees(sums({ jobs: [i] }, content).net)}</small></span>
        </button>`;
      })}
    </div>
  </section>`;
};

const estimate = ({ state, set, content }: CardScreen) => {
  const { words, vat, labour } = content;
  const sum = sums(state, content);
  const total = rupees(sum.total);
  const amount = (cents: number) => money(cents).replace(/\.00$/, '');
  const press = () => {
    const next = approve(state);
    set(next, next.approved ? fill(words.said.approved, { total }) : words.said.empty);
  };
  return html`<section class="demo-panel care-estimate" aria-label=${words.estimate}>
    <h3>${words.estimate}</h3>
    <ul role="list">
      ${lines(state, content).map(
        (line) => html`<li>
          <span>${line.name} <small>${'part' in line ? line.part : fill(words.labour, { hours: line.hours, price: thousands(labour) })}</small></span>
          <span>${amount(line.amount)}</span>
        </li>`,
      )}
      ${state.jobs.length === 0 ? html`<li><small>${words.empty}</small></li>` : nothing}
    </ul>
    <div class="care-foot">
      <p>${words.net}<span>${amount(sum.net)}</span></p>
      <p>${fill(words.vat, { rate: vat.rate })}<span>${amount(sum.vat)}</span></p>
      <p><b>${words.total}</b><b>${total}</b></p>
      <button type="button" class="demo-do" data-settled=${state.approved} aria-disabled=${state.approved || state.jobs.length === 0} @click=${press}>
        ${state.approved ? words.approved : words.approve}
      </button>
      <small>${vat.source}</small>
    </div>
  </section>`;
};

run<'autocare', Card>({
  dark: true,
  mark: 'M12.5 3.5a4 4 0 0 0-5.2 5.2L3 13v4h4l4.3-4.3a4 4 0 0 0 5.2-5.2L14 10l-2.5-.5L11 7z',
  start,
  progress,
  head: ({ content }) => html`<span class="demo-aside">${content.words.card}</span>`,
  body: (screen) => html`<div class="care"><div>${damage(screen)}${jobs(screen)}</div>${estimate(screen)}</div>`,
});
