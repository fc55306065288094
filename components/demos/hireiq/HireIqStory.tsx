import { ProductBuying } from '@/components/sections/ProductBuying/ProductBuying';
import { ProductClosing } from '@/components/sections/ProductClosing/ProductClosing';
import { Scene } from '@/components/ui/Scene/Scene';
import { Section } from '@/components/ui/Section/Section';
import { fill } from '@/lib/format';
import { positionOf } from '@/lib/position';
import { Reason } from '../frame/Reasons';
import type { StoryProps } from '../frame/story';
import { HireIqOutcome } from './HireIqOutcome';
import styles from './HireIqStory.module.scss';
import { Dial, share, tenths, Verdict } from './parts';
import { moved, type Ranked, rank, start, weigh } from './rules';

type Props = StoryProps<'hireiq'>;

const firstName = (name: string) => name.split(' ')[0];

function Words({ features: { items }, i }: { features: Props['product']['features']; i: number }) {
  return (
    <>
      <h3 data-position={positionOf(i + 1, items.length)}>{items[i]?.title}</h3>
      <p>{items[i]?.text}</p>
    </>
  );
}

/** Two rankings side by side, with a line from each candidate's first place to the second. */
function Crossing({ content, words: { moves }, before }: Omit<Props, 'product'> & { before: Ranked[] }) {
  const { criteria, people } = content;
  const after = rank(people, weigh(start(content), moves.criterion, moves.weight).weights);
  const mover = moved(before, after);
  const percent = { before: share(before, moves.criterion), after: share(after, moves.criterion) };
  const column = (ranked: Ranked[], label: string, percent: number) => (
    <div>
      <p>{`${label}: ${percent}%`}</p>
      <ol role="list">
        {ranked.map(({ name, score }) => (
          <li key={name} data-mover={name === mover?.name || undefined}>
            <span>{firstName(name)}</span> <b>{score}</b>
          </li>
        ))}
      </ol>
    </div>
  );
  const height = (place: number) => place * 10 + 5;
  return (
    <figure className={styles.crossing}>
      {column(before, moves.before, percent.before)}
      <svg aria-hidden="true" viewBox={`0 0 100 ${people.length * 10}`} preserveAspectRatio="none">
        {before.map(({ name }, from) => {
          const to = after.findIndex((one) => one.name === name);
          const line = `M0 ${height(from)}C50 ${height(from)} 50 ${height(to)} 100 ${height(to)}`;
          return <path key={name} d={line} data-mover={name === mover?.name || undefined} />;
        })}
      </svg>
      {column(after, moves.after, percent.after)}
      {mover && (
        <figcaption>
          {fill(moves.text, {
            ...percent,
            criterion: criteria[moves.criterion]?.name ?? '',
            name: mover.name,
            from: mover.from,
            to: mover.to,
          })}
        </figcaption>
      )}
    </figure>
  );
}

/** The first candidate's CV, with the passage behind each criterion marked and its points in the margin. */
function AnnotatedCv({
  content: { criteria, words: demoWords },
  words,
  first,
}: Omit<Props, 'product'> & { first: Ranked }) {
  const { name, person, points, most, score } = first;
  return (
    <div className={styles.cv}>
      <p>
        <b>{name}</b> <span>{person.from}</span>
      </p>
      <ul role="list">
        {criteria.map((criterion, i) => (
          <li key={criterion.name}>
            {person.met[i] ? <mark>{person.proof[i]}</mark> : <span>{person.proof[i]}</span>}
            <span>
              <Verdict met={person.met[i]} words={demoWords} />
              {criterion.name}
              <b>{fill(demoWords.points, { points: tenths(points[i]), most: tenths(most[i]) })}</b>
            </span>
          </li>
        ))}
      </ul>
      <p>
        {words.cv.total} <Dial score={score} />
      </p>
    </div>
  );
}

/** The candidates' cards in the stages, one column each. */
function Stages({ content: { stages }, now }: { content: Props['content']; now: Ranked[] }) {
  return (
    <ol role="list" className={styles.stages}>
      {stages.map((stage, i) => (
        <li key={stage}>
          <b>{stage}</b>
          {now
            .filter(({ person }) => person.stage === i)
            .map(({ name, score, person: { next } }) => (
              <span key={name}>
                {firstName(name)} <b>{score}</b>
                {next && <small>{next.day}</small>}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}

/** The candidates' next appointments in one week. */
function Week({ content: { people }, words: { week } }: Omit<Props, 'product'>) {
  return (
    <ol role="list" className={styles.week}>
      {week.map(({ day, holiday }) => (
        <li key={day} data-holiday={holiday && ''}>
          <b>{day}</b>
          {holiday && <span>{holiday}</span>}
          {people
            .filter(({ next }) => next?.day === day)
            .sort((a, b) => ((a.next?.at ?? '') < (b.next?.at ?? '') ? -1 : 1))
            .map(({ name, next }) => (
              <span key={name}>
                {next?.at} {firstName(name)} <small>{next?.what}</small>
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}

function Pool({ pool }: { pool: Props['words']['pool'] }) {
  return (
    <div className={styles.pool}>
      <p>{pool.search}</p>
      <ul role="list">
        {pool.people.map(({ name, skills, applied }) => (
          <li key={name}>
            <b>{name}</b> <span>{skills}</span> <small>{applied}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** HireIQ's page: the ranking and the CV behind its first score, then the four people who work with the CV. */
export function HireIqStory({ product, content, words }: Props) {
  const { features, reasons, users } = product;
  const now = rank(content.people, start(content).weights);
  const [first] = now;
  return (
    <>
      <Section id="features" tone="paper-2" heading={{ ...features, layout: 'large' }} className={styles.features}>
        <section className={styles.all} tabIndex={0} aria-label={product.name}>
          <div className={styles.two}>
            <div className={styles.part}>
              <Words features={features} i={0} />
              <Crossing content={content} words={words} before={now} />
            </div>
            <div className={styles.part}>
              <Words features={features} i={1} />
              {first && <AnnotatedCv content={content} words={words} first={first} />}
            </div>
          </div>
          <div className={styles.three}>
            <div className={styles.part}>
              <Stages content={content} now={now} />
              <Words features={features} i={2} />
            </div>
            <div className={styles.part}>
              <Week content={content} words={words} />
              <Words features={features} i={3} />
            </div>
            <div className={styles.part}>
              <Pool pool={words.pool} />
              <Words features={features} i={4} />
            </div>
          </div>
        </section>
      </Section>
      <Section id="people" tone="ink" heading={{ title: reasons.title, lead: users.lead }} className={styles.people}>
        <Scene picture={users.picture} />
        <ol role="list" className={styles.users} aria-label={users.title}>
          {users.items.map(({ who, why }, i) => (
            <li key={who}>
              <h3>{who}</h3>
              <p>{why}</p>
              <Reason reason={reasons.items[i]} />
            </li>
          ))}
        </ol>
      </Section>
      <div className={styles.end}>
        <ProductBuying product={product} tone="paper-2" />
        <ProductClosing product={product} layout="wide">
          <HireIqOutcome content={content} state={start(content)} />
        </ProductClosing>
      </div>
    </>
  );
}
