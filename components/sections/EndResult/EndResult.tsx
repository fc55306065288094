import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Service } from '@/content/schema/service';
import styles from './EndResult.module.scss';

/** The ground of each layout. */
const tones = { statement: 'teal', split: 'teal', checklist: 'amber' } as const;

/** The deliverables at the end of a service (spec 2, Content pages). */
export function EndResult({ title, statement, points, layout }: Service['endResult']) {
  return (
    <Section id="end-result" tone={tones[layout]} label={title}>
      <div className={styles.result} data-layout={layout}>
        <div data-reveal>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.statement}>{statement}</p>
        </div>
        <ul
          role="list"
          className={styles.points}
          data-tone={layout === 'split' ? 'paper' : undefined}
          data-stagger="100"
        >
          {points.map((point) => (
            <li key={point} data-reveal>
              <Icon name="check" size={22} />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
