import { Table } from '@/components/ui/Table';
import type { Work } from '@/content/schema/work';
import { meanErrors } from '@/lib/forecast';
import styles from './ErrorChart.module.scss';

type ErrorChartProps = NonNullable<Work['chart']>;

/** Width of a week in the drawing, whose height is in units of the error. */
const WEEK = 10;

/**
 * The errors of a simple rule and of a model, week by week. The line between the two is teal where the model was
 * nearer and amber where the rule was; the table has the means of some spans of weeks.
 */
export function ErrorChart({ name, head, unit, begins, ends, columns, weeks, spans, advice }: ErrorChartProps) {
  const seasons = spans.filter(({ from, to }) => to - from + 1 < weeks.length);
  const highest = Math.ceil(Math.max(...weeks.flatMap(({ rule, model }) => [rule, model])) / 10) * 10;
  const point = (i: number, error: number) => `M${(i + 0.5) * WEEK} ${highest - error}`;
  const points = (of: 'rule' | 'model') => weeks.map((week, i) => `${point(i, week[of])}h0`).join('');
  const lines = (nearer: 'rule' | 'model') =>
    weeks
      .map(({ rule, model }, i) =>
        nearer === (model > rule ? 'rule' : 'model') ? `${point(i, rule)}V${highest - model}` : '',
      )
      .join('');
  return (
    <figure className={styles.chart} data-tone="ink-2" data-reveal>
      <figcaption>
        {name} <strong>{head}</strong>
      </figcaption>
      <div className={styles.plot}>
        <p>
          {highest} {unit}
        </p>
        <svg viewBox={`0 0 ${weeks.length * WEEK} ${highest}`} preserveAspectRatio="none" aria-hidden="true">
          {seasons.map(({ from, to }) => (
            <rect key={from} x={(from - 1) * WEEK} width={(to - from + 1) * WEEK} height={highest} />
          ))}
          <path data-nearer="model" d={lines('model')} />
          <path data-errors="rule" d={points('rule')} />
          <path data-errors="model" d={points('model')} />
          <path data-nearer="rule" d={lines('rule')} />
        </svg>
        <svg className={styles.seasons} aria-hidden="true">
          {seasons.map(({ label, from, to }) => {
            // The text begins or ends with its band, so that it stays within the drawing.
            const [at, anchor] = to * 2 > weeks.length ? ([to, 'end'] as const) : ([from - 1, 'start'] as const);
            return (
              <text key={label} x={`${(at / weeks.length) * 100}%`} y="1em" textAnchor={anchor}>
                {label}
              </text>
            );
          })}
        </svg>
        <p>
          {begins} <span>{ends}</span>
        </p>
      </div>
      <div className={styles.means}>
        <Table
          columns={columns}
          rows={spans.map(({ label, ...span }) => {
            const { rule, model } = meanErrors(weeks, span);
            return { key: label, cells: [label, Math.round(rule), Math.round(model)] };
          })}
        />
        <p>{advice}</p>
      </div>
    </figure>
  );
}
