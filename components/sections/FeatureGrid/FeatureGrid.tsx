import { Icon } from '@/components/ui/Icon';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import styles from './FeatureGrid.module.scss';

export interface FeatureGridProps {
  id: string;
  title: string;
  lead?: string;
  items: { title: string; text: string; icon?: string }[];
  /** Tiles of different size, a ruled list, icon columns, or one large point with small ones beside it. */
  layout: 'mosaic' | 'ledger' | 'columns' | 'spotlight';
  tone?: SectionProps['tone'];
}

/** Points with titles, laid out in one of four ways, so that neighbouring sections differ. */
export function FeatureGrid({ id, title, lead, items, layout, tone }: FeatureGridProps) {
  return (
    <Section
      id={id}
      tone={tone}
      heading={{ title, lead, layout: layout === 'ledger' ? 'stack' : 'split' }}
      className={layout === 'ledger' ? styles.beside : ''}
    >
      <ul role="list" className={styles.grid} data-layout={layout} data-count={items.length} data-stagger="120">
        {items.map((item) => (
          <li key={item.title} data-reveal>
            {item.icon && <Icon name={item.icon} size={layout === 'spotlight' ? 32 : 26} />}
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
