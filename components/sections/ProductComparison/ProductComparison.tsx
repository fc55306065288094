import { Table } from '@/components/ui/Table';
import { type Content, content, type Product } from '@/lib/content';
import { inOtherCurrencies } from '@/lib/currencies';
import { lkr } from '@/lib/format';
import { firstYearPrice } from '@/lib/pricing';
import styles from './ProductComparison.module.scss';

const Name = ({ product: { slug, name, kind } }: { product: Product }) => (
  <>
    <a href={`/${slug}`}>{name}</a>
    <span>{kind}</span>
  </>
);

const Price = ({ price: { monthly, per } }: { price: Product['buying']['price'] }) => (
  <span>
    <strong data-abroad={inOtherCurrencies(monthly)}>{lkr(monthly)}</strong> {per}
  </span>
);

const SetUp = ({ product: { compare, buying } }: { product: Product }) => (
  <span>
    {compare.setUp} <small data-abroad={inOtherCurrencies(buying.price.setUp)}>{lkr(buying.price.setUp)}</small>
  </span>
);

const FirstYear = ({ price }: { price: Product['buying']['price'] }) => {
  const amount = firstYearPrice(price);
  return <b data-abroad={inOtherCurrencies(amount)}>{lkr(amount)}</b>;
};

/** The products in one table. */
export function ProductComparison({ name: label, columns }: Content['pages']['product-grid']) {
  return (
    <Table
      id="comparison"
      label={label}
      className={styles.table}
      columns={Object.values(columns)}
      labelled
      rows={content().products.map((product) => ({
        key: product.slug,
        cells: [
          <Name key="name" product={product} />,
          <Price key="price" price={product.buying.price} />,
          <SetUp key="setUp" product={product} />,
          <FirstYear key="firstYear" price={product.buying.price} />,
          product.compare.offline,
        ],
      }))}
    />
  );
}
