import { ButtonLink } from '../ButtonLink/ButtonLink';
import styles from './LinkRow.module.scss';

/** Links as buttons in one row; on a phone stacked. */
export function LinkRow({ links }: { links: { label: string; href: string }[] }) {
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} look="line">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
