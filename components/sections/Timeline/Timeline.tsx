import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Timeline.module.scss';

/** The company's story from its founding (spec 2, About). */
export function Timeline({ title, lead, events }: Content['pages']['about']['story']) {
  return (
    <Section id="story" heading={{ title, lead }}>
      <ol role="list" className={styles.events} data-stagger="150">
        {events.map(({ when, title: name, text }) => (
          <li key={name} data-reveal>
            <p className={styles.when}>{when}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <SampleNote milestones={events} />
    </Section>
  );
}
