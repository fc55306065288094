import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { Table } from '@/components/ui/Table';
import { contactAddress } from '@/lib/contact';
import { type Content, content } from '@/lib/content';
import { amountsAbroad, firstSteps } from '@/lib/firstSteps';
import { fill, thousands } from '@/lib/format';
import styles from './PriceBook.module.scss';

/** Every first part with a fixed price as one list, and how anything larger is quoted. */
export function PriceBook({ title, lead, columns }: Content['pages']['services']['prices']) {
  const { company, words } = content();
  const offers = firstSteps();
  return (
    <Section id="prices" tone="paper-2" heading={{ title, lead }}>
      <Table
        className={styles.book}
        columns={Object.values(columns)}
        labelled={2}
        rows={offers.map(({ href, service, name, takes, receive, lkr, gbp }) => ({
          key: href,
          cells: [
            <a key={href} href={href}>
              {service}
            </a>,
            `${fill(words.price.title, { name, takes })}. ${receive}`,
            thousands(lkr),
            thousands(gbp),
            ...amountsAbroad(lkr)
              .filter(({ currency }) => currency.toLowerCase() in columns)
              .map(({ amount }) => thousands(amount)),
          ],
        }))}
      />
      <div className={styles.quoting}>
        <h3>{words.price.quoting}</h3>
        <p>
          {company.quoting.value} {words.price.vat}
        </p>
        <ButtonLink href={contactAddress('quotation', 'services')}>{words.price.request}</ButtonLink>
      </div>
      <SampleNote prices={offers} terms={[company.quoting]} />
    </Section>
  );
}
