import { Artefact } from '@/components/ui/Artefact/Artefact';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Work } from '@/content/schema/work';
import styles from './Project.module.scss';

/** One project in its documents: the scope, the test report, four Friday notes and the hand-over. */
export function Project({ title, lead, scope, notes, report, facts, handover, sample }: Work) {
  return (
    <Section id="project" heading={{ title, lead }}>
      <div className={styles.papers}>
        <Artefact {...scope} />
        <Artefact {...report} />
      </div>
      <ol role="list" className={styles.weeks} data-stagger="150">
        {notes.map(({ week, text, wrong }) => (
          <li key={week} data-wrong={wrong || undefined} data-reveal>
            <h3>{week}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <dl className={styles.facts} data-stagger="120">
        {facts.map(({ term, text }) => (
          <div key={term} data-reveal>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.handover} data-reveal>
        <h3>{handover.title}</h3>
        <ul>
          {handover.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <SampleNote project={[{ sample }]} />
    </Section>
  );
}
