import { clientNamed } from '@/lib/clients';
import { content } from '@/lib/content';
import { ClientLogo } from '../ClientLogo';
import { ResultFigure } from '../ResultFigure';
import { UnitBars } from '../UnitBars/UnitBars';
import styles from './ProjectLinks.module.scss';

interface ProjectLinksProps {
  /** What each link says about its project: the result, or what was refused. */
  about: 'measured' | 'refused';
  /** Accessible name of the list. */
  label: string;
}

/** Links to the projects that pages describe in full, each with its result or with what was refused. */
export function ProjectLinks({ about, label }: ProjectLinksProps) {
  const { work } = content();
  return (
    <ul role="list" className={about === 'measured' ? styles.results : styles.refused} aria-label={label}>
      {work.map(({ name, href, client: clientName, measured, refused }, i) => {
        const client = clientNamed(clientName);
        const [request] = refused.text.split(/(?<=\.) /);
        const { change, unit } = measured.result;
        return (
          <li key={href}>
            {client && <ClientLogo client={client} />}
            {about === 'measured' ? (
              <p>
                <ResultFigure {...measured.result} /> {unit}
                {i === 0 && change && <UnitBars {...change} />}
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
