import type { ReactNode } from 'react';
import { ProductBuying } from '@/components/sections/ProductBuying/ProductBuying';
import { ProductClosing } from '@/components/sections/ProductClosing/ProductClosing';
import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Icon } from '@/components/ui/Icon';
import { Scene } from '@/components/ui/Scene/Scene';
import { Section } from '@/components/ui/Section/Section';
import { fill, lkr, lkrMillions, thousands } from '@/lib/format';
import { positionOf } from '@/lib/position';
import { Reason } from '../frame/Reasons';
import type { StoryProps } from '../frame/story';
import { LankaCrmOutcome } from './LankaCrmOutcome';
import styles from './LankaCrmStory.module.scss';
import { type Content, monthForecast, type Pipeline, quotation, total as stageTotal, start } from './rules';

type Props = StoryProps<'lankacrm'>;

function Timeline({ timeline }: Props['words']) {
  return (
    <ol role="list" className={styles.timeline}>
      {timeline.map(({ icon, what, when }) => (
        <li key={what}>
          <Icon name={icon} size={18} />
          <span>
            {what} <small>{when}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Quotation({ quotation: sheet }: Props['words']) {
  const { vat, total } = quotation(sheet);
  const row = (label: ReactNode, amount: number) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{thousands(amount)}</td>
    </tr>
  );
  return (
    <table className={styles.quotation}>
      <caption>{sheet.title}</caption>
      <tbody>
        {sheet.lines.map(({ what, n, rate }) => (
          <tr key={what}>
            <th scope="row">
              {what} <small>{`${n} × ${thousands(rate)}`}</small>
            </th>
            <td>{thousands(n * rate)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {row(fill(sheet.vat.label, { rate: sheet.vat.rate }), vat)}
        {row(sheet.total, total)}
      </tbody>
    </table>
  );
}

/** The next steps that are overdue or due today, the overdue first. */
function FollowUps({ content: { deals }, late }: { content: Content; late: string }) {
  const due = deals.filter(({ when }) => when).sort((a) => (a.when === 'late' ? -1 : 1));
  return (
    <ul role="list" className={styles.due}>
      {due.map(({ name, next, due, when }) => (
        <li key={name} data-when={when}>
          <span>
            {next} <small>{name}</small>
          </span>
          <b>{when === 'late' ? late : due}</b>
        </li>
      ))}
    </ul>
  );
}

function Months({ content, state }: { content: Content; state: Pipeline }) {
  const sums = content.months.map((_, i) => monthForecast(state, content, i));
  return (
    <ol role="list" className={styles.months}>
      {content.months.map((month, i) => (
        <li key={month}>
          <b>{lkrMillions(sums[i] ?? 0)}</b>
          <svg aria-hidden="true" viewBox="0 0 10 100" preserveAspectRatio="none">
            <rect width="10" height={(100 * (sums[i] ?? 0)) / Math.max(...sums)} />
          </svg>
          {month}
        </li>
      ))}
    </ol>
  );
}

/** LankaCRM's page: its people on a timeline, then one deal that crosses the board while the forecast follows. */
export function LankaCrmStory({ product, content, words }: Props) {
  const { features, reasons, users } = product;
  const [board, ...parts] = features.items;
  const begin = start(content);
  const deal = content.deals.find(({ name }) => name === words.deal);
  /** The board when the deal has come to a stage. */
  const crossing = (stage: number) => ({
    ...begin,
    stages: begin.stages.map((other, i) => (content.deals[i] === deal ? stage : other)),
  });
  const fragments = [
    <Timeline key="timeline" {...words} />,
    <Quotation key="quotation" {...words} />,
    <FollowUps key="due" content={content} late={words.late} />,
    <Months key="months" content={content} state={crossing(content.stages.length - 1)} />,
  ];
  return (
    <>
      <ProductBuying product={product} />
      <Section
        id="people"
        tone="paper-2"
        heading={{ title: reasons.title, lead: users.lead }}
        className={styles.people}
      >
        <Scene picture={users.picture} layout="tall" />
        <ol role="list" className={styles.users} aria-label={users.title}>
          {users.items.map(({ who, why }, i) => (
            <li key={who}>
              <div>
                <h3>{who}</h3>
                <p>{why}</p>
              </div>
              <Reason reason={reasons.items[i]} />
            </li>
          ))}
        </ol>
        <Artefact {...words.call} />
      </Section>
      <Section id="features" tone="ink" heading={{ ...features, layout: 'large' }} className={styles.features}>
        <div className={styles.about}>
          <h3>{board?.title}</h3>
          <p>{board?.text}</p>
        </div>
        <ol role="list" className={styles.board} tabIndex={0} aria-label={features.title}>
          {content.stages.map(({ name, chance }, i) => (
            <li key={name}>
              <p className={styles.stage}>
                <b>{name}</b> <span>{crossing(i).stages.filter((stage) => stage === i).length}</span>
                <b>{lkr(stageTotal(crossing(i), content, i))}</b>
              </p>
              {deal && (
                <p className={styles.deal}>
                  <b>{deal.name}</b> <span>{words.stops[i]}</span>
                  <b>{fill(words.counts, { value: lkr((deal.value * chance) / 100) })}</b>
                  <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
                    <rect width={chance} height="4" />
                  </svg>
                </p>
              )}
              <div className={styles.fragment}>{fragments[i]}</div>
              <h3 data-position={positionOf(i + 1, parts.length)}>{parts[i]?.title}</h3>
              <p>{parts[i]?.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <div className={styles.end}>
        <ProductClosing product={product}>
          <LankaCrmOutcome content={content} state={begin} />
        </ProductClosing>
      </div>
    </>
  );
}
