import { content } from '@/lib/content';
import styles from './ProjectLinks.module.scss';

interface ProjectLinksProps {
  /** A link after those to the projects. */
  more?: { figure: string; label: string; href: string };
}

/** The results of the projects that are shown whole, each with a link to its project. */
export function ProjectLinks({ more }: ProjectLinksProps) {
  const projects = content().work.map(({ name, href, facts }) => ({
    figure: facts.find(({ figure }) => figure)?.figure,
    label: name,
    href: `${href}#project`,
  }));
  return (
    <ul role="list" className={styles.projects}>
      {[...projects, ...(more ? [more] : [])].map(({ figure, label, href }) => (
        <li key={href}>
          <p>{figure}</p>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
