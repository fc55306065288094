import type { Goal } from './goals';
import type { Sample } from './lighthouse';

export interface Row {
  name: string;
  sample: Sample;
}

const ms = (value: number) => String(Math.round(value));
const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const ratio = (value: number, to: number) => `${ms(value)} (${(value / to).toFixed(2)} ×)`;

const heads = [
  'page',
  'LCP ms',
  'FCP ms',
  'TBT ms',
  'CLS',
  'main thread ms',
  'total KiB',
  'JS KiB',
  'requests',
  'scores',
];

/** Markdown table of the measured pages; times of paints with their ratio to the first row, the limit. */
export function table([limit, ...pages]: readonly [Row, ...Row[]]): string {
  const cells = ({ name, sample: s }: Row) => [
    name,
    ratio(s.lcp, limit.sample.lcp),
    ratio(s.fcp, limit.sample.fcp),
    ms(s.tbt),
    s.cls.toFixed(3),
    ms(s.mainThread),
    kib(s.bytes),
    kib(s.scriptBytes),
    String(s.requests),
    s.scores.join(' '),
  ];
  const line = (list: readonly string[]) => `| ${list.join(' | ')} |`;
  const rule = heads.map((_, i) => (i === 0 ? '---' : '--:'));
  return [line(heads), line(rule), ...[limit, ...pages].map((row) => line(cells(row)))].join('\n');
}

/** One line a page: all goals hold, or the ones that do not. */
export function verdicts(list: readonly { name: string; goals: readonly Goal[] }[]): string {
  return list
    .map(({ name, goals }) => {
      const missed = goals.filter(({ holds }) => !holds).map((goal) => goal.name);
      return `- ${name}: ${missed.length === 0 ? 'all goals hold' : `missed: ${missed.join('; ')}`}`;
    })
    .join('\n');
}
