import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Sectors.module.scss';

/** Six sectors, each with a scene and three sample offerings (spec 2, Industries). */
export function Sectors({ title, lead, items }: Content['pages']['industries']['sectors']) {
  return (
    <Section id="sectors" tone="ink" heading={{ title, lead, layout: 'split' }}>
      <ul role="list" className={styles.list}>
        {items.map(({ name, text, picture, offerings }) => (
          <li key={name} data-reveal>
            <Picture
              className={styles.scene}
              src={picture.src}
              alt={picture.alt}
              sizes="(width >= 64rem) min(41rem, 38vw), 37vw"
            />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <ul role="list">
                {offerings.map((offering) => (
                  <li key={offering.title}>
                    <h4>{offering.href ? <a href={offering.href}>{offering.title}</a> : offering.title}</h4>
                    <p>{offering.text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
