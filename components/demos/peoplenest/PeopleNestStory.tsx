import { ProductBuying } from '@/components/sections/ProductBuying/ProductBuying';
import { ProductClosing } from '@/components/sections/ProductClosing/ProductClosing';
import { Scene } from '@/components/ui/Scene/Scene';
import { Section } from '@/components/ui/Section/Section';
import { type Seen, seen } from '@/content/schema/stories';
import { fill } from '@/lib/format';
import { money } from '../frame/numbers';
import { Reasons } from '../frame/Reasons';
import type { StoryProps } from '../frame/story';
import { PeopleNestOutcome } from './PeopleNestOutcome';
import styles from './PeopleNestStory.module.scss';
import { Run } from './Run';
import { amountOf, approveAll, current, hoursOf, type PayslipLine, payslipLines, start } from './rules';

type Props = StoryProps<'peoplenest'>;

/** The lines of the payslip that each feature explains, in the order of the features. */
const linesOfFeatures: PayslipLine['name'][][] = [
  ['basic'],
  ['noPay'],
  ['overtime', 'gross'],
  ['epfEmployee', 'epfEmployer', 'etf'],
  ['net', 'cost'],
];

const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });

function File({ content, words }: Props) {
  return (
    <dl className={styles.file}>
      <div>
        <dt>{content.people[0]?.name}</dt>
        <dd>{content.people[0]?.role}</dd>
      </div>
      {words.file.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Calendar({ content, words: { calendar } }: Props) {
  const days = Array.from({ length: 14 }, (_, i) =>
    new Date(Date.parse(calendar.from) + i * 86_400_000).toISOString().slice(0, 10),
  );
  const kinds = { poya: [calendar.poyaDay], noPay: content.people[0]?.noPay ?? [] };
  const kindOf = (day: string) => (['poya', 'noPay'] as const).find((kind) => kinds[kind].includes(day));
  return (
    <div>
      <ol role="list" className={styles.days}>
        {days.map((day) => (
          <li key={day} data-kind={kindOf(day)}>
            {formatDay(day, { day: 'numeric' })}
          </li>
        ))}
      </ol>
      <p className={styles.legend}>
        {(['noPay', 'poya'] as const).map((kind) => (
          <span key={kind} data-kind={kind}>
            {kinds[kind].map((day) => formatDay(day, { weekday: 'short', day: 'numeric' })).join(', ')} {calendar[kind]}
          </span>
        ))}
      </p>
    </div>
  );
}

function Attendance({ content, words }: Props) {
  return (
    <table>
      <tbody>
        {content.people[0]?.overtime.map((entry) => (
          <tr key={entry.day}>
            <th scope="row">{formatDay(entry.day, { weekday: 'short', day: 'numeric', month: 'short' })}</th>
            <td>
              {entry.from}–{entry.to}
            </td>
            <td>{fill(words.hours, { n: hoursOf(entry) })}</td>
            <td className={styles.ok}>{words.confirmed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const RunOfAll = ({ content }: Props) => <Run content={content} payroll={start(content)} className={styles.run} />;

function Approvals({ content }: Props) {
  const { people, words } = content;
  const n = start(content).approved.length;
  return (
    <>
      <p>{fill(words.run, { month: words.month, n, all: people.length })}</p>
      <meter className={styles.approvals} aria-label={words.approved} min={0} max={people.length} value={n} />
    </>
  );
}

/** The payslip of the demonstration, with the screens of PeopleNest that its lines come from. */
function AnnotatedPayslip(props: Props) {
  const { product, content, words } = props;
  const { rates } = content;
  const lines = payslipLines(start(content), content);
  const { basic, noPay, overtime, epf, etf, net } = words.sources;
  const sources: Partial<Record<PayslipLine['name'], string>> = {
    basic,
    noPay: fill(noPay, { days: rates.monthDays }),
    overtime: fill(overtime, { times: rates.overtime / 100, hours: rates.monthHours }),
    epfEmployee: epf,
    etf,
    net,
  };
  const screens = [File, Calendar, Attendance, RunOfAll, Approvals];
  return (
    <ol role="list" className={styles.slip}>
      {product.features.items.map(({ title, text }, i) => {
        const Screen = screens[i] as typeof File;
        return (
          <li key={title}>
            <dl className={styles.lines}>
              {linesOfFeatures[i]?.map((name) => {
                const line = lines.find((one) => one.name === name) as PayslipLine;
                return (
                  <div key={name} data-line={name}>
                    <dt>{line.label}</dt>
                    <dd>{amountOf(line)}</dd>
                    {sources[name] && <dd className={styles.source}>{sources[name]}</dd>}
                  </div>
                );
              })}
            </dl>
            <div className={styles.note}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className={styles.screen}>
              <Screen {...props} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Who sees which part of the record that the payslip is made of. */
function AccessTable({ product, content, words }: Props) {
  const { people, rates } = content;
  const begin = start(content);
  const { slip, hours, days } = current(begin, rates);
  const values: Record<Seen, string> = {
    file: words.file[0]?.text ?? '',
    hours: [days, hours].map((hundredths) => hundredths / 100).join(' / '),
    pay: money(slip.net),
    approve: `${begin.approved.length}/${people.length}`,
  };
  return (
    <table className={styles.access}>
      <caption>{words.legend}</caption>
      <thead>
        <tr>
          <td />
          {seen.map((part) => (
            <th key={part} scope="col">
              {words.columns[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {product.users.items.map(({ who, why }, i) => (
          <tr key={who}>
            <th scope="row">
              {who}
              <small>{why}</small>
            </th>
            {seen.map((part) => (
              <td key={part}>
                {words.sees[i]?.includes(part) ? (
                  values[part]
                ) : (
                  <span className={styles.hidden}>
                    <span className="visually-hidden">{words.hidden}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** PeopleNest's page: where the lines of the payslip come from, and who may read them. */
export function PeopleNestStory(props: Props) {
  const { product, content } = props;
  const { features, reasons, users } = product;
  return (
    <>
      <Section id="features" tone="paper-2" heading={{ ...features, layout: 'large' }}>
        <AnnotatedPayslip {...props} />
      </Section>
      <ProductBuying product={product} />
      <Section id="people" tone="paper-2" heading={users}>
        <Scene picture={users.picture} layout="bleed" />
        <div className={styles.people}>
          <AccessTable {...props} />
          <Reasons reasons={reasons} className={styles.reasons} />
        </div>
      </Section>
      <ProductClosing product={product} layout="wide">
        <PeopleNestOutcome content={content} state={approveAll(content)} />
      </ProductClosing>
    </>
  );
}
