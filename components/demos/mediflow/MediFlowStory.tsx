import { ProductBuying } from '@/components/sections/ProductBuying/ProductBuying';
import { ProductClosing } from '@/components/sections/ProductClosing/ProductClosing';
import { Scene } from '@/components/ui/Scene/Scene';
import { Section } from '@/components/ui/Section/Section';
import { date } from '@/lib/dates';
import { fill, signed, thousands } from '@/lib/format';
import { Reason } from '../frame/Reasons';
import type { StoryProps } from '../frame/story';
import { MediFlowOutcome } from './MediFlowOutcome';
import styles from './MediFlowStory.module.scss';
import { start } from './rules';
import { sheetFigures } from './sheet';

/** The paper of one morning: each core feature is the part of it that has its number. */
function Sheet({ content, words: { sheet } }: StoryProps<'mediflow'>) {
  const { earlier, queue, words } = content;
  const { batches, left, name, risk, register } = sheetFigures(content, sheet);
  const { reorder } = sheet;
  return (
    <ol role="list" className={styles.sheet}>
      <li className={styles.tickets}>
        {[...earlier, ...queue].map(({ no }, i) => (
          <span key={no} data-gone={i < earlier.length || undefined}>
            {no}
          </span>
        ))}
      </li>
      <li>
        <b>{name}</b>
        {batches.map(({ batch, expires, monthsLeft, taken, rest }) => (
          <p key={batch} className={styles.batch} data-ended={monthsLeft < 0 || undefined}>
            <span>{date(expires)}</span>
            <b>{batch}</b>
            <svg aria-hidden="true" viewBox="0 0 120 6" preserveAspectRatio="none">
              <path d="M0 3h120" />
              <path d={`M0 3h${monthsLeft < 0 ? 0 : Math.round((120 * rest) / (taken + rest || 1))}`} data-left="" />
            </svg>
            <span>
              {monthsLeft < 0 ? sheet.ended : fill(sheet.taken, { pieces: thousands(taken), left: thousands(rest) })}
            </span>
          </p>
        ))}
      </li>
      <li className={styles.warning}>
        <b>{words.warning}</b> {risk} <span>{sheet.stop}</span>
      </li>
      <li>
        {fill(reorder.text, {
          name,
          left: thousands(left),
          at: thousands(reorder.at),
          pieces: thousands(reorder.pieces),
        })}
      </li>
      <li>
        <b>
          {sheet.register.title}: {sheet.register.medicine}
        </b>
        {register.map(({ at, reference, pieces, balance }) => (
          <p key={at} className={styles.entry}>
            <span>{at}</span>
            <span>{reference}</span>
            <span>{signed(pieces)}</span>
            <b>{fill(sheet.register.balance, { pieces: thousands(balance) })}</b>
          </p>
        ))}
      </li>
    </ol>
  );
}

/** The paper that each of the users works with, in their order: its heading and a line below it. */
function papersOfUsers({
  content: { queue, words },
  content,
  words: { sheet },
}: StoryProps<'mediflow'>): [string, string][] {
  const { batches, register } = sheetFigures(content, sheet);
  const soonest = batches.find(({ monthsLeft }) => monthsLeft >= 0);
  return [
    [words.warning, sheet.stop],
    [queue[0]?.no ?? '', words.states.waiting],
    [soonest?.batch ?? '', soonest ? date(soonest.expires) : ''],
    [sheet.register.medicine, fill(sheet.register.balance, { pieces: thousands(register.at(-1)?.balance ?? 0) })],
  ];
}

/** MediFlow's page: who stands at the counter, the terms, the morning's paper, and the labels. */
export function MediFlowStory(props: StoryProps<'mediflow'>) {
  const { product, content } = props;
  const { features, reasons, users } = product;
  const papers = papersOfUsers(props);
  return (
    <>
      <Section id="people" tone="paper-2" heading={{ title: users.title, lead: reasons.title }}>
        <Scene picture={users.picture} />
        <ul role="list" className={styles.counter}>
          {users.items.map(({ who, why }, i) => (
            <li key={who}>
              <h3>{who}</h3>
              <p className={styles.piece} aria-hidden="true">
                <span>
                  <b>{papers[i]?.[0]}</b> <small>{papers[i]?.[1]}</small>
                </span>
              </p>
              <p>{why}</p>
              <Reason reason={reasons.items[i]} />
            </li>
          ))}
        </ul>
      </Section>
      <ProductBuying product={product} />
      <Section id="features" tone="paper-2" heading={{ ...features, layout: 'large' }}>
        <div className={styles.marked}>
          <Sheet {...props} />
          <ol role="list" className={styles.features}>
            {features.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <ProductClosing product={product}>
        <MediFlowOutcome content={content} state={start(content)} />
      </ProductClosing>
    </>
  );
}
