import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './LinkGrid.module.scss';

/** Compact links with an icon and one sentence. */
export function LinkGrid({ title, lead, items }: Content['pages']['industries']['areas']) {
  return (
    <Section id="areas" heading={{ title, lead }}>
      <ul role="list" className={styles.grid} data-stagger="100">
        {items.map(({ title: name, text, href, icon }) => (
          <li key={name} data-reveal>
            <Icon name={icon} size={28} />
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
