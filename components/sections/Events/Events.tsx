import { Section } from '@/components/ui/Section/Section';
import type { Events as EventsContent } from '@/content/schema/service';
import { content } from '@/lib/content';
import { minutesOf } from '@/lib/dates';
import { spline } from '@/lib/spline';
import styles from './Events.module.scss';

/** Width and height of the scale in the units of its viewBox. */
const WIDTH = 100;
const HEIGHT = 40;
/** Distance between two columns in percent of the width. */
const GAP = 2.5;

const tenth = (x: number) => Math.round(x * 10) / 10;

/** The readings as a curve, amber above their limit, with a line down to the foot at each event. */
function Readings({ limit, values, at }: NonNullable<EventsContent['readings']> & { at: number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const top = (value: number) => 3 + ((high - value) / (high - low)) * (HEIGHT - 10);
  const step = WIDTH / (values.length - 1);
  /** Where the curve is at a distance from the left, on the straight line between two readings. */
  const curveAt = (x: number) => {
    const before = Math.min(Math.floor(x / step), values.length - 2);
    const [from = 0, to = 0] = values.slice(before, before + 2);
    return tenth(top(from + (to - from) * (x / step - before)));
  };
  const line = spline(values.map(top), step);
  return (
    <>
      <linearGradient id="events-limit" gradientUnits="userSpaceOnUse" x2="0" y2={tenth(2 * top(limit))}>
        <stop data-wrong="" offset=".5" />
        <stop offset=".5" />
      </linearGradient>
      <path data-area="" d={`${line}V${HEIGHT}H0Z`} />
      <path data-limit="" d={`M0 ${tenth(top(limit))}H${WIDTH}`} />
      <path data-leader="" d={at.map((x) => `M${x} ${curveAt(x)}V${HEIGHT}`).join('')} />
      <path data-curve="" d={line} />
      <path data-points="" d={at.map((x) => `M${x} ${curveAt(x)}h0`).join('')} />
    </>
  );
}

/** How long each event took, as a bar up to its time, with a line down to the foot there. */
function Durations({ at, wrong }: { at: number[]; wrong: (boolean | undefined)[] }) {
  return (
    <>
      {at.map((x, i) => (
        <path key={x} data-bar={wrong[i] ? 'wrong' : ''} d={`M${at[i - 1] ?? 0} ${HEIGHT / 2}H${x}`} />
      ))}
      <path data-leader="" d={at.map((x) => `M${x} ${HEIGHT / 2}V${HEIGHT}`).join('')} />
    </>
  );
}

/** Events of one day at their times, each with the feature that it shows below it. */
export function Events({ title, lead, name, from, to, readings, items, sample }: EventsContent) {
  const begin = minutesOf(from);
  const at = items.map((item) => tenth(((minutesOf(item.at) - begin) / (minutesOf(to) - begin)) * WIDTH));
  const column = (i: number) => tenth((i * (WIDTH + GAP)) / items.length);
  return (
    <Section id="events" tone="ink" heading={{ title, lead }} className={styles.events}>
      <figure data-reveal data-readings={readings && ''}>
        <figcaption>
          {name} {sample && <span data-sample="">{content().words.sample}</span>}
        </figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {readings ? (
            <Readings {...readings} at={at} />
          ) : (
            <Durations at={at} wrong={items.map(({ wrong }) => wrong)} />
          )}
        </svg>
        <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
          <path data-leader="" d={at.map((x, i) => `M${x} 0C${x} 7 ${column(i)} 3 ${column(i)} 10`).join('')} />
        </svg>
      </figure>
      <ol role="list" className={styles.list} data-count={items.length} data-stagger="120">
        {items.map((item) => (
          <li key={item.title} data-reveal>
            <p className={styles.at}>
              <time>{item.at}</time> {item.mark && <span data-wrong={item.wrong && ''}>{item.mark}</span>}
            </p>
            <p className={styles.event}>{item.event}</p>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
