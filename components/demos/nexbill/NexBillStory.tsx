import type { ReactNode } from 'react';
import { ProductBuying } from '@/components/sections/ProductBuying/ProductBuying';
import { ProductClosing } from '@/components/sections/ProductClosing/ProductClosing';
import { Scene } from '@/components/ui/Scene/Scene';
import { Section } from '@/components/ui/Section/Section';
import { fill, lkr, signed, thousands } from '@/lib/format';
import { Reasons } from '../frame/Reasons';
import type { StoryProps } from '../frame/story';
import { NexBillOutcome } from './NexBillOutcome';
import styles from './NexBillStory.module.scss';
import { type Content, cashCount, lines, matches, start, takings, total } from './rules';

type Words = StoryProps<'nexbill'>['words'];

function Row({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <p>
      <span>{name}</span> <span>{value}</span>
    </p>
  );
}

/** What the journal printer has printed for each of the five features. */
function prints(content: Content, words: Words): ReactNode[] {
  const { goods, words: till } = content;
  const { queue, ...open } = start(content);
  const [found] = matches(goods, words.search);
  const count = cashCount(words.drawer, words.takings[0]?.amount ?? 0);
  const day = words.takings.reduce((sum, { amount }) => sum + amount, 0);
  return [
    <>
      <h4>{fill(till.sale, { n: open.number })}</h4>
      {lines(open, goods).map(({ code, name, count, amount }) => (
        <Row key={code} name={`${count} × ${name}`} value={thousands(amount / 100)} />
      ))}
      <Row name={<b>{till.due}</b>} value={<b>{lkr(total(open, goods) / 100)}</b>} />
    </>,
    <>
      <h4>{till.queue}</h4>
      {queue.map((sale) => (
        <Row key={sale.number} name={`${sale.number}, ${sale.at}`} value={thousands(sale.total / 100)} />
      ))}
      <p>
        <b>{fill(till.waiting, { n: queue.length, amount: lkr(takings(queue) / 100) })}</b>
      </p>
    </>,
    <>
      <h4>“{words.search}”</h4>
      <Row name={found?.name} value={thousands(found?.price ?? 0)} />
      <div className={styles.barcode}>
        <span>{found?.code}</span>
      </div>
    </>,
    <>
      <h4>{words.words.shift}</h4>
      <Row name={words.words.counted} value={thousands(count.counted)} />
      <Row name={words.words.expected} value={thousands(count.expected)} />
      <Row name={<b>{words.words.difference}</b>} value={<b>{signed(count.difference)}</b>} />
      <p>{words.words.comment}</p>
    </>,
    <>
      <h4>{words.words.day}</h4>
      {words.takings.map(({ name, amount, sales }) => (
        <div key={name}>
          <Row name={`${name}, ${fill(words.words.sales, { n: sales })}`} value={thousands(amount)} />
          <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
            <path d={`M0 0h${Math.round((100 * amount) / day)}v1H0z`} />
          </svg>
        </div>
      ))}
      <Row name={<b>{till.total}</b>} value={<b>{lkr(day)}</b>} />
    </>,
  ];
}

/** NexBill's page: an afternoon as the till's journal printer records it. */
export function NexBillStory({ product, content, words }: StoryProps<'nexbill'>) {
  const { features, reasons, users } = product;
  const printed = prints(content, words);
  return (
    <>
      <Section id="features" tone="ink" heading={{ ...features, layout: 'large' }}>
        <ol role="list" className={styles.roll}>
          {features.items.map(({ title, text }, i) => {
            const stage = words.stages[i];
            return (
              <li key={title} data-down={stage?.isDown || undefined}>
                <div className={styles.words}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
                <div className={styles.paper}>{printed[i]}</div>
                <p className={styles.time}>
                  <b>{stage?.at}</b> <span>{stage?.note}</span>
                </p>
              </li>
            );
          })}
        </ol>
        <Reasons reasons={reasons} className={styles.reasons} />
      </Section>
      <Section id="people" heading={users}>
        <Scene picture={users.picture} />
        <ul role="list" className={styles.keys}>
          {users.items.map(({ who, why }) => (
            <li key={who}>
              <h3>{who}</h3>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ProductBuying product={product} />
      <ProductClosing product={product}>
        <NexBillOutcome content={content} state={start(content)} />
      </ProductClosing>
    </>
  );
}
