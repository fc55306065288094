import { ClientLogo } from '@/components/ui/ClientLogo';
import { DoneBy } from '@/components/ui/DoneBy';
import { SampleMark } from '@/components/ui/SampleMark';
import { Section } from '@/components/ui/Section/Section';
import type { Events as EventsContent } from '@/content/schema/service';
import { clientNamed } from '@/lib/clients';
import { minutesOf } from '@/lib/dates';
import { spline, splineAt } from '@/lib/spline';
import styles from './Events.module.scss';

/** Width and height of the scale in the units of its viewBox. */
const WIDTH = 100;
const HEIGHT = 40;
/** Distance between two columns in percent of the width. */
const GAP = 2.5;

/** Room for the figure above the highest reading, and below the lowest. */
const ABOVE = 4;
const BELOW = 6;

/** Width of a time on the narrowest phones, with the gap to the next. */
const TIME = 15;

const tenth = (x: number) => Math.round(x * 10) / 10;

type Readings = NonNullable<EventsContent['readings']>;

/** The readings as distances from the top of the scale, and that of their limit. */
function heights({ limit, values }: Pick<Readings, 'limit' | 'values'>) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const top = (value: number) => tenth(ABOVE + ((high - value) / (high - low)) * (HEIGHT - ABOVE - BELOW));
  return { tops: values.map(top), ofLimit: top(limit) };
}

/** The readings as a curve, amber above their limit, with a line down to the foot at each event. */
function Curve({ at, ...readings }: Readings & { at: number[] }) {
  const { tops, ofLimit } = heights(readings);
  const step = WIDTH / (tops.length - 1);
  const curveAt = (x: number) => tenth(splineAt(tops, x / step));
  const line = spline(tops, step);
  return (
    <>
      <linearGradient id="events-limit" gradientUnits="userSpaceOnUse" x2="0" y2={2 * ofLimit}>
        <stop data-wrong="" offset=".5" />
        <stop offset=".5" />
      </linearGradient>
      <path data-area="" d={`${line}V${HEIGHT}H0Z`} />
      <path data-limit="" d={`M0 ${ofLimit}H${WIDTH}`} />
      <path data-leader="" d={at.map((x) => `M${x} ${curveAt(x)}V${HEIGHT}`).join('')} />
      <path data-curve="" d={line} />
      <path data-points="" d={at.map((x) => `M${x} ${curveAt(x)}h0`).join('')} />
    </>
  );
}

/** The highest reading and the limit in figures. */
function Figures({ unit, ...readings }: Readings) {
  const { tops, ofLimit } = heights(readings);
  const { limit, values } = readings;
  const peak = values.indexOf(Math.max(...values));
  const figure = (value: number) => `${String(value).replace('-', '−')} ${unit}`;
  const percent = (top: number) => `${(top / HEIGHT) * 100}%`;
  return (
    <svg className={styles.figures} aria-hidden="true" data-print="off">
      <text x={`${(peak / (values.length - 1)) * 100}%`} y={percent(tops[peak] ?? 0)} dy="-0.8em" textAnchor="middle">
        {figure(values[peak] ?? 0)}
      </text>
      <text x="100%" y={percent(ofLimit)} dy="-0.6em" textAnchor="end">
        {figure(limit)}
      </text>
    </svg>
  );
}

/** How long an event took, as a bar on the scale of the day. */
function Duration({ from, to }: { from: number; to: number }) {
  return (
    <svg className={styles.duration} viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 .5H${WIDTH}`} />
      <path data-bar="" d={`M${from} .5H${to}`} />
    </svg>
  );
}

/** The times below the scale, each centred on its event unless two would touch. */
function Times({ at, items }: { at: number[] } & Pick<EventsContent, 'items'>) {
  const anchorOf = (i: number) => {
    const [before = -TIME, x = 0, after = WIDTH + TIME] = [at[i - 1], at[i], at[i + 1]];
    if (x === WIDTH || after - x < TIME) return 'end';
    return x - before < TIME ? 'start' : 'middle';
  };
  return (
    <svg className={styles.times} aria-hidden="true" data-print="off">
      {items.map(({ at: time }, i) => (
        <text key={time} x={`${at[i]}%`} y="1em" textAnchor={anchorOf(i)}>
          {time}
        </text>
      ))}
    </svg>
  );
}

/**
 * The events of one day with the features that they show, below a curve of readings or each beside how long it took;
 * what was refused; who built it.
 */
export function Events({
  title,
  lead,
  client: employer,
  name,
  from,
  to,
  readings,
  items,
  people,
  refused,
  sample,
}: EventsContent) {
  const client = clientNamed(employer);
  const begin = minutesOf(from);
  const at = items.map((item) => tenth(((minutesOf(item.at) - begin) / (minutesOf(to) - begin)) * WIDTH));
  const column = (i: number) => tenth((i * (WIDTH + GAP)) / items.length);
  return (
    <Section id="events" tone="ink" heading={{ title, lead }} className={styles.events}>
      {client && <ClientLogo client={client} />}
      <figure data-reveal>
        <figcaption>
          {name} <SampleMark sample={sample} />
        </figcaption>
        {readings && (
          <>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <Curve {...readings} at={at} />
            </svg>
            <Figures {...readings} />
            <Times at={at} items={items} />
            <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
              <path data-leader="" d={at.map((x, i) => `M${x} 0C${x} 7 ${column(i)} 3 ${column(i)} 10`).join('')} />
            </svg>
          </>
        )}
        <ol role="list" className={readings ? styles.columns : styles.rows} data-stagger="120">
          {items.map((item, i) => (
            <li key={item.title} data-wrong={item.wrong && ''} data-reveal>
              <h3>{item.title}</h3>
              <p className={styles.at}>
                <time>{item.at}</time> {item.mark && <span>{item.mark}</span>}
              </p>
              {!readings && <Duration from={at[i - 1] ?? 0} to={at[i] ?? 0} />}
              <p className={styles.event}>{item.event}</p>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </figure>
      {refused && (
        <dl className={styles.refused} data-reveal>
          <dt>{refused.term}</dt>
          <dd>{refused.text}</dd>
          {people && (
            <dd>
              <DoneBy people={people} />
            </dd>
          )}
        </dl>
      )}
    </Section>
  );
}
