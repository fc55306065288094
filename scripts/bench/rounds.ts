/** Interleaved rounds: a machine that is busy for a while then slows every page alike. */
import type { Sample } from './lighthouse';

/** Every round visits every page once; each begins with another page. */
export function* rounds<T>(pages: readonly T[], runs: number): Generator<{ round: number; page: T }> {
  for (let round = 0; round < runs; round++)
    for (let i = 0; i < pages.length; i++) yield { round, page: pages[(i + round) % pages.length] as T };
}

/** The middle of some figures, or halfway between the two in the middle; NaN without any. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1] ?? Number.NaN, sorted[middle] ?? Number.NaN];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Median of each figure over the visits of one page; the largest element is that of the last visit. */
export function medianSample(samples: readonly Sample[]): Sample {
  const last = samples.at(-1);
  if (!last) throw new Error('A page was never measured');
  const of = (pick: (sample: Sample) => number) => median(samples.map(pick));
  return {
    lcp: of((s) => s.lcp),
    fcp: of((s) => s.fcp),
    tbt: of((s) => s.tbt),
    cls: of((s) => s.cls),
    mainThread: of((s) => s.mainThread),
    bytes: of((s) => s.bytes),
    scriptBytes: of((s) => s.scriptBytes),
    requests: of((s) => s.requests),
    scores: last.scores.map((_, i) => of((s) => s.scores[i] ?? Number.NaN)),
    largest: last.largest,
  };
}
