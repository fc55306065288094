import { clientNamed } from '@/lib/clients';
import { content } from '@/lib/content';
import { ClientLogo } from '../ClientLogo';
import styles from './ProjectLinks.module.scss';

interface ProjectLinksProps {
  /** What is told of each project: how its result was measured, or what was refused. */
  about: 'measured' | 'refused';
  /** Accessible name of the strip that they are on phones. */
  label: string;
}

/** The projects that are shown whole, each with a link to it. */
export function ProjectLinks({ about, label }: ProjectLinksProps) {
  return (
    <ul role="list" className={styles.projects} aria-label={label} tabIndex={0}>
      {content().work.map(({ name, href, client: clientName, measured, refused }) => {
        const client = clientNamed(clientName);
        return (
          <li key={href}>
            {client && <ClientLogo client={client} />}
            {about === 'measured' && (
              <p>
                <b>{measured.result.figure}</b> {measured.result.unit}
              </p>
            )}
            <p>{about === 'measured' ? measured.text : refused.text}</p>
            <a href={`${href}#project`}>{name}</a>
          </li>
        );
      })}
    </ul>
  );
}
