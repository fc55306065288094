/** FitTrackPro's demonstration: the check-in desk of a gym. */
import {
  book,
  checkIn,
  type Desk,
  place,
  progress,
  renew,
  renewedTo,
  start,
  status,
  wanted,
} from '@/lib/demos/fittrackpro';
import { fill, lkr } from '@/lib/format';
import { type DemoData, face, icon, run, type Screen } from './frame';
import { html } from './render';
import './fittrackpro.css';

type DeskScreen = Screen<DemoData<'fittrackpro'>, Desk>;
type Member = DeskScreen['content']['members'][number];

const icons = {
  gym: 'M7 10h6M5 6.5v7M7 5.5v9M13 5.5v9M15 6.5v7M3 8.7v2.6M17 8.7v2.6',
  check: 'M4.5 10.5 8.3 14.2 15.5 6.2',
};

/** 2026-11-19 → "19 Nov 2026". */
const date = (day = '') =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** How many people are in the gym. */
const inside = (desk: Desk, content: DeskScreen['content']) => content.inside + desk.inside.length;

const standing = ({ state, content }: DeskScreen, i: number) => {
  const how = status(state, content, i);
  return { how, text: fill(content.words.status[how], { date: date(state.ends[i]) }) };
};

/** What the desk says about a member who comes to it, or whom it cannot let in. */
const about = (screen: DeskScreen, i: number) => {
  const { words, members } = screen.content;
  const { name, price } = members[i] as Member;
  const { how, text } = standing(screen, i);
  return fill(how === 'lapsed' ? words.said.lapsed : words.said.opened, { name, status: text, amount: lkr(price) });
};

const list = (screen: DeskScreen) => {
  const { state, set, content } = screen;
  const { members, words } = content;
  return html`<section class="demo-panel desk-list" aria-label=${words.members}>
    <h3>${words.members}<small>${fill(words.inside, { n: inside(state, content) })}</small></h3>
    <ul role="list">
      ${members.map(({ number, name }, i) => {
        const { how, text } = standing(screen, i);
        return html`<li>
          <button type="button" aria-pressed=${i === state.open} @click=${() => set({ ...state, open: i }, about(screen, i))}>
            ${face(name)}<span><b>${name}</b><small>${number}</small></span>
            <small data-status=${how}>${state.inside.includes(i) ? words.isIn : text}</small>
          </button>
        </li>`;
      })}
    </ul>
  </section>`;
};

const card = (screen: DeskScreen) => {
  const { state, set, content } = screen;
  const { members, words, day, time } = content;
  const i = state.open;
  const { number, name, plan, price, lastVisit } = members[i] as Member;
  const { how, text } = standing(screen, i);
  const isIn = state.inside.includes(i);
  const amount = lkr(price);
  const until = date(renewedTo(state, content));
  const enter = () => {
    const next = checkIn(state, content);
    set(next, next === state ? about(screen, i) : fill(words.said.in, { name, inside: inside(next, content) }));
  };
  return html`<section class="demo-panel desk-card" data-key=${number} aria-label=${words.checkIn}>
    <h3>${words.checkIn}<small>${date(day)}, ${time}</small></h3>
    <p class="desk-member">${face(name)}<span><b>${name}</b><small>${number}, ${plan}</small></span></p>
    <p class="desk-status" data-status=${how}>${text}</p>
    <dl>
      <div><dt>${words.lastVisit}</dt><dd>${date(isIn ? day : lastVisit)}</dd></div>
      <div><dt>${words.dues}</dt><dd>${how === 'lapsed' ? amount : words.noDues}</dd></div>
    </dl>
    ${
      how === 'active'
        ? ''
        : html`<button type="button" class="desk-do" @click=${() => set(renew(state, content), fill(words.said.renewed, { name, amount, date: until }))}>
            ${fill(words.renew, { amount, date: until })}
          </button>`
    }
    <button type="button" class="demo-do" data-settled=${isIn} aria-disabled=${isIn || how === 'lapsed'} @click=${enter}>
      ${icon(icons.check)}${isIn ? words.isIn : words.checkIn}
    </button>
  </section>`;
};

const lesson = (screen: DeskScreen, i: number) => {
  const { state, set, content } = screen;
  const { words } = content;
  const { name, at, trainer, places } = content.classes[i] as (typeof content.classes)[number];
  const who = (content.members[state.open] as Member).name;
  const all = wanted(state, content, i);
  const label = (desk: Desk) => {
    const n = place(desk, content, i);
    const { book, wait, booked, waits } = words;
    const own = n > places ? waits : n ? booked : all >= places ? wait : book;
    return fill(own, { name: who.split(' ')[0] ?? '', class: name, n: n > places ? n - places : n });
  };
  const press = () => {
    const next = book(state, content, i);
    set(next, place(next, content, i) ? `${label(next)}.` : about(screen, state.open));
  };
  return html`<section class="demo-panel" aria-label=${name}>
    <h3>${name}<small>${at}, ${trainer}</small></h3>
    <p>
      <meter aria-label=${name} min="0" max=${places} value=${Math.min(all, places)}></meter>
      ${fill(words.taken, { taken: Math.min(all, places), places })}
      <b>${all > places ? fill(words.waiting, { n: all - places }) : all === places ? words.full : ''}</b>
    </p>
    <button type="button" class="desk-do" data-settled=${place(state, content, i) > 0} aria-disabled=${book(state, content, i) === state} @click=${press}>${label(state)}</button>
  </section>`;
};

run<'fittrackpro', Desk>({
  mark: icons.gym,
  start,
  progress,
  head: ({ content }) => html`<span class="demo-aside">${content.desk}</span>`,
  body: (screen) => html`<div class="desk">
    ${list(screen)}${card(screen)}
    <div class="desk-classes">${screen.content.classes.map((_, i) => lesson(screen, i))}</div>
  </div>`,
});
