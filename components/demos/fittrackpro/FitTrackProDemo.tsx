'use client';

import { date } from '@/lib/dates';
import { fill, lkr } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { DemoIcon } from '../frame/DemoIcon';
import { Action, Panel } from '../frame/ui';
import { type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import { FitTrackProOutcome } from './FitTrackProOutcome';
import { Person } from './Person';
import {
  book,
  bookingCount,
  type Content,
  checkIn,
  type Desk,
  membership,
  positionOf,
  progress,
  renew,
  renewedTo,
  seats,
  start,
  summary,
} from './rules';
import { Seats } from './Seats';
import './fittrackpro.scss';

type GymClass = Content['classes'][number];

type PartProps = DemoPart<'fittrackpro', Desk>;

const icons = {
  gym: 'M7 10h6M5 6.5v7M7 5.5v9M13 5.5v9M15 6.5v7M3 8.7v2.6M17 8.7v2.6',
  check: 'M4.5 10.5 8.3 14.2 15.5 6.2',
};

const memberAt = ({ members }: Content, i: number) => members[i] as Content['members'][number];

/** How many people are in the gym. */
const peopleInside = (desk: Desk, content: Content) => content.inside + desk.inside.length;

/** The announcement when a member is selected or cannot be checked in. */
const introduction = (desk: Desk, content: Content, member: number) => {
  const { said } = content.words;
  const { name, price } = memberAt(content, member);
  const { status, text } = membership(desk, content, member);
  return fill(status === 'lapsed' ? said.lapsed : said.opened, { name, status: text, amount: lkr(price) });
};

/** The label of a class's button: the booking it offers to the selected member, or the place already booked. */
const bookingLabel = (desk: Desk, content: Content, i: number, { name, places }: GymClass) => {
  const { words } = content;
  const n = positionOf(desk, content, i);
  const isWaiting = n > places;
  const offer = bookingCount(desk, content, i) >= places ? words.wait : words.book;
  const [firstName = ''] = memberAt(content, desk.open).name.split(' ');
  return fill(isWaiting ? words.waits : n > 0 ? words.booked : offer, {
    name: firstName,
    class: name,
    n: isWaiting ? n - places : n,
  });
};

function MemberList({ content, demo: { state, set } }: PartProps) {
  const { members, words } = content;
  return (
    <Panel className="desk-list" title={words.members} aside={fill(words.inside, { n: peopleInside(state, content) })}>
      <ul role="list">
        {members.map(({ number, name }, i) => {
          const { status, text } = membership(state, content, i);
          return (
            <li key={number}>
              <button
                type="button"
                aria-pressed={i === state.open}
                onClick={() => set({ ...state, open: i }, introduction(state, content, i))}
              >
                <Person name={name} note={number} />
                <small data-status={status}>{state.inside.includes(i) ? words.isIn : text}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function MemberCard({ content, demo: { state, set } }: PartProps) {
  const { words, day, time } = content;
  const { number, name, plan, price, lastVisit } = memberAt(content, state.open);
  const { status, text } = membership(state, content, state.open);
  const isIn = state.inside.includes(state.open);
  const renewal = { amount: lkr(price), date: date(renewedTo(state, content)) };

  const enter = () => {
    const next = checkIn(state, content);
    const inside = peopleInside(next, content);
    set(next, next === state ? introduction(state, content, state.open) : fill(words.said.in, { name, inside }));
  };

  return (
    <Panel className="desk-card" data-key={number} title={words.checkIn} aside={`${date(day)}, ${time}`}>
      <p className="desk-member">
        <Person name={name} note={`${number}, ${plan}`} />
      </p>
      <p className="desk-status" data-status={status}>
        {text}
      </p>
      <dl>
        <div>
          <dt>{words.lastVisit}</dt>
          <dd>{date(isIn ? day : lastVisit)}</dd>
        </div>
        <div>
          <dt>{words.dues}</dt>
          <dd>{status === 'lapsed' ? renewal.amount : words.noDues}</dd>
        </div>
      </dl>
      {status !== 'active' && (
        <Action
          className="desk-do"
          onClick={() => set(renew(state, content), fill(words.said.renewed, { name, ...renewal }))}
        >
          {fill(words.renew, renewal)}
        </Action>
      )}
      <Action settled={isIn} inactive={isIn || status === 'lapsed'} onClick={enter}>
        <DemoIcon path={icons.check} />
        {isIn ? words.isIn : words.checkIn}
      </Action>
    </Panel>
  );
}

type ClassCardProps = PartProps & {
  gymClass: GymClass;
  /** Index of the class in the content. */
  index: number;
};

function ClassCard({ content, demo: { state, set }, gymClass, index }: ClassCardProps) {
  const { words } = content;
  const { name, at, trainer } = gymClass;
  const { waiting, ...seating } = seats(state, content, index);
  const isFull = seating.taken === seating.places;

  const press = () => {
    const next = book(state, content, index);
    const hasPlace = positionOf(next, content, index) > 0;
    set(next, hasPlace ? `${bookingLabel(next, content, index, gymClass)}.` : introduction(state, content, state.open));
  };

  return (
    <Panel title={name} aside={`${at}, ${trainer}`}>
      <p>
        <Seats {...seating} />
        {fill(words.taken, seating)} {isFull && <b>{waiting > 0 ? fill(words.waiting, { n: waiting }) : words.full}</b>}
      </p>
      <Action
        className="desk-do"
        settled={positionOf(state, content, index) > 0}
        inactive={book(state, content, index) === state}
        onClick={press}
      >
        {bookingLabel(state, content, index, gymClass)}
      </Action>
    </Panel>
  );
}

/** FitTrackPro's demonstration: the check-in desk of a gym. */
export default function FitTrackProDemo({ content, frame }: DemoProps<'fittrackpro'>) {
  const demo = useDemo({ content, frame, start, progress });
  return (
    <DemoFrame
      product="fittrackpro"
      outcome={<FitTrackProOutcome content={content} state={demo.state} />}
      summary={summary(demo.state, content)}
      demo={demo}
      mark={icons.gym}
      aside={content.desk}
      isDark
    >
      <div className="desk">
        <MemberList content={content} demo={demo} />
        <MemberCard key={demo.state.open} content={content} demo={demo} />
        <div className="desk-classes">
          {content.classes.map((gymClass, i) => (
            <ClassCard key={gymClass.name} content={content} demo={demo} gymClass={gymClass} index={i} />
          ))}
        </div>
      </div>
    </DemoFrame>
  );
}
