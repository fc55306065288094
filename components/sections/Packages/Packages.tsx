import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import { contactAddress } from '@/lib/contact';
import type { Content } from '@/lib/content';
import { fill, thousands } from '@/lib/format';
import styles from './Packages.module.scss';

type Displayed = Content['pricing']['displayed'];
type PackagesProps = Content['pages']['digital-marketing']['packages'] & Pick<Displayed, 'packages'>;

/** The three displayed packages (spec 9, Prices displayed), whose prices differ from the calculator's rates. */
export function Packages({ title, lead, unit, action, request, packages }: PackagesProps) {
  return (
    <Section id="packages" heading={{ title, lead, layout: 'split' }}>
      <ul role="list" className={styles.grid} data-stagger="120">
        {packages.map(({ name, price, mark, forWhom, includes }) => (
          <li key={name} data-tone={mark ? 'ink' : undefined} data-marked={mark ? true : undefined} data-reveal>
            <div>
              <div className={styles.name}>
                <h3>{name}</h3>
                {mark && <span className={styles.mark}>{mark}</span>}
              </div>
              <p className={styles.price}>
                <small>LKR</small> {thousands(price)} <small>{unit}</small>
              </p>
            </div>
            <div>
              <p className={styles.whom}>{forWhom}</p>
              <ul role="list">
                {includes.map((item) => (
                  <li key={item}>
                    <Icon name="check" size={20} />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
            <ButtonLink
              href={contactAddress('quotation', 'digital-marketing', fill(request, { name, price: thousands(price) }))}
              look={mark ? 'solid' : 'line'}
              label={`${action}: ${name}`}
            >
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
