import { Artefact } from '@/components/ui/Artefact/Artefact';
import { ClientLogo } from '@/components/ui/ClientLogo';
import { DoneBy } from '@/components/ui/DoneBy';
import { ResultFigure } from '@/components/ui/ResultFigure';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { UnitBars } from '@/components/ui/UnitBars/UnitBars';
import { WholeDocument } from '@/components/ui/WholeDocument/WholeDocument';
import type { Work } from '@/content/schema/work';
import { clientNamed, clientsOf } from '@/lib/clients';
import { content } from '@/lib/content';
import { positionOf } from '@/lib/position';
import { AppExample } from '../AppExample/AppExample';
import { Comparison } from './Comparison';
import { ErrorChart } from './ErrorChart';
import styles from './Project.module.scss';
import { TestRuns } from './TestRuns';
import { Thread } from './Thread';
import { WeekNotes } from './WeekNotes';

/** A hundred cells, of which `share` are lit, row by row from below. */
function Hundred({ share }: { share: number }) {
  const rows = (cells: number) =>
    Array.from({ length: Math.ceil(cells / 10) }, (_, i) => `M0 ${9.5 - i}H${Math.min(10, cells - i * 10)}`).join('');
  return (
    <svg className={styles.hundred} viewBox="0 0 10 10" aria-hidden="true">
      <path d={rows(100)} />
      <path d={rows(share)} />
    </svg>
  );
}

/**
 * A whole project: its documents, the errors of its model, its test runs or its messages, then its weeks, then the
 * result and what was refused, which may come first.
 */
export function Project({
  title,
  lead,
  client: name,
  href,
  papers,
  whole,
  chart,
  tests,
  thread,
  screen,
  notes,
  wrong,
  refused,
  measured,
  people,
  resultFirst,
  sample,
}: Work) {
  const { words } = content();
  const showsScreens = notes?.every(({ screen }) => screen);
  const tone = (tests && 'teal') ?? (papers && 'paper-2') ?? (thread || showsScreens ? 'ink' : 'paper');
  const client = clientNamed(name);
  const { change, share, compared, unit } = measured.result;
  const inUse = screen && <AppExample {...screen} />;
  const result = (
    <div className={styles.result} data-reveal>
      <dt>{words.project.result}</dt>
      <dd className={styles.figure}>
        <ResultFigure {...measured.result} /> {unit}
        {tests && change && <Hundred share={Math.round((100 * change.after) / change.before)} />}
        {thread && change && <UnitBars {...change} />}
      </dd>
      {compared && (
        <dd>
          <Comparison rows={compared} whole={share?.whole} />
        </dd>
      )}
      <dd>
        <DoneBy people={people} />
      </dd>
    </div>
  );
  const facts = (
    <dl
      className={styles.facts}
      data-tone={chart && 'teal'}
      data-layout={notes || resultFirst ? 'beside' : undefined}
      data-first={resultFirst}
      data-stagger="120"
    >
      {result}
      {[measured, wrong, refused].map(
        (fact) =>
          fact && (
            <div key={fact.term} data-reveal>
              <dt>{fact.term}</dt>
              <dd>{fact.text}</dd>
            </div>
          ),
      )}
    </dl>
  );
  return (
    <Section id="project" className={styles.project} tone={tone} heading={{ title, lead, layout: 'split' }}>
      {client && client !== clientsOf(href).measured && (
        <div className={styles.client}>
          <ClientLogo client={client} />
        </div>
      )}
      {resultFirst && facts}
      {papers && (
        <div className={styles.papers}>
          {papers.map((paper) => (
            <Artefact key={paper.name} {...paper} />
          ))}
          {inUse}
        </div>
      )}
      {whole && <WholeDocument {...whole} />}
      {chart && <ErrorChart {...chart} />}
      {tests && <TestRuns {...tests} />}
      {thread && <Thread {...thread}>{inUse}</Thread>}
      {notes && showsScreens && <WeekNotes label={title} notes={notes} />}
      {notes && !showsScreens && (
        <ol role="list" className={styles.weeks} data-stagger="150" aria-label={title} tabIndex={0}>
          {notes.map(({ week, text, wrong }, i) => (
            <li key={week} data-wrong={wrong || undefined} data-reveal>
              <h3 data-position={positionOf(i + 1, notes.length)}>{week}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {!resultFirst && facts}
      <SampleNote clients={[client]} project={[{ sample }]} />
    </Section>
  );
}
