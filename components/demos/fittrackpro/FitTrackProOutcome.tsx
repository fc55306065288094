import { date } from '@/lib/dates';
import { fill, lkr } from '@/lib/format';
import type { OutcomeProps } from '../frame/story';
import { type Desk, received, renewed, seats } from './rules';
import { Seats } from './Seats';

/** The desk's sheet of the evening: classes with their bookings, who is in, and the dues received. */
export function FitTrackProOutcome({ content, state }: OutcomeProps<'fittrackpro', Desk>) {
  const { classes, members, words } = content;
  const names = (indexes: number[] = []) => indexes.map((i) => members[i]?.name).join(', ');
  return (
    <figure className="desk-sheet">
      <figcaption>
        {content.desk} <small>{fill(words.sheet, { date: date(content.day), time: content.time })}</small>
      </figcaption>
      <dl>
        {classes.map(({ name, at }, i) => {
          const { waiting, ...seating } = seats(state, content, i);
          return (
            <div key={name}>
              <dt>
                {at} {name}
              </dt>
              <dd>
                <Seats {...seating} />
                {fill(words.taken, seating)}
                {waiting > 0 && <b> {fill(words.waiting, { n: waiting })}</b>}
                {state.bookings[i]?.length ? <small>{names(state.bookings[i])}</small> : null}
              </dd>
            </div>
          );
        })}
        <div>
          <dt>{words.isIn}</dt>
          <dd>{names(state.inside)}</dd>
        </div>
        <div>
          <dt>{words.received}</dt>
          <dd>
            {lkr(received(state, content))}{' '}
            <small>
              {renewed(state, content)
                .map(({ name }) => name)
                .join(', ')}
            </small>
          </dd>
        </div>
      </dl>
    </figure>
  );
}
