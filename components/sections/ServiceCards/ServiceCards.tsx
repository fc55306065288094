import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { firstStepsAt } from '@/lib/firstSteps';
import { FurtherPages } from '../FurtherPages/FurtherPages';
import { LeastPrice } from '../Price/LeastPrice';
import styles from './ServiceCards.module.scss';

type ServiceCardsProps = Content['pages']['services']['cards'] & {
  /** Further services, without a card. */
  more: Content['pages']['services']['more'];
};

/** The service cards of the overview, each linked to its page, and further services (spec 2, Services). */
export function ServiceCards({ title, lead, items, more: further }: ServiceCardsProps) {
  return (
    <Section id="cards" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-stagger="100">
        {items.map(({ name, topic, description, picture, href, more }, i) => (
          <li key={name} data-reveal>
            <Picture
              className={styles.picture}
              src={picture.src}
              alt={picture.alt}
              sizes={
                i === 0 || i === items.length - 1
                  ? '(width >= 48rem) min(55rem, 53vw), 92vw'
                  : '(width >= 64rem) min(31rem, 29vw), (width >= 48rem) 44vw, (width >= 22rem) 11.5rem, 92vw'
              }
            />
            <div className={styles.words}>
              <p className={styles.topic}>{topic}</p>
              <h3>
                <a href={href}>{name}</a>
                <Icon name="arrow-right" size={20} />
              </h3>
              <p>{description}</p>
              <LeastPrice href={href} />
              {more && (
                <ButtonLink href={href} look="text" label={`${more}: ${name}`}>
                  {more}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      <FurtherPages {...further} />
      <SampleNote prices={firstStepsAt([...items, ...further.links].map(({ href }) => href))} />
    </Section>
  );
}
