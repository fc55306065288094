import type { ReactNode } from 'react';
import { ProductBuying } from '@/components/sections/ProductBuying/ProductBuying';
import { ProductClosing } from '@/components/sections/ProductClosing/ProductClosing';
import { Scene } from '@/components/ui/Scene/Scene';
import { Section } from '@/components/ui/Section/Section';
import { eveningHours } from '@/content/schema/stories';
import { fullHour, minutesOf } from '@/lib/dates';
import { fill, lkr } from '@/lib/format';
import type { StoryProps } from '../frame/story';
import { FitTrackProOutcome } from './FitTrackProOutcome';
import styles from './FitTrackProStory.module.scss';
import { membership, seats, start } from './rules';
import { Seats } from './Seats';

type Props = StoryProps<'fittrackpro'>;

/** "17:30" → 17.5. */
const hourOf = (time: string): number => minutesOf(time) / 60;

/** Each user with the hour at which they work, below the picture of one day. */
function Day({ product, words: { shifts } }: Props) {
  return (
    <ol role="list" className={styles.shifts}>
      {product.users.items.map(({ who, why }, i) => (
        <li key={who}>
          <p className={styles.time}>{shifts[i]}</p>
          <h3>{who}</h3>
          <p>{why}</p>
          <p className={styles.reason}>
            <strong>{product.reasons.items[i]?.title}.</strong> {product.reasons.items[i]?.text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A part of a lane that begins at a full or half hour of the evening; the style sheet has a slot for each. */
function At({ evening, at, children }: { evening: number; at: string; children: ReactNode }) {
  return (
    <div data-slot={(hourOf(at) - evening) * 2}>
      <time className={styles.at}>{at}</time> {children}
    </div>
  );
}

function Timetable({ content, words: { evening } }: Props) {
  const desk = start(content);
  return content.classes.map(({ name, at }, i) => {
    const { taken, places } = seats(desk, content, i);
    return (
      <At key={name} evening={evening} at={at}>
        <b>{name}</b> {taken}/{places}
        <Seats taken={taken} places={places} />
      </At>
    );
  });
}

/** The members whose membership is active, or those who have to be spoken to, beside the present time. */
function Members({ content, now, isDue }: Props & { now: string; isDue: boolean }) {
  const desk = start(content);
  const found = content.members
    .map(({ name, price }, i) => ({ name, price, ...membership(desk, content, i) }))
    .filter(({ status }) => (status !== 'active') === isDue);
  return (
    <div className={styles.members}>
      <svg aria-hidden="true" width={now} height="1.4em">
        <circle cx="100%" cy="50%" r="5" />
      </svg>
      <dl>
        {found.slice(0, 2).map(({ name, price, status, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span data-status={status}>{text}</span> {status === 'lapsed' && lkr(price)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Trainers({ content, words: { evening, session } }: Props) {
  return (
    <>
      <At evening={evening} at={session.at}>
        <b>{session.who}</b> {session.exercises}
      </At>
      {content.classes.slice(1).map(({ name, at, trainer }) => (
        <At key={name} evening={evening} at={at}>
          <b>{trainer}</b> {name}
        </At>
      ))}
    </>
  );
}

function Visits({ content, words: { visits, evening } }: Props) {
  const shown = visits.filter(({ hour }) => hour >= evening && hour < evening + eveningHours);
  const most = Math.max(...shown.map(({ people }) => people));
  return shown.map(({ hour, people }) => (
    <At key={hour} evening={evening} at={fullHour(hour)}>
      <svg aria-hidden="true" width="100%" height="100%" data-expected={hour + 1 > hourOf(content.time) || undefined}>
        <rect x="0" y={`${100 - (people / most) * 100}%`} width="100%" height="100%" rx="3" />
      </svg>
      <b>{people}</b>
    </At>
  ));
}

const lanes = [
  Timetable,
  (props: Props & { now: string }) => <Members {...props} isDue={false} />,
  (props: Props & { now: string }) => <Members {...props} isDue />,
  Trainers,
  Visits,
];

/** The evening of the demonstration: a lane of the same hours for each feature, crossed by the present time. */
function Evening(props: Props) {
  const { product, content, words } = props;
  const { evening } = words;
  const now = `${((hourOf(content.time) - evening) / eveningHours) * 100}%`;
  return (
    <>
      <div className={styles.hours}>
        {Array.from({ length: eveningHours }, (_, i) => (
          <span key={i}>{fullHour(evening + i)}</span>
        ))}
        <svg aria-hidden="true" width="100%" height="1.5em">
          <text x={now} y="1em">
            {fill(words.now, { time: content.time })}
          </text>
        </svg>
      </div>
      <ol role="list" className={styles.evening}>
        {product.features.items.map(({ title, text }, i) => {
          const Lane = lanes[i] as (typeof lanes)[number];
          return (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <div className={styles.lane}>
                <svg aria-hidden="true" width="100%" height="100%">
                  <line x1={now} x2={now} y1="0" y2="100%" />
                </svg>
                <Lane {...props} now={now} />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** FitTrackPro's page: who works at which hour of the day, then one evening. */
export function FitTrackProStory(props: Props) {
  const { product, content } = props;
  const { users, reasons, features } = product;
  return (
    <>
      <Section id="people" heading={{ title: users.title, lead: reasons.title }} className={styles.day}>
        <Scene picture={users.picture} />
        <Day {...props} />
      </Section>
      <Section id="features" tone="ink" className={styles.night} heading={{ ...features, layout: 'large' }}>
        <Evening {...props} />
      </Section>
      <ProductBuying product={product} />
      <ProductClosing product={product} layout="centred">
        <FitTrackProOutcome content={content} state={start(content)} />
      </ProductClosing>
    </>
  );
}
