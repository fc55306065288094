import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { TableHead } from '@/components/ui/Table';
import { content } from '@/lib/content';
import { clock } from '@/lib/dates';
import { fill } from '@/lib/format';
import { hoursAbroad, type Period } from '@/lib/workingHours';
import styles from './Abroad.module.scss';

/** The time axis starts at 22:00 of the day before and spans 26 hours, in minutes. */
const axisStart = -2 * 60;
const axisLength = 26 * 60;
/** Height of a row of bars in units of the viewBox. */
const rowHeight = 24;

/** The hours that have a line: the start of the axis, and the ends of the client's day. */
const ticks = ({ from, to }: Period) => [axisStart, from, to];

/** The client's working day as a band with ours on top, on the client's clock: a bar for each date, the overlap in white. */
function Bars({ theirs, ours }: { theirs: Period; ours: Period[] }) {
  const height = rowHeight / ours.length;
  return (
    <svg viewBox={`0 0 ${axisLength} ${rowHeight}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={ticks(theirs)
          .map((at) => `M${at - axisStart} 0v${rowHeight}`)
          .join('')}
      />
      <rect x={theirs.from - axisStart} width={theirs.to - theirs.from} height={rowHeight} />
      {ours.map(({ from, to }, i) => (
        <g key={i === 0 ? 'January' : 'July'}>
          {[
            [from, to] as const,
            // Without an overlap the highlighted part has no width.
            [Math.max(from, theirs.from), Math.min(to, theirs.to)] as const,
          ].map(([start, end]) => (
            <rect
              key={`${start}-${end}`}
              x={start - axisStart}
              y={i * height + 2}
              width={Math.max(0, end - start)}
              height={height - 4}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The hours of the lines, below the bars of our own city. */
const Ticks = (day: Period) => (
  <svg className={styles.ticks} aria-hidden="true" data-print="off">
    {ticks(day).map((at) => (
      <text
        key={at}
        x={`${((at - axisStart) / axisLength) * 100}%`}
        y="1em"
        textAnchor={at === axisStart ? 'start' : 'middle'}
      >
        {clock(at)}
      </text>
    ))}
  </svg>
);

/** Terms for clients abroad: payment, law, data and shared working hours. */
export function Abroad() {
  const { company, pages } = content();
  const { title, lead, items, hours } = company.abroad;
  const { opens, closes } = company.hours;
  const year = new Date().getFullYear();
  const rows = hoursAbroad(company, year);
  const day = rows[0]?.dates[0]?.there;
  return (
    <Section id="abroad" heading={{ title, lead }}>
      <div className={styles.clocks} data-tone="ink" data-reveal>
        <h3 id="hours">{hours.title}</h3>
        <ul role="list" className={styles.key}>
          {[hours.ours, hours.theirs, hours.both].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <table aria-labelledby="hours">
          <TableHead columns={[hours.city, hours.bars, hours.january, hours.july]} />
          <tbody>
            {rows.map(({ city, zone, dates }, i) => (
              <tr key={city} data-zone={zone}>
                <th scope="row" data-label={hours.yours}>
                  {city}
                </th>
                <td>
                  {i > 0 && (
                    <p className={styles.dates} aria-hidden="true">
                      <span>{hours.january}</span> <span>{hours.july}</span>
                    </p>
                  )}
                  {day && <Bars theirs={day} ours={(i === 0 ? dates.slice(1) : dates).map(({ there }) => there)} />}
                  {day && i === 0 && <Ticks {...day} />}
                </td>
                {dates.map(({ time, common }, i) => (
                  <td key={i === 0 ? hours.january : hours.july}>
                    {time} {common && <small>{common}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>{fill(hours.note, { opens, closes, year })}</p>
        <ButtonLink href="#write">{pages.contact.form.title}</ButtonLink>
      </div>
      <dl className={styles.terms} data-stagger="120">
        {items.map(({ term, text }) => (
          <div key={term} data-reveal>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SampleNote terms={items} />
    </Section>
  );
}
