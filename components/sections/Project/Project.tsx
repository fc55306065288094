import { Artefact } from '@/components/ui/Artefact/Artefact';
import { ClientLogo } from '@/components/ui/ClientLogo';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Work } from '@/content/schema/work';
import { clientNamed } from '@/lib/clients';
import { content } from '@/lib/content';
import { fill, numbersIn } from '@/lib/format';
import { positionOf } from '@/lib/position';
import { ErrorChart } from './ErrorChart';
import styles from './Project.module.scss';
import { TestRuns } from './TestRuns';
import { Thread } from './Thread';
import { WeekNotes } from './WeekNotes';

/**
 * One project with what it left behind: documents, the errors of its model, its test runs or messages, then its weeks,
 * with the screens to try.
 */
export function Project({
  title,
  lead,
  client: name,
  papers,
  chart,
  tests,
  thread,
  notes,
  refused,
  measured,
  people,
  sample,
}: Work) {
  const { words } = content();
  const showsScreens = notes.every(({ screen }) => screen);
  // Below a dark drawing the result is a panel in large figures, otherwise it is drawn mark by mark.
  const isPanel = Boolean(chart ?? tests ?? thread);
  const client = clientNamed(name);
  const [before = 0, after = 0] = numbersIn(measured.result.figure);
  return (
    <Section id="project" tone={showsScreens ? 'ink' : 'paper'} heading={{ title, lead, layout: 'split' }}>
      {client && (
        <div className={styles.client}>
          <ClientLogo client={client} />
        </div>
      )}
      {papers && (
        <section className={styles.papers} aria-label={papers.map((paper) => paper.name).join(', ')} tabIndex={0}>
          {papers.map((paper, i) => (
            <Artefact key={paper.name} {...paper} position={positionOf(i + 1, papers.length)} />
          ))}
        </section>
      )}
      {chart && <ErrorChart {...chart} />}
      {tests && <TestRuns {...tests} />}
      {thread && <Thread {...thread} />}
      {showsScreens ? (
        <WeekNotes label={title} notes={notes} />
      ) : (
        <ol role="list" className={styles.weeks} data-stagger="150" aria-label={title} tabIndex={0}>
          {notes.map(({ week, text, wrong }) => (
            <li key={week} data-wrong={wrong || undefined} data-reveal>
              <h3>{week}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <dl className={styles.facts} data-tone={isPanel ? 'teal' : undefined} data-stagger="120">
        <div data-reveal>
          <dt>{words.project.result}</dt>
          <dd className={styles.figure}>
            <b>
              <span>{before} to</span> {after}
            </b>{' '}
            {measured.result.unit}
            {!isPanel && (
              <svg
                className={styles.marks}
                viewBox={`0 0 ${Math.max(before, after)} 10`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={`M0 2H${before}`} />
                <path d={`M0 8H${after}`} />
                {measured.result.pass && <path d={`M${measured.result.pass} 0V10`} data-pass="" />}
              </svg>
            )}
          </dd>
          <dd>
            <a href="/about#team">{fill(words.project.by, { names: people })}</a>
          </dd>
        </div>
        {[measured, refused].map(({ term, text }) => (
          <div key={term} data-reveal>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SampleNote clients={[client]} project={[{ sample }]} />
    </Section>
  );
}
