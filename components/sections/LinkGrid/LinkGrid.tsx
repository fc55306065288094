import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import styles from './LinkGrid.module.scss';

export interface LinkGridProps {
  id: string;
  title: string;
  lead?: string;
  items: { name: string; text: string; href: string; icon: string }[];
}

/** Compact links with an icon and one sentence. */
export function LinkGrid({ id, title, lead, items }: LinkGridProps) {
  return (
    <Section id={id} heading={{ title, lead }}>
      <ul role="list" className={styles.grid} data-stagger="100">
        {items.map(({ name, text, href, icon }) => (
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
