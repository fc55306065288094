import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Icon } from '@/components/ui/Icon';
import type { Work } from '@/content/schema/work';
import styles from './TestRuns.module.scss';

/** The path through these cases, which are counted from 1. */
const cells = (cases: number[]) => cases.map((number) => `M${number - 1} 1h1`).join('');

/** The same cases put to one version after the other: a row for each version, and in it a cell for each case. */
export function TestRuns({ name, head, cases, runs, outcomes, read, log }: NonNullable<Work['tests']>) {
  return (
    <figure className={styles.tests} data-tone="ink" data-reveal>
      <figcaption>
        {name} <strong>{head}</strong>
      </figcaption>
      <ol role="list">
        {runs.map(({ label, wrong, person, note }) => (
          <li key={label}>
            <p>{label}</p>
            <svg viewBox={`0 0 ${cases} 2`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 1H${cases}`} />
              <path data-outcome="person" d={cells(person)} />
              <path data-outcome="wrong" d={cells(wrong)} />
            </svg>
            <p data-outcome="right">
              <b>{cases - wrong.length - person.length}</b> {outcomes.right}
            </p>
            <p data-outcome="wrong">
              <b>{wrong.length}</b> {outcomes.wrong}
            </p>
            <p data-outcome="person">
              <b>{person.length}</b> {outcomes.person}
            </p>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ol>
      <details className={styles.log}>
        <summary>
          {read}
          <Icon name="plus" />
        </summary>
        <Artefact {...log} />
      </details>
    </figure>
  );
}
