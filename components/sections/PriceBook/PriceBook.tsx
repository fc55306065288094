import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { contactAddress } from '@/lib/contact';
import { type Content, content } from '@/lib/content';
import { firstSteps, stepsByPrice } from '@/lib/firstSteps';
import { fill } from '@/lib/format';
import styles from './PriceBook.module.scss';

/** Every first step with a fixed price, by price, and how anything larger is quoted. */
export function PriceBook({ title, lead }: Content['pages']['services']['prices']) {
  const { company, words } = content();
  return (
    <Section id="prices" tone="paper-2" heading={{ title, lead }}>
      <ul role="list" className={styles.book}>
        {stepsByPrice().map(({ price, abroad, steps }) => (
          <li key={price} data-reveal>
            <div>
              <h3>{price}</h3>
              <p>{abroad}</p>
            </div>
            <dl>
              {steps.map(({ href, service, name, takes, receive }) => (
                <div key={href}>
                  <dt>
                    <a href={href}>{service}</a>
                  </dt>
                  <dd>
                    {fill(words.price.title, { name, takes })}. {receive}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className={styles.quoting}>
        <h3>{words.price.quoting}</h3>
        <p>
          {company.quoting.value} {words.price.vat}
        </p>
        <ButtonLink href={contactAddress('quotation', 'services')}>{words.price.request}</ButtonLink>
      </div>
      <SampleNote prices={firstSteps()} terms={[company.quoting]} />
    </Section>
  );
}
