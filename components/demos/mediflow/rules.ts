/** The rules of MediFlow's demonstration: the batch that expires first is used first, and a warning needs a decision. */
import type { Demos } from '@/content/schema/demos';
import { fill } from '@/lib/format';

export type Content = Demos['mediflow'];

/** A number of pieces from a batch, given by its index in the content. */
export interface Take {
  batch: number;
  pieces: number;
}

export interface Prescription {
  state: 'waiting' | 'warned' | 'dispensed' | 'held';
  /** The pharmacist's reason for dispensing despite a warning, as typed. */
  note: string;
  /** What was taken for each item, once the prescription is dispensed. */
  taken?: Take[][];
}

export interface Dispensary {
  /** Pieces left in each batch. */
  left: number[];
  queue: Prescription[];
  /** Index of the prescription that was processed last, which gets the focus. */
  latest?: number;
  /** Index of the prescription that was last refused because its note was missing. */
  refused?: number;
}

export const start = ({ batches, queue }: Content): Dispensary => ({
  left: batches.map(({ pieces }) => pieces),
  queue: queue.map(() => ({ state: 'waiting', note: '' })),
});

const change = (dispensary: Dispensary, i: number, changes: Partial<Prescription>): Dispensary => ({
  ...dispensary,
  queue: dispensary.queue.map((prescription, k) => (k === i ? { ...prescription, ...changes } : prescription)),
});

/** The indexes of the batches, the earliest expiry first. */
export const byExpiry = ({ batches }: Content): number[] =>
  batches
    .map((batch, i) => ({ ...batch, i }))
    .sort((a, b) => (a.expires < b.expires ? -1 : 1))
    .map(({ i }) => i);

/** A batch may be used to the end of its month. */
export const isExpired = ({ expires }: Content['batches'][number], { day }: Content): boolean =>
  expires < day.slice(0, 7);

/** Months from year 0 to a date. */
export const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Whether a batch that has not expired does so within the three months after this one. */
export const isSoon = (batch: Content['batches'][number], content: Content): boolean =>
  !isExpired(batch, content) && months(batch.expires) - months(content.day) <= 3;

/** Allocates batches that have not expired to each item of a prescription; none if the stock is too low. */
export function plan({ left }: Dispensary, content: Content, i: number): Take[][] {
  const stock = [...left];
  return (content.queue[i]?.items ?? []).map(({ name, pieces }) => {
    const takes: Take[] = [];
    let missing = pieces;
    for (const batch of byExpiry(content)) {
      const own = content.batches[batch];
      const isUsable = own?.medicine === name && !isExpired(own, content);
      const out = isUsable ? Math.min(missing, stock[batch] ?? 0) : 0;
      if (out > 0) takes.push({ batch, pieces: out });
      missing -= out;
    }
    if (missing > 0) return [];
    for (const { batch, pieces } of takes) stock[batch] = (stock[batch] ?? 0) - pieces;
    return takes;
  });
}

/** The first interaction on the agreed list of which a prescription contains both substances. */
export const interaction = ({ interactions, queue }: Content, i: number): Content['interactions'][number] | undefined =>
  interactions.find(({ between }) =>
    between.every((substance) => queue[i]?.items.some(({ name }) => name.startsWith(substance))),
  );

export const isSettled = ({ state }: Prescription): boolean => state === 'dispensed' || state === 'held';

/** Changes the note of a prescription. */
export const write = (dispensary: Dispensary, i: number, note: string): Dispensary => change(dispensary, i, { note });

/**
 * Dispenses a prescription. An interaction first leads to a warning; after that, dispensing needs a note.
 *
 * @returns the same dispensary if the note is missing, there is not enough in stock or the prescription is settled
 */
export function dispense(dispensary: Dispensary, content: Content, i: number): Dispensary {
  const prescription = dispensary.queue[i];
  const taken = plan(dispensary, content, i);
  if (!prescription || isSettled(prescription) || taken.some(({ length }) => length === 0)) return dispensary;
  if (interaction(content, i)) {
    if (prescription.state === 'waiting') return change(dispensary, i, { state: 'warned' });
    if (prescription.note.trim() === '') return dispensary;
  }
  const left = [...dispensary.left];
  for (const { batch, pieces } of taken.flat()) left[batch] = (left[batch] ?? 0) - pieces;
  return { ...change(dispensary, i, { state: 'dispensed', taken }), left };
}

/** Puts a prescription with a warning on hold; the stock stays as it is. */
export const hold = (dispensary: Dispensary, i: number): Dispensary =>
  dispensary.queue[i]?.state === 'warned' ? change(dispensary, i, { state: 'held' }) : dispensary;

export const progress = ({ queue }: Dispensary, content: Content): Record<keyof Content['steps'], boolean> => ({
  dispense: queue.some(({ state }) => state === 'dispensed'),
  decide: queue.some((prescription, i) => isSettled(prescription) && interaction(content, i)),
  settle: queue.every(isSettled),
});

/** What the pharmacist has done, for an enquiry; empty until a prescription is settled. */
export function summary({ queue }: Dispensary, { words }: Content): string {
  const count = (settled: Prescription['state']) => queue.filter(({ state }) => state === settled).length;
  return queue.some(isSettled) ? fill(words.summary, { dispensed: count('dispensed'), held: count('held') }) : '';
}
