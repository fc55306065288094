import { clientNamed } from '@/lib/clients';
import { content } from '@/lib/content';
import { ClientLogo } from '../ClientLogo';
import { Icon } from '../Icon';
import styles from './ProjectLinks.module.scss';

interface ProjectLinksProps {
  /** What each link says about its project: the result, or what was refused. */
  about: 'measured' | 'refused';
  /** Accessible name of the list. */
  label: string;
}

/** Links to the projects that pages describe in full, each with its result or with what was refused. */
export function ProjectLinks({ about, label }: ProjectLinksProps) {
  const { work, words } = content();
  return (
    <ul role="list" className={about === 'measured' ? styles.results : styles.refused} aria-label={label}>
      {work.map(({ name, href, client: clientName, measured, refused }) => {
        const client = clientNamed(clientName);
        const [request] = refused.text.split(/(?<=\.) /);
        const { change, share, unit } = measured.result;
        return (
          <li key={href}>
            {client && <ClientLogo client={client} />}
            {about === 'measured' ? (
              <p>
                <b>
                  {change && (
                    <>
                      <span>{change.before}</span>
                      <span className="visually-hidden"> {words.project.to} </span>
                      <Icon name="arrow-right" />
                      {change.after}
                    </>
                  )}
                  {share && `${share.part} ${words.project.of} ${share.whole}`}
                </b>{' '}
                {unit}
              </p>
            ) : (
              <p>
                <b>{request}</b>
              </p>
            )}
            <a href={`${href}#project`}>{name}</a>
          </li>
        );
      })}
    </ul>
  );
}
