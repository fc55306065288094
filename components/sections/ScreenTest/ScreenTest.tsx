import { Artefact } from '@/components/ui/Artefact/Artefact';
import { ClientLogo } from '@/components/ui/ClientLogo';
import { DoneBy } from '@/components/ui/DoneBy';
import { Section } from '@/components/ui/Section/Section';
import { clientNamed } from '@/lib/clients';
import type { Content } from '@/lib/content';
import styles from './ScreenTest.module.scss';

/** A screen before and after its design, and how many people managed with each. */
export function ScreenTest({
  title,
  lead,
  before,
  after,
  counts,
  client: name,
  people,
}: Content['pages']['ui-designing']['test']) {
  const client = clientNamed(name);
  return (
    <Section id="test" tone="teal" heading={{ title, lead }} layout="beside">
      <div className={styles.screens}>
        <Artefact {...before} />
        <Artefact {...after} sample={after.sample && !before.sample} />
      </div>
      <div className={styles.result}>
        {client && <ClientLogo client={client} />}
        <dl>
          {counts.map(({ figure, unit }) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{unit}</dd>
            </div>
          ))}
        </dl>
        <DoneBy people={people} />
      </div>
    </Section>
  );
}
