import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { demoKinds } from '@/content/schema/demos';
import type { DemoData } from '@/lib/browser/demos/frame';
import { type Content, content } from '@/lib/content';
import { fill } from '@/lib/format';
import styles from './TryIt.module.scss';

type Product = Content['products'][number];

/**
 * A demonstration of a product: the task step by step, and a picture in whose place the working screen comes
 * (lib/browser/demos). The finishing step moves its content into the demonstration's own script.
 */
export function TryIt({ product, demo }: { product: Product; demo: NonNullable<Product['demo']> }) {
  const { title, lead, picture, phone, done } = demo;
  const { words } = content();
  const { start, failed, note, window, ...rest } = words.demo;
  return demoKinds.map((kind) => {
    const own = demo[kind];
    if (!own) return null;
    const { name } = product;
    const data: DemoData = { ...own, done, frame: { ...rest, name, window: fill(window, { name }) } };
    return (
      <Section key={kind} id="try" tone="paper-2" heading={{ title, lead, layout: 'split' }}>
        <SampleNote products={[product]} above />
        <ol role="list" className={styles.steps}>
          {Object.entries(own.steps).map(([step, text]) => (
            <li key={step} data-step={step}>
              {text}
            </li>
          ))}
        </ol>
        <div className={styles.stage} data-tone="ink" data-demo={kind} data-content={JSON.stringify(data)}>
          <Picture
            className={styles.picture}
            src={phone.src}
            alt={picture.alt}
            sizes="(width >= 64rem) min(95rem, 91vw), (width >= 48rem) 22rem, 90vw"
            wide={{ src: picture.src, media: '(width >= 64rem)' }}
          />
          <button type="button" className={styles.start} data-island>
            <span aria-live="polite" data-failed={failed}>
              {start}
            </span>
          </button>
        </div>
        <p className={styles.note}>{note}</p>
      </Section>
    );
  });
}
