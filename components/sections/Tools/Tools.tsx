import * as simpleIcons from 'simple-icons';
import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import styles from './Tools.module.scss';

/** The four design tools (spec 2, UI/UX design). */
export function Tools() {
  const { title, lead, items } = content().pages['ui-designing'].tools;
  const logos = Object.values(simpleIcons);
  return (
    <Section id="tools" tone="ink-2" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-stagger="100">
        {items.map(({ name, text, logo }) => {
          const path = logos.find(({ slug }) => slug === logo)?.path;
          return (
            <li key={name} data-reveal>
              <span className={styles.logo} aria-hidden="true">
                {path ? (
                  <svg aria-hidden="true" viewBox="0 0 24 24" width="32" height="32" fill="currentColor">
                    <path d={path} />
                  </svg>
                ) : (
                  name.split(' ').at(-1)?.slice(0, 2)
                )}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
