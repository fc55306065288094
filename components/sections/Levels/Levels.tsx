import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Levels.module.scss';

/** O/L and A/L side by side, on phones in a strip, each with a question from a lesson and its topics. */
export function Levels({ title, lead, items }: Content['pages']['tutoring']['levels']) {
  return (
    <Section id="levels" heading={{ title, lead }}>
      <div className={styles.pair} role="group" aria-label={title} tabIndex={0} data-stagger="150">
        {items.map(({ name, subject, text, example, topics }, i) => (
          <article key={name} aria-labelledby={`level-${i + 1}`} data-reveal>
            <div className={styles.cover}>
              <h3 id={`level-${i + 1}`}>{name}</h3>
              <p>{subject}</p>
            </div>
            <p>{text}</p>
            <Artefact {...example} />
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
}
