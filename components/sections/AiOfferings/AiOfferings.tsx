import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import type { Fragment } from '@/content/schema/fields';
import { contactAddress } from '@/lib/contact';
import type { Content } from '@/lib/content';
import { AppExample } from '../AppExample/AppExample';
import styles from './AiOfferings.module.scss';

/** Anchor of the offering at a position, from 0. */
export const offeringId = (i: number) => `offering-${i + 1}`;

/** The tone of examples whose chart or plan takes the whole width; the others are dialogues. */
const wide: Partial<Record<Fragment['form'], SectionProps['tone']>> = { bars: 'teal', seats: 'amber' };

/** The four AI offerings, each with its example dialogue and its tasks. */
export function AiOfferings({ title, lead, items }: Content['pages']['ai-services']['offerings']) {
  return (
    <Section id="offerings" heading={{ title, lead }}>
      <ol role="list" className={styles.list}>
        {items.map(({ title: name, text, ask, tasks, example }, i) => {
          const tone = example.fragment && wide[example.fragment.form];
          return (
            <li key={name} id={offeringId(i)} data-reveal>
              <div className={tone ? styles.screen : styles.exchange} data-tone={tone ?? 'ink'}>
                <blockquote data-by={tone ? undefined : 'person'}>{example.ask}</blockquote>
                <p data-by={tone ? undefined : 'agent'}>{example.answer}</p>
                {example.fragment && <AppExample {...example.fragment} sample={false} />}
              </div>
              <div className={styles.words}>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
              <div className={styles.words}>
                <ul>
                  {tasks.map((task) => (
                    <li key={task}>{task}</li>
                  ))}
                </ul>
                <ButtonLink href={contactAddress('quotation', 'ai-services', name)} look="text">
                  {ask}
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ol>
      <SampleNote examples={items.map(({ example }) => example.fragment)} />
    </Section>
  );
}
