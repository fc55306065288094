import { Artefact } from '@/components/ui/Artefact/Artefact';
import type { Work } from '@/content/schema/work';
import { positionOf } from '@/lib/position';
import styles from './WeekNotes.module.scss';

interface WeekNotesProps {
  label: string;
  notes: NonNullable<Work['notes']>;
}

/** Friday notes of a project along a line, each above the screen of that day; a strip on phones. */
export function WeekNotes({ label, notes }: WeekNotesProps) {
  return (
    <ol role="list" className={styles.weeks} aria-label={label} tabIndex={0}>
      {notes.map(({ week, text, wrong, screen }, i) => (
        <li key={week} data-wrong={wrong || undefined}>
          <div className={styles.note} data-tone="paper">
            <h3 data-position={positionOf(i + 1, notes.length)}>{week}</h3>
            <p>{text}</p>
          </div>
          {screen && <Artefact {...screen} />}
        </li>
      ))}
    </ol>
  );
}
