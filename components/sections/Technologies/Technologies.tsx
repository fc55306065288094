import * as simpleIcons from 'simple-icons';
import { Section } from '@/components/ui/Section/Section';
import styles from './Technologies.module.scss';

export interface TechnologiesProps {
  title: string;
  lead?: string;
  items: { name: string; logo?: string }[];
}

/** Path of a logo in simple-icons (CC0) by its slug. */
function logoPath(slug: string): string {
  const icon = Object.values(simpleIcons).find((entry) => entry.slug === slug);
  if (!icon) throw new Error(`simple-icons has no logo ${slug}. Leave the logo out, or look up its slug.`);
  return icon.path;
}

/** The tools of a service with their logos. */
export function Technologies({ title, lead, items }: TechnologiesProps) {
  return (
    <Section id="technologies" tone="ink-2" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-stagger="80">
        {items.map(({ name, logo }) => (
          <li key={name} data-reveal>
            {logo ? (
              <svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28" fill="currentColor">
                <path d={logoPath(logo)} />
              </svg>
            ) : (
              <span aria-hidden="true" className={styles.initial}>
                {name.charAt(0)}
              </span>
            )}
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
