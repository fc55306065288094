/** MediFlow's demonstration: two prescriptions in the dispensing queue, one of them with a warning. */
import {
  byExpiry,
  type Dispensary,
  dispense,
  hold,
  interaction,
  plan,
  progress,
  start,
  type Take,
  write,
} from '@/lib/demos/mediflow';
import { fill, thousands } from '@/lib/format';
import { type DemoData, icon, run, type Screen } from './frame';
import { html, nothing } from './render';
import './mediflow.css';

/** The state, and where the keyboard is led: to the prescription that was dealt with last. */
interface Desk extends Dispensary {
  last?: number;
  /** A note was asked for. */
  asked?: boolean;
}
type Queue = Screen<DemoData<'mediflow'>, Desk>;

const icons = {
  pill: 'M5.1 14.9a3.6 3.6 0 0 1 0-5.1l4.7-4.7a3.6 3.6 0 0 1 5.1 5.1l-4.7 4.7a3.6 3.6 0 0 1-5.1 0zM7.5 7.5l5 5',
  alert: 'M10 3.5l7.2 12.8H2.8zM10 8.3v3.6M10 14.2v.1',
};

/** 2026-12 → "Dec 2026". */
const month = (expires: string) =>
  new Date(expires).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const from = ({ content }: Queue, takes: readonly Take[]) =>
  takes
    .map(({ batch, pieces }) =>
      fill(content.words.from, { pieces: thousands(pieces), batch: content.batches[batch]?.batch ?? '' }),
    )
    .join(', ');

const prescription = (screen: Queue, i: number) => {
  const { state, set, content } = screen;
  const { words } = content;
  const { no, patient, doctor, items } = content.queue[i] as (typeof content.queue)[number];
  const own = state.queue[i] as Dispensary['queue'][number];
  const takes = own.taken ?? plan(state, content, i);
  const risk = interaction(content, i)?.risk ?? '';
  const refused = state.asked && own.note.trim() === '';
  const lead = state.last === i;

  const press = () => {
    const next = dispense(state, content, i);
    const done = next.queue[i] as typeof own;
    const short = items.find((_, k) => takes[k]?.length === 0);
    if (short) set(state, fill(words.said.short, { no, name: short.name }));
    else if (next === state) set({ ...state, last: i, asked: true }, words.noteMissing);
    else if (done.taken)
      set({ ...next, last: i }, fill(words.said.dispensed, { no, batches: from(screen, done.taken.flat()) }));
    else set({ ...next, last: i }, fill(words.said.warned, { no, risk }));
  };
  const decision = () => html`
    <div class="rx-warning" tabindex="-1" data-lead=${lead && !state.asked ? '' : nothing}>
      ${icon(icons.alert)}<p><b>${words.warning}</b> ${risk}<small>${words.source}</small></p>
    </div>
    <label class="rx-note">
      ${words.note}
      <input
        type="text"
        autocomplete="off"
        aria-invalid=${refused ? 'true' : nothing}
        aria-describedby="rx-missing"
        data-lead=${lead && state.asked ? '' : nothing}
        value=${own.note}
        @input=${({ target }: InputEvent) => set({ ...state, ...write(state, i, (target as HTMLInputElement).value) })}
      />
    </label>
    <small id="rx-missing" class="rx-missing">${refused ? words.noteMissing : ''}</small>
    <p class="rx-do">
      <button type="button" class="demo-do" @click=${press}>${words.anyway}</button>
      <button type="button" class="rx-hold" @click=${() =>
        set({ ...state, ...hold(state, i), last: i }, fill(words.said.held, { no, doctor }))}>${words.hold}</button>
    </p>`;
  const result = () => html`
    <p class="rx-result" tabindex="-1" data-lead=${lead ? '' : nothing}>
      ${own.state === 'held' ? fill(words.call, { doctor }) : words.booked}
      ${own.state === 'dispensed' && own.note ? html`<span>${fill(words.noted, { note: own.note.trim() })}</span>` : ''}
    </p>`;

  return html`<section class="demo-panel" aria-label=${fill(words.prescription, { no, patient })}>
    <h3><span>${no} ${patient}<small>${doctor}</small></span><i data-state=${own.state}>${words.states[own.state]}</i></h3>
    <ul role="list">
      ${items.map(
        ({ name, dose, pieces, unit }, k) => html`<li>
          <b>${name}</b><span>${thousands(pieces)} ${unit}</span>
          <p><small>${dose}</small><small>${own.state === 'held' ? '' : from(screen, takes[k] ?? [])}</small></p>
        </li>`,
      )}
    </ul>
    ${
      own.state === 'waiting'
        ? html`<p class="rx-do"><button type="button" class="demo-do" @click=${press}>${fill(words.dispense, { no })}</button></p>`
        : own.state === 'warned'
          ? decision()
          : result()
    }
  </section>`;
};

run<'mediflow', Desk>({
  mark: icons.pill,
  start,
  progress,
  head: ({ content }) => html`<span class="demo-aside">${content.place}</span>`,
  body: (screen) => {
    const { state, content } = screen;
    const { words, batches, queue } = content;
    // The stock takes the focus, so that the keyboard can scroll to it when nothing is left to press.
    return html`<div class="rx">
      ${queue.map((_, i) => prescription(screen, i))}
      <section class="demo-panel" tabindex="0" aria-label=${words.stock}>
        <h3>${words.stock}</h3>
        <table>
          <thead><tr><th scope="col">${words.medicine}</th><th scope="col">${words.expires}</th><th scope="col">${words.left}</th></tr></thead>
          <tbody>
            ${byExpiry(content).map((i) => {
              const { medicine, batch, expires, pieces } = batches[i] as (typeof batches)[number];
              const left = state.left[i] ?? 0;
              return html`<tr>
                <th scope="row">${medicine}<small>${batch}</small></th>
                <td>${month(expires)}</td>
                <td><b>${thousands(left)}</b><small>${left < pieces ? `−${thousands(pieces - left)}` : ''}</small></td>
              </tr>`;
            })}
          </tbody>
        </table>
      </section>
    </div>`;
  },
});
