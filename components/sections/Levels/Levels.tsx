import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { fill } from '@/lib/format';
import styles from './Levels.module.scss';

/** O/L and A/L side by side, each with a question from a lesson and its topics, which open on phones. */
export function Levels({ title, lead, items, open }: Content['pages']['tutoring']['levels']) {
  return (
    <Section id="levels" heading={{ title, lead }}>
      <div className={styles.pair} data-stagger="150">
        {items.map(({ name, subject, text, example, topics }, i) => (
          <article key={name} aria-labelledby={`level-${i + 1}`} data-reveal>
            <div className={styles.cover}>
              <h3 id={`level-${i + 1}`}>{name}</h3>
              <p>{subject}</p>
            </div>
            <p>{text}</p>
            <Artefact {...example} />
            <details>
              <summary>
                {fill(open, { number: topics.length })}
                <Icon name="plus" />
              </summary>
              <ul>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </details>
          </article>
        ))}
      </div>
    </Section>
  );
}
