import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './ScreenTest.module.scss';

/** A screen before and after its design, and how many people managed with each. */
export function ScreenTest({ title, lead, before, after, counts }: Content['pages']['ui-designing']['test']) {
  return (
    <Section id="test" tone="teal" heading={{ title, lead }} layout="beside">
      <div className={styles.screens}>
        <Artefact {...before} />
        <Artefact {...after} sample={after.sample && !before.sample} />
      </div>
      <dl className={styles.counts}>
        {counts.map(({ figure, unit }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{unit}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
