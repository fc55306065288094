import type { InterfaceWords } from '@/content/schema/interface';
import { content } from '@/lib/content';
import { fill } from '@/lib/format';
import styles from './SampleNote.module.scss';

type Kind = keyof InterfaceWords['samples']['kinds'];

/** Each kind of value that the section shows, with the values themselves. */
type SampleNoteProps = Partial<Record<Kind, readonly ({ sample?: boolean } | undefined)[]>>;

const list = new Intl.ListFormat('en-GB');

/** A line that says which values of a section are made up; nothing if none is marked as a sample. */
export function SampleNote(values: SampleNoteProps) {
  const { note, kinds } = content().words.samples;
  const made = (Object.keys(kinds) as Kind[]).filter((kind) => values[kind]?.some((value) => value?.sample));
  if (made.length === 0) return null;
  return (
    <p className={styles.note} data-sample="">
      {fill(note, { values: list.format(made.map((kind) => kinds[kind])) })}
    </p>
  );
}
