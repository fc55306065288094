import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Proof } from '@/components/ui/CustomerQuote/Proof';
import { LocalAmount } from '@/components/ui/LocalAmount';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import { content, type Product } from '@/lib/content';
import { inOtherCurrencies } from '@/lib/currencies';
import { fill } from '@/lib/format';
import { firstYearPrice, productPrice } from '@/lib/pricing';
import styles from './ProductBuying.module.scss';

interface ProductBuyingProps {
  product: Product;
  tone?: SectionProps['tone'];
}

/** How a product is bought, and what a customer says or measured. The layout alternates from product to product. */
export function ProductBuying({ product, tone }: ProductBuyingProps) {
  const { words, products } = content();
  const { slug, name, accent, buying, callToAction } = product;
  const { monthly, setUp } = buying.price;
  const price = productPrice(words.buying, buying.price);
  const isEven = products.findIndex((other) => other.slug === slug) % 2 === 0;
  return (
    <Section id="buying" tone={tone} heading={{ title: fill(words.buying.title, { name }) }}>
      <div className={isEven ? styles.beside : styles.line}>
        <div className={styles.price} data-accent={accent} data-reveal>
          <p>
            <LocalAmount text={price.from} amount={monthly} />
          </p>
          <p>
            <LocalAmount text={price.setUp} amount={setUp} />
          </p>
          <p>
            <LocalAmount text={price.firstYear} amount={firstYearPrice(buying.price)} />
          </p>
          <div>
            <ButtonLink href={callToAction.action.href}>{callToAction.action.label}</ButtonLink>
            <small>{words.buying.demo}</small>
            <ButtonLink href="/product-grid" look="text">
              {words.buying.compare}
            </ButtonLink>
          </div>
        </div>
        <dl className={styles.terms} data-reveal>
          {(['further', 'setUp', 'devices', 'hosting'] as const).map((key) => (
            <div key={key}>
              <dt>{words.buying[key]}</dt>
              <dd>{buying[key]}</dd>
            </div>
          ))}
          <div>
            <dt>{words.price.fromAbroad}</dt>
            <dd>
              {fill(words.buying.monthlyAbroad, { prices: inOtherCurrencies(monthly) })}{' '}
              <a href="/contact#abroad">{words.price.abroad}</a>
            </dd>
          </div>
        </dl>
      </div>
      <Proof path={`/${slug}`} prices={[buying.price]} />
    </Section>
  );
}
