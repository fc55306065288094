import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { thousands } from '@/lib/format';
import styles from './PriceBook.module.scss';

/** Every first part with a fixed price as one list, and how anything larger is quoted. */
export function PriceBook({ title, lead, columns }: Content['pages']['services']['prices']) {
  const { company, pages, services, words } = content();
  const design = pages['ui-designing'];
  const offers = [...services, { ...design, slug: 'ui-designing' }].map(({ slug, price }) => ({
    href: `/${slug}`,
    ...price.offer,
  }));
  return (
    <Section id="prices" tone="paper" heading={{ title, lead }}>
      <table className={styles.book}>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map(({ href, name, takes, receive, lkr, gbp }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href}>{name}</a>
              </th>
              <td>{takes}</td>
              <td>{receive}</td>
              <td data-label={columns.lkr}>{thousands(lkr)}</td>
              <td data-label={columns.gbp}>{thousands(gbp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.quoting}>
        <h3>{words.price.quoting}</h3>
        <p>
          {company.quoting.value} {words.price.vat}
        </p>
      </div>
      <SampleNote prices={offers} terms={[company.quoting]} />
    </Section>
  );
}
