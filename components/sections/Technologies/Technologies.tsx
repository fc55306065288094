import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import { TechnologyLogo } from '@/components/ui/TechnologyLogo';
import type { Service } from '@/lib/content';
import styles from './Technologies.module.scss';

/** The technologies of a service with their logos. */
export function Technologies({ title, lead, items }: NonNullable<Service['technologies']>) {
  return (
    <Section
      id="technologies"
      tone="ink-2"
      pad="strip"
      heading={{ title, lead, layout: 'small' }}
      className={styles.strip}
    >
      <ul role="list" className={styles.list} data-stagger="80">
        {items.map(({ name, logo, icon }) => (
          <li key={name} data-reveal>
            {logo ? (
              <TechnologyLogo slug={logo} size={22} />
            ) : icon ? (
              <Icon name={icon} size={22} />
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
