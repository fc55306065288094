import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { contactAddress } from '@/lib/contact';
import type { Content } from '@/lib/content';
import { AppExample } from '../AppExample/AppExample';
import { HeroPart } from '../HeroPart/HeroPart';
import styles from './ApplicationTypes.module.scss';

/** A list of needs as exclusive disclosures; each contains the type of web application that meets it. */
export function ApplicationTypes({ title, lead, items }: Content['pages']['web-applications']['kinds']) {
  return (
    <HeroPart id="kinds" heading={{ title, lead }}>
      <ul role="list" className={styles.list}>
        {items.map(({ need, title: name, text, ask, example, fragment }, i) => (
          <li key={name}>
            <details name="kind" open={i === 0}>
              <summary>
                <h3>{name}</h3>
                {need}
                <Icon name="arrow-right" />
              </summary>
              <div className={styles.kind}>
                <AppExample {...fragment} sample={fragment.sample && i === 0} />
                <p>{text}</p>
                <p>{example}</p>
                <ButtonLink href={contactAddress('question', 'web-applications', name)} look="text">
                  {ask}
                </ButtonLink>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </HeroPart>
  );
}
