import { Artefact } from '@/components/ui/Artefact/Artefact';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './MarginNotes.module.scss';

/** A conversation and its log, with a note in the margin beside each part. */
export function MarginNotes({ title, lead, items, artefact, link }: Content['pages']['ai-services']['safeguards']) {
  return (
    <Section id="safeguards" tone="ink" heading={{ title, lead }}>
      <ol role="list" className={styles.parts}>
        {items.map(({ title: note, text, exchange }) => (
          <li key={note} data-reveal>
            {exchange && <blockquote data-by="person">{exchange.ask}</blockquote>}
            {exchange ? <p data-by="agent">{exchange.answer}</p> : <Artefact {...artefact} />}
            <div className={styles.note}>
              <h3>{note}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink href="/ai-agents#more" look="text">
        {link}
      </ButtonLink>
    </Section>
  );
}
