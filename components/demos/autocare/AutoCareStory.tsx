import { ProductBuying } from '@/components/sections/ProductBuying/ProductBuying';
import { ProductClosing } from '@/components/sections/ProductClosing/ProductClosing';
import { Scene } from '@/components/ui/Scene/Scene';
import { Section } from '@/components/ui/Section/Section';
import { fill, lkr, thousands } from '@/lib/format';
import { Reasons } from '../frame/Reasons';
import type { StoryProps } from '../frame/story';
import { AutoCareOutcome } from './AutoCareOutcome';
import styles from './AutoCareStory.module.scss';
import { CarSide } from './CarSide';
import { EstimateLines, EstimateSums } from './Estimate';
import { Marks } from './MarkedCar';
import { approve, start, sums } from './rules';

type Props = StoryProps<'autocare'>;

function Feature({ feature }: { feature: Props['product']['features']['items'][number] | undefined }) {
  return (
    <div className={styles.words}>
      <h3>{feature?.title}</h3>
      <p>{feature?.text}</p>
    </div>
  );
}

/** Name of the first job on the card. */
const firstJob = ({ card, jobs }: Props['content']) => jobs[card.jobs[0] ?? 0]?.name ?? '';

/** What the jobs on the card cost, with VAT. */
const total = (content: Props['content']) => lkr(sums(start(content), content).total / 100);

/** The bays board, on which the job card of the demonstration waits. */
function Bays({ content, words: { bays, waiting } }: Pick<Props, 'content' | 'words'>) {
  const { card } = content;
  const own = { plate: card.plate, job: firstJob(content), ...waiting };
  return (
    <ul role="list" className={styles.bays}>
      {bays.map((bay, i) => (
        <li key={bay.name}>
          <h4>{bay.name}</h4>
          {[...(i === 0 ? [own] : []), ...bay.jobs].map(({ plate, job, who, due }) => (
            <p key={plate} data-own={plate === card.plate || undefined}>
              <b>{plate}</b> <span>{job}</span>{' '}
              <small>
                {who}, {due}
              </small>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Earlier visits, today and the next service along the odometer. */
function Odometer({ content, words: { visits, next, words } }: Pick<Props, 'content' | 'words'>) {
  const { card, words: screen } = content;
  const until = card.km + next.km;
  const stops = [
    ...visits.map(({ on, km, work, cost }) => ({ km, work, at: on, note: lkr(cost) })),
    { km: card.km, work: firstJob(content), at: words.today, note: total(content) },
    {
      km: until,
      work: next.work,
      at: fill(words.left, { km: thousands(next.km) }),
      note: fill(words.or, { date: next.on }),
    },
  ];
  return (
    <ol role="list" className={styles.odometer}>
      {stops.map(({ km, work, at, note }) => (
        <li key={km} data-kind={km === card.km ? 'today' : km > card.km ? 'next' : undefined}>
          <b>{fill(screen.km, { km: thousands(km) })}</b> <span>{at}</span> <span>{work}</span> <span>{note}</span>
        </li>
      ))}
    </ol>
  );
}

/** What each user sees of the card: the plate, the job, the total and the bay. */
function stubs({ content, words: { bays, waiting } }: Pick<Props, 'content' | 'words'>): [string, string][] {
  const { card, words: screen } = content;
  const bay = bays[1];
  return [
    [card.plate, fill(screen.km, { km: thousands(card.km) })],
    [firstJob(content), `${waiting.who}, ${waiting.due}`],
    [total(content), screen.total],
    [bay?.name ?? '', bay?.jobs.map(({ plate }) => plate).join(', ') ?? ''],
  ];
}

/** AutoCare's page: a drawing of the car whose damage becomes an estimate, a place on the board and a history. */
export function AutoCareStory({ product, content, words }: Props) {
  const { features, reasons, users } = product;
  const [card, bays, estimate, reminders, history] = features.items;
  const { marks, jobs } = start(content);
  const entries = stubs({ content, words });
  return (
    <>
      <Section
        id="features"
        tone="ink"
        className={`autocare ${styles.plan}`}
        heading={{ ...features, layout: 'large' }}
      >
        <div className={styles.sheet}>
          <div className={styles.card}>
            <Feature feature={card} />
            <CarSide marks={marks} />
            <Marks content={content} marks={marks} />
          </div>
          <div className={styles.estimate}>
            <Feature feature={estimate} />
            <div className="care-estimate">
              <EstimateLines content={content} jobs={jobs} />
              <EstimateSums content={content} jobs={jobs} />
            </div>
          </div>
          <div className={styles.board}>
            <Feature feature={bays} />
            <Bays content={content} words={words} />
          </div>
          <div className={styles.record}>
            <Feature feature={history} />
            <Odometer content={content} words={words} />
            <Feature feature={reminders} />
          </div>
        </div>
      </Section>
      <Section id="people" heading={users} className={styles.people}>
        <Scene picture={users.picture} layout="bleed" />
        <ol role="list" className={styles.stubs}>
          {users.items.map(({ who, why }, i) => (
            <li key={who}>
              <h3>{who}</h3>
              <p>{why}</p>
              <p className={styles.entry}>
                <b>{entries[i]?.[0]}</b> <span>{entries[i]?.[1]}</span>
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <ProductBuying product={product} tone="paper-2" />
      <Section id="why" tone="paper-2" label={reasons.title}>
        <Reasons reasons={reasons} className={styles.reasons} />
      </Section>
      <ProductClosing product={product} layout="centred">
        <AutoCareOutcome content={content} state={approve(start(content))} />
      </ProductClosing>
    </>
  );
}
