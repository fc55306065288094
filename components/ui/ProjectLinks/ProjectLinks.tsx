import { content } from '@/lib/content';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import styles from './ProjectLinks.module.scss';

/** Links to the projects that are shown whole. */
export function ProjectLinks() {
  return (
    <ul role="list" className={styles.list}>
      {content().work.map(({ name, href }) => (
        <li key={href}>
          <ButtonLink href={`${href}#project`} look="line">
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
