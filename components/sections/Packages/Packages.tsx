import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { contactAddress } from '@/lib/contact';
import { type Content, content } from '@/lib/content';
import { fill, thousands } from '@/lib/format';
import { HeroPart } from '../HeroPart/HeroPart';
import styles from './Packages.module.scss';

type PackagesProps = Content['pages']['digital-marketing']['packages'];

/** The three displayed packages in the hero (spec 9, Prices displayed), whose prices differ from the calculator's rates. */
export function Packages({ title, lead, unit, action, request }: PackagesProps) {
  return (
    <HeroPart id="packages" heading={{ title, lead }}>
      <ul role="list" className={styles.grid}>
        {content().pricing.displayed.packages.map(({ name, price, mark, forWhom, includes }) => (
          <li key={name} data-tone={mark && 'paper'} data-marked={mark && ''}>
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
    </HeroPart>
  );
}
