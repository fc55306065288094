import { Section } from '@/components/ui/Section/Section';
import { TechnologyLogo } from '@/components/ui/TechnologyLogo';
import type { Content } from '@/lib/content';
import styles from './Tools.module.scss';

/** The four design tools (spec 2, UI/UX design). */
export function Tools({ title, lead, items }: Content['pages']['ui-designing']['tools']) {
  return (
    <Section id="tools" tone="ink-2" pad="strip" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-stagger="100">
        {items.map(({ name, text, logo, mark }) => (
          <li key={name} data-reveal>
            <span className={styles.logo} aria-hidden="true">
              {logo ? <TechnologyLogo slug={logo} size={26} /> : mark}
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
