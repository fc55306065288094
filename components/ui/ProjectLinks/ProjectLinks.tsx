import { content } from '@/lib/content';
import styles from './ProjectLinks.module.scss';

/** The results of the projects that are shown whole, each with a link to its project. */
export function ProjectLinks() {
  return (
    <ul role="list" className={styles.projects}>
      {content().work.map(({ name, href, facts }) => {
        const measured = facts.find((fact) => fact.result);
        return (
          <li key={href}>
            <p>
              <b>{measured?.result?.figure}</b> {measured?.result?.unit}
            </p>
            <p>{measured?.text}</p>
            <a href={`${href}#project`}>{name}</a>
          </li>
        );
      })}
    </ul>
  );
}
