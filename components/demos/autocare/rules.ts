/** The rules of AutoCare's demonstration: marked damage, and an estimate of labour and parts. Amounts are in cents. */
import type { Demos } from '@/content/schema/demos';
import { fill, thousands } from '@/lib/format';
import { toggled } from '../frame/lists';
import { rupees } from '../frame/numbers';

export type Content = Demos['autocare'];

export interface Card {
  /** Damaged areas by their place in the content, in the order in which they were marked. */
  marks: number[];
  /** Jobs on the estimate by their place in the content, in the order in which they were added. */
  jobs: number[];
  approved: boolean;
}

/** The initial card: some damage is marked, and a job is on the estimate. */
export const start = ({ card }: Content): Card => ({ marks: card.marks, jobs: card.jobs, approved: false });

/** Marks an area as damaged or removes its mark. */
export const mark = (card: Card, area: number): Card => ({ ...card, marks: toggled(card.marks, area) });

/** Adds a job to the estimate or removes it; the changed estimate needs a new approval. */
export const choose = (card: Card, job: number): Card => ({ ...card, jobs: toggled(card.jobs, job), approved: false });

/** The lines of an estimate: for each job its labour with the hours, then its parts with their numbers. */
export const lines = ({ jobs }: Pick<Card, 'jobs'>, { jobs: offered, labour, words }: Content) =>
  jobs.flatMap((i) => {
    const { name, hours, parts } = offered[i] as Content['jobs'][number];
    const note = fill(words.labour, { hours, price: thousands(labour) });
    return [
      { name, note, amount: Math.round(hours * labour * 100) },
      ...parts.map(({ name, part, price }) => ({ name, note: part, amount: price * 100 })),
    ];
  });

/** Net sum, VAT rounded to the cent, and total of an estimate. */
export function sums(card: Pick<Card, 'jobs'>, content: Content): { net: number; vat: number; total: number } {
  const net = lines(card, content).reduce((sum, { amount }) => sum + amount, 0);
  const vat = Math.round((net * content.vat.rate) / 100);
  return { net, vat, total: net + vat };
}

/** Approves the estimate unless it is empty. */
export const approve = (card: Card): Card => (card.jobs.length === 0 ? card : { ...card, approved: true });

export const progress = (
  { marks, jobs, approved }: Card,
  { card }: Content,
): Record<keyof Content['steps'], boolean> => ({
  mark: marks.some((area) => !card.marks.includes(area)),
  add: jobs.some((job) => !card.jobs.includes(job)),
  approve: approved,
});

/** The estimate for an enquiry; empty without a job. */
export function summary({ jobs, approved }: Card, content: Content): string {
  if (jobs.length === 0) return '';
  const { states, summary } = content.words;
  return fill(summary, {
    jobs: jobs.map((job) => content.jobs[job]?.name).join(', '),
    total: rupees(sums({ jobs }, content).total),
    state: approved ? states.approved : states.open,
  });
}
