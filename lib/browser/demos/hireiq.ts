/** HireIQ's demonstration: CVs that rank themselves anew when a criterion weighs more or less. */
import {
  mostWeight,
  moved,
  progress,
  type Ranked,
  type Ranking,
  rank,
  shortlist,
  start,
  verdict,
  weigh,
} from '@/lib/demos/hireiq';
import { fill } from '@/lib/format';
import { type DemoData, face, icon, run, type Screen } from './frame';
import { html, nothing } from './render';
import './hireiq.css';

type RankScreen = Screen<DemoData<'hireiq'>, Ranking>;

const icons = {
  spark: 'M10 3l1.7 5.3L17 10l-5.3 1.7L10 17l-1.7-5.3L3 10l5.3-1.7z',
  met: 'M4.5 10.5 8.3 14.2 15.5 6.2',
  part: 'M5 10h10',
  missing: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
};

/** The ring around a score. */
const dial = (score: number) =>
  html`<span class="rank-dial" data-band=${score >= 80 ? 'high' : score >= 65 ? 'middle' : 'low'}>
    <svg aria-hidden="true" width="44" height="44" viewBox="0 0 44 44" fill="none" stroke-width="4">
      <circle cx="22" cy="22" r="19" />
      <circle cx="22" cy="22" r="19" pathLength="100" stroke-dasharray="${score} 100" transform="rotate(-90 22 22)" />
    </svg>
    <b>${score}</b>
  </span>`;

/** The weights when the visitor began to move a criterion: what the ranking is compared with. */
let before: { criterion: number; ranked: Ranked[] } | undefined;

const weights = (screen: RankScreen) => {
  const { state, set, content } = screen;
  const { criteria, people, words } = content;
  const { most } = rank(people, state.weights)[0] as Ranked;
  const share = (i: number) => Math.round(most[i] ?? 0);
  const move = (i: number, to: number) => {
    if (before?.criterion !== i) before = { criterion: i, ranked: rank(people, state.weights) };
    set(weigh(state, i, to));
  };
  /** Says who has moved most, and why, once the criterion is let go. */
  const tell = (i: number) => {
    const criterion = criteria[i]?.name ?? '';
    const percent = share(i);
    const step = before && moved(before.ranked, rank(people, state.weights));
    before = undefined;
    if (state.weights.every((weight) => weight === 0)) return set(state, words.noWeight);
    if (!step) return set(state, fill(words.said.same, { criterion, percent }));
    const how = words.verdicts[verdict(step.person.met[i] ?? 0)].toLowerCase();
    set(state, fill(words.said.moved, { ...step, person: '', criterion, percent, verdict: how }));
  };
  return html`<section class="demo-panel rank-weights" aria-label=${words.weights}>
    <h3>${words.weights}</h3>
    ${criteria.map(
      ({ name }, i) => html`<label>
        <span>${name}</span><span>${share(i)} %</span>
        <input
          type="range"
          min="0"
          max=${mostWeight}
          step="5"
          aria-valuetext=${fill(words.weight, { percent: share(i) })}
          value=${String(state.weights[i])}
          @input=${({ target }: InputEvent) => move(i, (target as HTMLInputElement).valueAsNumber)}
          @change=${() => tell(i)}
        />
      </label>`,
    )}
  </section>`;
};

const list = ({ state, set, content }: RankScreen, ranked: Ranked[]) => {
  const { words } = content;
  return html`<section class="demo-panel rank-list" aria-label=${words.ranked}>
    <h3>${words.ranked}</h3>
    <ol role="list">
      ${ranked.map(
        ({ name, person, score }, i) => html`<li data-key=${name}>
          <button
            type="button"
            aria-pressed=${name === state.open}
            @click=${() => set({ ...state, open: name }, fill(words.said.opened, { name, score }))}
          >
            <i>${i + 1}</i>${face(name)}
            <span>
              <b>${name}</b>
              <small>${state.shortlist.includes(name) ? words.shortlisted : person.from}</small>
            </span>
            <span class="visually-hidden">${fill(words.score, { score })}</span>
            <span aria-hidden="true">${dial(score)}</span>
          </button>
        </li>`,
      )}
    </ol>
  </section>`;
};

const reasons = ({ state, set, content }: RankScreen, { name, person, score, points, most }: Ranked) => {
  const { criteria, words } = content;
  const listed = state.shortlist.includes(name);
  return html`<section class="demo-panel rank-why" aria-label=${fill(words.why, { name, score })}>
    <h3>${fill(words.why, { name, score })}</h3>
    <ul role="list">
      ${criteria.map((criterion, i) => {
        const how = verdict(person.met[i] ?? 0);
        return html`<li data-verdict=${how}>
          <i>${icon(icons[how], 14)}<span class="visually-hidden">${words.verdicts[how]}</span></i>
          <span><b>${criterion.name}</b><small>${person.proof[i] ?? nothing}</small></span>
          <span>${fill(words.points, { points: round(points[i]), most: round(most[i]) })}</span>
        </li>`;
      })}
    </ul>
    <button
      type="button"
      class="demo-do"
      aria-pressed=${listed}
      @click=${() => set(shortlist(state, name), fill(listed ? words.said.off : words.said.on, { name }))}
    >${listed ? words.shortlisted : fill(words.shortlist, { name: name.split(' ')[0] ?? name })}</button>
  </section>`;
};

const round = (points = 0) => String(Math.round(points * 10) / 10);

run<'hireiq', Ranking>({
  dark: true,
  mark: icons.spark,
  start,
  progress,
  head: ({ content }) => html`<span class="demo-aside">${content.vacancy}</span>`,
  body: (screen) => {
    const ranked = rank(screen.content.people, screen.state.weights);
    const open = ranked.find(({ name }) => name === screen.state.open) ?? (ranked[0] as Ranked);
    return html`<div class="rank">${weights(screen)} ${list(screen, ranked)} ${reasons(screen, open)}</div>`;
  },
});
