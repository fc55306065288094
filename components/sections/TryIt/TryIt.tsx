import { Island } from '@/components/islands/Island';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { demoKinds } from '@/content/schema/demos';
import { type Content, content } from '@/lib/content';
import { fill } from '@/lib/format';
import styles from './TryIt.module.scss';

type Product = Content['products'][number];

const islands = {
  autocare: 'AutoCareDemo',
  fittrackpro: 'FitTrackProDemo',
  hireiq: 'HireIqDemo',
  lankacrm: 'LankaCrmDemo',
  mediflow: 'MediFlowDemo',
  nexbill: 'NexBillDemo',
  peoplenest: 'PeopleNestDemo',
  stockmaster: 'StockMasterDemo',
} as const;

interface TryItProps {
  product: Product;
  demo: NonNullable<Product['demo']>;
}

/** The demonstration of a product (components/demos). */
export function TryIt({ product, demo }: TryItProps) {
  const { title, lead, done } = demo;
  const { reset, wasReset, stepDone, withoutScript, note, window } = content().words.demo;
  const { name } = product;
  const frame = { reset, wasReset, stepDone, withoutScript, name, done, window: fill(window, { name }) };
  return (
    <Section id="try" tone="paper-2" heading={{ title, lead, layout: 'split' }}>
      <SampleNote products={[product]} above />
      {demoKinds.map((kind) => {
        const own = demo[kind];
        return own && <Island key={kind} name={islands[kind]} content={own as never} frame={frame} />;
      })}
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
