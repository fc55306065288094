import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { contactAddress } from '@/lib/contact';
import { type Content, content } from '@/lib/content';
import { typicalPrice } from '@/lib/currencies';
import { firstSteps } from '@/lib/firstSteps';
import { fill } from '@/lib/format';
import { LocalPrice } from '../Price/LocalPrice';
import styles from './FirstSteps.module.scss';

/** A choice of situations, each with the first step that suits it and its fixed price, and how anything larger is quoted. */
export function FirstSteps({ title, lead }: Content['pages']['services']['prices']) {
  const { company, words } = content();
  const steps = firstSteps();
  return (
    <Section id="prices" tone="paper-2" heading={{ title, lead }}>
      <ul role="list" className={styles.list}>
        {steps.map(({ href, service, situation, name, takes, receive, cheaper, typical, lkr, gbp }, i) => (
          <li key={href}>
            <details open={i === 0}>
              <summary>
                <h3>{situation}</h3>
                <small>{fill(words.price.title, { name, takes })}</small>
                <span>
                  <LocalPrice lkr={lkr} gbp={gbp} />
                </span>
                <Icon name="plus" />
              </summary>
              <div className={styles.step}>
                <div>
                  <p>{receive}</p>
                  <p>
                    <b>{words.price.size}:</b> {typicalPrice(typical)}
                  </p>
                  <p>
                    <b>{words.price.cheaper}</b> {cheaper}
                  </p>
                </div>
                <div>
                  <ButtonLink href={contactAddress('quotation', href.slice(1))}>{words.price.take}</ButtonLink>
                  <ButtonLink href={href} look="text">
                    {service}
                  </ButtonLink>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <div className={styles.quoting}>
        <h3>{words.price.quoting}</h3>
        <p>
          {company.quoting.value} {words.price.vat}
        </p>
      </div>
      <SampleNote prices={steps} terms={[company.quoting]} />
    </Section>
  );
}
