import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Users.module.scss';

type Users = Content['products'][number]['users'];

/** Target users of a product with their use cases. */
export function Users({ title, lead, items }: Omit<Users, 'summary'>) {
  return (
    <Section id="users" tone="paper-2" heading={{ title, lead }}>
      <dl className={styles.list} data-stagger="100">
        {items.map(({ who, why }) => (
          <div key={who} data-reveal>
            <dt>{who}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
