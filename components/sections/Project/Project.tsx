import { Artefact } from '@/components/ui/Artefact/Artefact';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Work } from '@/content/schema/work';
import { positionOf } from '@/lib/position';
import styles from './Project.module.scss';

/** One project in its documents: the scope, the test report and four Friday notes. */
export function Project({ title, lead, scope, notes, report, facts, sample }: Work) {
  // The notes already tell what went wrong, the first of the facts; the last is the result.
  const shown = facts.slice(1).reverse();
  return (
    <Section id="project" heading={{ title, lead }}>
      <section className={styles.papers} aria-label={scope.name} tabIndex={0}>
        <Artefact {...scope} position={positionOf(1, 2)} />
        <Artefact {...report} position={positionOf(2, 2)} />
      </section>
      <ol role="list" className={styles.weeks} data-stagger="150" aria-label={title}>
        {notes.map(({ week, text, wrong }) => (
          <li key={week} data-wrong={wrong || undefined} data-reveal>
            <h3>{week}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <dl className={styles.facts} data-stagger="120">
        {shown.map(({ term, result, text }) => (
          <div key={term} data-reveal>
            <dt>{term}</dt>
            {result && <dd className={styles.figure}>{`${result.figure} ${result.unit}`}</dd>}
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SampleNote project={[{ sample }]} />
    </Section>
  );
}
