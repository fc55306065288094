import { SampleMark } from '@/components/ui/SampleMark';
import type { Fragment } from '@/content/schema/fields';
import styles from './AppExample.module.scss';

/** The value of a free place or day. */
const free = '–';

/** The chart of a `line` in units of its viewBox. */
const chart = { width: 300, height: 110 };

/** Readings as a line, with the limit of the second row across it. */
function Line({ readings, limit }: { readings: number[]; limit: number }) {
  const all = [...readings, limit];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => Math.round(8 + ((high - value) / (high - low)) * (chart.height - 16));
  const x = (i: number) => Math.round((i / (readings.length - 1)) * chart.width);
  return (
    <svg viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true">
      <path className={styles.limit} d={`M0 ${y(limit)}H${chart.width}`} />
      <polyline points={readings.map((value, i) => `${x(i)},${y(value)}`).join(' ')} />
      {readings.map((value, i) => value > limit && <circle key={x(i)} cx={x(i)} cy={y(value)} r="5" />)}
    </svg>
  );
}

const numbers = (values: string[] = []) => values.map((value) => Number.parseFloat(value.replace('−', '-')));

/** A part of an application, such as a rota or a basket. Its form selects the styles. */
export function AppExample({ form, name, head, rows, sample }: Fragment) {
  const [first, second] = rows;
  return (
    <figure className={styles.example} data-form={form} data-tone="paper">
      <figcaption>
        {name} <SampleMark sample={sample} />
      </figcaption>
      <p>{head}</p>
      {form === 'line' && <Line readings={numbers(first?.values)} limit={numbers(second?.values)[0] ?? 0} />}
      <dl>
        {rows.map(({ label, values, mark }, row) => (
          <div key={label} data-marked={mark && ''}>
            <dt>{label}</dt>
            {form === 'bars' && (
              <dd>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={numbers(values)[0]} height="10" />
                </svg>
              </dd>
            )}
            {(form === 'line' && row === 0 ? values.slice(-1) : values).map((value, i) => (
              <dd
                key={`${i}${value}`}
                data-free={value === free || undefined}
                data-marked={value === mark ? '' : undefined}
              >
                {form === 'board'
                  ? // A card has the name on one line and the amount on the next.
                    value.split(', ').map((part) => <span key={part}>{part} </span>)
                  : value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </figure>
  );
}
