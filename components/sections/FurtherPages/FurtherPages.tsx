import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Section } from '@/components/ui/Section/Section';
import styles from './FurtherPages.module.scss';

/** Links to further pages in one row. */
export function FurtherPages({
  title,
  lead,
  links,
}: {
  title: string;
  lead?: string;
  links: { label: string; href: string }[];
}) {
  return (
    <Section id="more" pad="strip" heading={{ title, lead, layout: 'small' }}>
      <ul role="list" className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} look="line">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
