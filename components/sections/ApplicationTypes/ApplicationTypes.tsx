import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './ApplicationTypes.module.scss';

type ApplicationTypesProps = Content['pages']['web-applications']['kinds'] & Pick<Content, 'products'>;

/** A list of needs as exclusive disclosures: opening one shows the type of web application that meets it. */
export function ApplicationTypes({ title, lead, items, products }: ApplicationTypesProps) {
  return (
    <Section id="kinds" heading={{ title, lead, layout: 'split' }}>
      <ul role="list" className={styles.list}>
        {items.map(({ need, title: name, text, example, picture }, i) => (
          <li key={name}>
            <details name="kind" open={i === 0}>
              <summary>
                {need}
                <Icon name="arrow-right" />
              </summary>
              <div className={styles.kind}>
                <Picture
                  className={styles.picture}
                  src={picture.src}
                  alt={picture.alt}
                  sizes="(width >= 64rem) min(47rem, 45vw), 92vw"
                />
                <h3>{name}</h3>
                <p>{text}</p>
                <p>{example}</p>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <SampleNote products={products} />
    </Section>
  );
}
