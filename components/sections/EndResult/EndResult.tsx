import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import { TickList } from '@/components/ui/TickList';
import { WholeDocument } from '@/components/ui/WholeDocument/WholeDocument';
import type { Service } from '@/lib/content';
import styles from './EndResult.module.scss';

/** A repository is on a dark screen, a report on a light desk. */
const grounds: Partial<Record<string, SectionProps['tone']>> = { tree: 'ink', document: 'paper-2' };

/** The deliverables at the end of a service, as points or as a document that lists them (spec 2, Content pages). */
export function EndResult({ title, statement, lead, points, document, whole, layout }: Service['endResult']) {
  return (
    <Section
      id="end-result"
      tone={layout === 'checklist' ? 'amber' : (grounds[document?.form ?? ''] ?? 'teal')}
      label={title}
    >
      <div className={styles.result} data-layout={layout}>
        <div data-reveal>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.statement}>{statement}</p>
          <p>{lead}</p>
        </div>
        {document && <Artefact {...document} />}
        {points && <TickList className={styles.points} items={points} />}
      </div>
      {whole && <WholeDocument {...whole} />}
    </Section>
  );
}
