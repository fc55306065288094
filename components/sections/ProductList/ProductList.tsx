import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { LocalAmount } from '@/components/ui/LocalAmount';
import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { fill, thousands } from '@/lib/format';
import { productPrice } from '@/lib/pricing';
import styles from './ProductList.module.scss';

/** The products with name, description, core features and target users (spec 2). */
export function ProductList({ name: label, labels }: Content['pages']['products']) {
  const { products, words } = content();
  return (
    <Section id="list" label={label}>
      <p className={styles.least}>{labels.least}</p>
      <ul role="list" className={styles.names}>
        {products.map(({ slug, name, buying }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{name}</a> <p>{thousands(buying.price.monthly)}</p>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.list}>
        {products.map(({ slug, name, kind, description, features, users, detail, screen, accent, demo, buying }, i) => {
          // Between two pairs, one product takes the whole width.
          const isWide = i % 3 === 2;
          return (
            <li key={slug} id={slug} data-accent={accent} data-tone={isWide ? accent : undefined} data-reveal>
              <Picture
                className={styles.picture}
                src={detail.src}
                alt=""
                sizes={isWide ? '(width >= 80rem) min(87rem, 82vw), 92vw' : '(width >= 48rem) min(48rem, 46vw), 92vw'}
                wide={isWide ? { src: screen.src, media: '(width >= 80rem)' } : undefined}
                shared={`product-${slug}`}
              />
              <div className={styles.words}>
                <p className={styles.kind}>{kind}</p>
                <h2>
                  <a href={`/${slug}`}>{name}</a>
                </h2>
                <p className={styles.price}>
                  <LocalAmount text={productPrice(words.buying, buying.price).from} amount={buying.price.monthly} />
                </p>
                <p>{description}</p>
                {demo && (
                  <ButtonLink href={`/${slug}#try`} look="line">
                    {fill(words.demo.link, { name })}
                  </ButtonLink>
                )}
              </div>
              <details className={styles.facts}>
                <summary>
                  {labels.both}
                  <Icon name="plus" />
                </summary>
                <div>
                  <h3>{labels.features}</h3>{' '}
                  <ul>
                    {features.items.map(({ title }) => (
                      <li key={title}>{title}</li>
                    ))}
                  </ul>
                </div>
                <div>
                  <h3>{labels.users}</h3> <p>{users.summary}</p>
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      <SampleNote products={products} prices={products.map(({ buying }) => buying.price)} />
    </Section>
  );
}
