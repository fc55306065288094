import { Artefact } from '@/components/ui/Artefact/Artefact';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { positionOf } from '@/lib/position';
import styles from './Weeks.module.scss';

/** The Friday notes of one project from the week that went wrong, each above the screen of that day, along a line. */
export function Weeks({ title, lead, project, action }: Content['pages']['services']['weeks']) {
  const found = content().work.find(({ href }) => href === project);
  if (!found) return null;
  const { sample } = found;
  const notes = found.notes.slice(found.notes.findIndex(({ wrong }) => wrong));
  return (
    <Section id="weeks" tone="ink" heading={{ title, lead }}>
      <SampleNote project={[{ sample }]} />
      <div className={styles.project}>
        <ol role="list" className={styles.weeks} aria-label={title} tabIndex={0}>
          {notes.map(({ week, text, wrong, screen }, i) => (
            <li key={week} data-wrong={wrong || undefined}>
              <div className={styles.note} data-tone="paper">
                <h3 data-position={positionOf(i + 1, notes.length)}>{week}</h3>
                <p>{text}</p>
              </div>
              {screen && (
                <div className={styles.screen}>
                  <Artefact {...screen} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
      <ButtonLink href={action.href} look="line">
        {action.label}
      </ButtonLink>
    </Section>
  );
}
