import { Picture } from '@/components/ui/Picture';
import { type Content, content } from '@/lib/content';
import { fill, lkr } from '@/lib/format';
import styles from './ProductComparison.module.scss';

type ProductComparisonProps = Pick<Content['pages']['product-grid'], 'name' | 'columns'> & Pick<Content, 'products'>;

/**
 * The products in one table; their screens overlap above it in wide viewports. On phones each row is a block, so the
 * roles that CSS would remove are explicit.
 */
export function ProductComparison({ name: label, columns, products }: ProductComparisonProps) {
  const { position } = content().words.carousel;
  const { price, setUp, devices, offline, users } = columns;
  return (
    <table id="comparison" role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(columns).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {products.map(({ slug, name, kind, card, compare, buying, users: { summary } }, i) => (
          <tr key={slug} role="row" data-position={fill(position, { n: i + 1, total: products.length })}>
            <th role="rowheader" scope="row">
              <a href={`/${slug}`}>
                <Picture
                  src={card.src}
                  alt=""
                  sizes="(width >= 64rem) 24rem, (width >= 48rem) 44vw, 80vw"
                  shared={`product-${slug}`}
                />
                {name}
              </a>
              <span>{kind}</span>
            </th>
            <td role="cell" data-label={price}>
              <strong>{lkr(buying.price.monthly)}</strong> {buying.price.per}
            </td>
            <td role="cell" data-label={setUp}>
              <span>
                {compare.setUp} <small>{lkr(buying.price.setUp)}</small>
              </span>
            </td>
            <td role="cell" data-label={devices}>
              {compare.devices}
            </td>
            <td role="cell" data-label={offline}>
              {compare.offline}
            </td>
            <td role="cell" data-label={users}>
              {summary}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
