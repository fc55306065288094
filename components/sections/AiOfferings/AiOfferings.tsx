import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Section } from '@/components/ui/Section/Section';
import { contactAddress } from '@/lib/contact';
import type { Content } from '@/lib/content';
import { AppExample } from '../AppExample/AppExample';
import styles from './AiOfferings.module.scss';

/** Anchor of the offering at a position, from 0. */
export const offeringId = (i: number) => `offering-${i + 1}`;

/** The four AI offerings, each with its example dialogue and its tasks. */
export function AiOfferings({ title, lead, items }: Content['pages']['ai-services']['offerings']) {
  return (
    <Section id="offerings" heading={{ title, lead }}>
      <ol role="list" className={styles.list}>
        {items.map(({ title: name, text, ask, tasks, example }, i) => (
          <li key={name} id={offeringId(i)} data-reveal>
            <div className={styles.exchange} data-tone="ink">
              <blockquote data-by="person">{example.ask}</blockquote>
              <p data-by="agent">{example.answer}</p>
              {example.fragment && <AppExample {...example.fragment} />}
            </div>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{text}</p>
              <ButtonLink href={contactAddress('quotation', 'ai-services', name)} look="text">
                {ask}
              </ButtonLink>
            </div>
            <ul>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
