/** The rules of MediFlow's demonstration: batches that expire first go out first, and a warning waits for a decision. */
import type { Demos } from '@/content/schema/demos';

export type Content = Demos['mediflow'];

/** Pieces out of a batch, by the batch's place in the content. */
export interface Take {
  batch: number;
  pieces: number;
}

export interface Prescription {
  state: 'waiting' | 'warned' | 'dispensed' | 'held';
  /** Why the pharmacist dispenses in spite of a warning, as typed. */
  note: string;
  /** What was taken for each of its items, once it is dispensed. */
  taken?: Take[][];
}

export interface Dispensary {
  /** Pieces left in each batch. */
  left: number[];
  queue: Prescription[];
}

export const start = ({ batches, queue }: Content): Dispensary => ({
  left: batches.map(({ pieces }) => pieces),
  queue: queue.map(() => ({ state: 'waiting', note: '' })),
});

const change = (dispensary: Dispensary, i: number, by: Partial<Prescription>): Dispensary => ({
  ...dispensary,
  queue: dispensary.queue.map((own, k) => (k === i ? { ...own, ...by } : own)),
});

/** The places of the batches, the earliest expiry first. */
export const byExpiry = ({ batches }: Content): number[] =>
  batches
    .map((batch, i) => ({ ...batch, i }))
    .sort((a, b) => (a.expires < b.expires ? -1 : 1))
    .map(({ i }) => i);

/** What a prescription takes from which batch, item by item; an item that the stock does not suffice for takes nothing. */
export function plan({ left }: Dispensary, content: Content, i: number): Take[][] {
  const rest = [...left];
  return (content.queue[i]?.items ?? []).map(({ name, pieces }) => {
    const takes: Take[] = [];
    let missing = pieces;
    for (const batch of byExpiry(content)) {
      const out = content.batches[batch]?.medicine === name ? Math.min(missing, rest[batch] ?? 0) : 0;
      if (out > 0) takes.push({ batch, pieces: out });
      missing -= out;
    }
    if (missing > 0) return [];
    for (const { batch, pieces } of takes) rest[batch] = (rest[batch] ?? 0) - pieces;
    return takes;
  });
}

/** The first interaction of the agreed list whose two substances are both in a prescription. */
export const interaction = ({ interactions, queue }: Content, i: number): Content['interactions'][number] | undefined =>
  interactions.find(({ between }) =>
    between.every((substance) => queue[i]?.items.some(({ name }) => name.startsWith(substance))),
  );

const isSettled = ({ state }: Prescription): boolean => state === 'dispensed' || state === 'held';

export const write = (dispensary: Dispensary, i: number, note: string): Dispensary => change(dispensary, i, { note });

/**
 * Dispenses a prescription. One with an interaction is stopped with a warning first, and then needs a note; nothing
 * happens without it, where the stock does not suffice, and to a prescription that is settled.
 */
export function dispense(dispensary: Dispensary, content: Content, i: number): Dispensary {
  const own = dispensary.queue[i];
  const taken = plan(dispensary, content, i);
  if (!own || isSettled(own) || taken.some(({ length }) => length === 0)) return dispensary;
  if (interaction(content, i)) {
    if (own.state === 'waiting') return change(dispensary, i, { state: 'warned' });
    if (own.note.trim() === '') return dispensary;
  }
  const left = [...dispensary.left];
  for (const { batch, pieces } of taken.flat()) left[batch] = (left[batch] ?? 0) - pieces;
  return { ...change(dispensary, i, { state: 'dispensed', taken }), left };
}

/** Holds a prescription that was stopped with a warning. Its stock stays. */
export const hold = (dispensary: Dispensary, i: number): Dispensary =>
  dispensary.queue[i]?.state === 'warned' ? change(dispensary, i, { state: 'held' }) : dispensary;

export const progress = ({ queue }: Dispensary, content: Content): Record<keyof Content['steps'], boolean> => ({
  dispense: queue.some(({ state }) => state === 'dispensed'),
  decide: queue.some((own, i) => isSettled(own) && interaction(content, i)),
  settle: queue.every(isSettled),
});
