import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import { TechnologyLogo } from '@/components/ui/TechnologyLogo';
import styles from './Technologies.module.scss';

export interface TechnologiesProps {
  title: string;
  lead?: string;
  items: { name: string; logo?: string; icon?: string }[];
}

/** The tools of a service with their logos. */
export function Technologies({ title, lead, items }: TechnologiesProps) {
  return (
    <Section id="technologies" tone="ink-2" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-count={items.length} data-stagger="80">
        {items.map(({ name, logo, icon }) => (
          <li key={name} data-reveal>
            {logo ? (
              <TechnologyLogo slug={logo} size={28} />
            ) : icon ? (
              <Icon name={icon} size={28} />
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
