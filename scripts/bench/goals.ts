/** The goals for a page, relative to the limit page measured in the same run. */
import type { Sample } from './lighthouse';

export interface Goal {
  name: string;
  holds: boolean;
}

const KiB = 1024;
/** Everything but film that a page may transfer before the visitor does anything, in bytes. */
const weight = { home: 140 * KiB, other: 90 * KiB };
/** Script before the first sign of intent, web vitals included, in bytes. */
const script = 6 * KiB;
const requests = 12;

export function goals(path: string, page: Sample, limit: Sample): Goal[] {
  const most = path === '/' ? weight.home : weight.other;
  return [
    { name: 'LCP at most 1.10 × the limit', holds: page.lcp <= 1.1 * limit.lcp },
    { name: 'FCP at most 1.05 × the limit', holds: page.fcp <= 1.05 * limit.fcp },
    { name: 'no blocking time', holds: page.tbt === 0 },
    { name: 'CLS at most 0.005', holds: page.cls <= 0.005 },
    { name: `at most ${most / KiB} KiB without film`, holds: page.bytes <= most },
    { name: `at most ${script / KiB} KiB of script before intent`, holds: page.scriptBytes <= script },
    { name: `at most ${requests} requests`, holds: page.requests <= requests },
    { name: 'four times 100', holds: page.scores.every((score) => score === 100) },
  ];
}
