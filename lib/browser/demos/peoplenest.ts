/** PeopleNest's demonstration: a payslip that follows what one types. */
import { money, rupees } from '@/lib/demos/numbers';
import {
  approve,
  current,
  type Field,
  fields,
  most,
  type Payroll,
  progress,
  start,
  type,
} from '@/lib/demos/peoplenest';
import { fill, thousands } from '@/lib/format';
import { type DemoData, face, run, type Screen } from './frame';
import { html, nothing } from './render';
import './peoplenest.css';

type PayScreen = Screen<DemoData<'peoplenest'>, Payroll>;

const users =
  'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.5 16c.3-2.8 2.3-4.4 5-4.4s4.7 1.6 5 4.4M13 4.3a2.6 2.6 0 0 1 0 5M14.5 11.9c1.7.6 2.8 2 3 4.1';

const person = ({ state, content }: PayScreen) => content.people[state.person]?.name ?? '';

const netOf = (screen: PayScreen, state: Payroll) =>
  fill(screen.content.words.said.net, {
    name: person({ ...screen, state }),
    net: rupees(current(state, screen.content.rates).slip.net),
  });

const people = (screen: PayScreen) => {
  const { state, set, content } = screen;
  const { words } = content;
  return html`<div class="pay-people" role="group" aria-label=${words.people}>
    ${content.people.map(({ name, role }, i) => {
      const approved = state.approved.includes(i);
      return html`<button
        type="button"
        aria-pressed=${i === state.person}
        @click=${() => set({ ...state, person: i }, netOf(screen, { ...state, person: i }))}
      >
        ${face(name)}<span><b>${name}</b><small>${approved ? words.approved : role}</small></span>
      </button>`;
    })}
  </div>`;
};

const field = (screen: PayScreen, name: Field) => {
  const { state, set, content } = screen;
  const { words, rates } = content;
  const { typed, errors } = current(state, rates);
  const error = errors[name];
  return html`<label class="pay-field" data-field=${name}>
    ${words.fields[name]}
    <input
      type="text"
      inputmode="decimal"
      autocomplete="off"
      aria-invalid=${error ? 'true' : nothing}
      aria-describedby=${error ? `pay-${name}` : nothing}
      value=${typed[name]}
      @focusin=${({ target }: FocusEvent) => (target as HTMLInputElement).select()}
      @input=${({ target }: InputEvent) => set(type(state, name, (target as HTMLInputElement).value))}
      @change=${() => set(state, error ? '' : netOf(screen, state))}
    />
    ${
      error
        ? html`<small id=${`pay-${name}`} role="alert">${fill(words.errors[error], { max: thousands(most(rates)[name]) })}</small>`
        : nothing
    }
  </label>`;
};

/** Hundredths as people write them: 150 → "1.5". */
const plain = (hundredths: number) => String(hundredths / 100);

const slip = (screen: PayScreen) => {
  const { state, set, content } = screen;
  const { words, rates } = content;
  const { lines, said } = words;
  const { slip, hours, days, errors } = current(state, rates);
  const name = person(screen);
  const line = (label: string, amount: number, minus = false) =>
    html`<tr><th scope="row">${label}</th><td>${minus && amount > 0 ? '−' : ''}${money(amount)}</td></tr>`;
  const approved = state.approved.includes(state.person);
  const press = () => {
    const next = approve(state, rates);
    if (next !== state) set(next, fill(said.approved, { name, net: rupees(slip.net) }));
    else set(state, approved ? said.again : said.wrong);
  };
  const held = approved || Object.keys(errors).length > 0 || slip.net === 0;
  return html`<section class="demo-panel pay-slip" aria-label=${fill(words.slip, { name })}>
    <h3>${fill(words.slip, { name })}<small>${words.month}</small></h3>
    <table>
      <tbody>
        ${line(lines.basic, slip.basic)} ${line(fill(lines.noPay, { days: plain(days) }), slip.noPay, true)}
        ${line(fill(lines.overtime, { hours: plain(hours) }), slip.overtime)} ${line(lines.gross, slip.gross)}
        ${line(fill(lines.epfEmployee, { rate: rates.epfEmployee }), slip.epfEmployee, true)}
        <tr class="pay-net"><th scope="row">${lines.net}</th><td>LKR ${money(slip.net)}</td></tr>
        <tr class="pay-by"><th scope="colgroup" colspan="2">${lines.employer}</th></tr>
        ${line(fill(lines.epfEmployer, { rate: rates.epfEmployer }), slip.epfEmployer)}
        ${line(fill(lines.etf, { rate: rates.etf }), slip.etf)} ${line(lines.cost, slip.cost)}
      </tbody>
    </table>
    <button type="button" class="demo-do" data-settled=${approved} aria-disabled=${held} @click=${press}>
      ${approved ? words.approved : words.approve}
    </button>
  </section>`;
};

run<'peoplenest', Payroll>({
  mark: users,
  start,
  progress,
  body: (screen) => html`<div class="pay">
    <div class="demo-panel pay-entry">
      ${people(screen)}
      <div class="pay-fields">${fields.map((name) => field(screen, name))}</div>
    </div>
    ${slip(screen)}
    <p class="pay-source">${screen.content.rates.source}</p>
  </div>`,
});
