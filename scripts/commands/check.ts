import type { Sample } from '@/lib/content/check/samples';
import { type ContentProblem, formatProblems } from '@/lib/content/errors';
import { count } from '@/lib/format';
import { type Remarks, type Report, report } from './report';
import { bad, good, list, next, title } from './terminal';

export interface Findings {
  fine: boolean;
  verdict: string;
  problems: readonly ContentProblem[];
  remarks: readonly Remarks[];
  next: string;
}

const sampleKinds: Record<Sample['kind'], string> = {
  value: 'Sample content: made-up values (sample: true)',
  words: 'Sample content: words that still have to be written',
  domain: 'Sample content: addresses that can never be real (.example)',
  picture: 'Sample content: made-up pictures',
};

/** @param launch  whether samples and unconfirmed pages count as mistakes */
export function findings(found: Report, launch: boolean): Findings {
  const { problems, samples, unconfirmed, expiry } = found;
  const unready: Remarks[] = [
    ...Object.entries(sampleKinds).map(([kind, words]): Remarks => {
      const ofKind = samples.filter((sample) => sample.kind === kind);
      const lines = ofKind.map(({ file, path, field, what }) => ({ file, path, words: `${file} → ${field}: ${what}` }));
      return { title: words, lines };
    }),
    {
      title: 'Pages to confirm: “Add confirmed” in the form of each',
      lines: unconfirmed.map(({ file, state }) => ({ file, path: ['confirmed'], words: `${file}: ${state}` })),
    },
  ];
  const remarks = [...found.remarks, ...unready.map((one) => ({ ...one, folded: !launch }))].filter(
    ({ lines }) => lines.length > 0,
  );
  const result = (fine: boolean, verdict: string, next: string) => ({ fine, verdict, problems, remarks, next });
  const again = `run “npm run ${launch ? 'launch-check' : 'check'}” again.`;
  if (problems.length > 0)
    return result(
      false,
      `${count(problems.length, 'mistake')} in the content. The site cannot be published.`,
      `open the files named above (or run “npm run edit”), fix each point, then ${again}`,
    );
  const left = `${count(samples.length, 'sample')} and ${count(unconfirmed.length, 'unconfirmed page')} left`;
  const ready = samples.length + unconfirmed.length === 0 && !expiry?.past;
  if (launch && !ready)
    return result(
      false,
      `Not ready for launch: ${left}${expiry?.past ? `; ${expiry.words}` : ''}.`,
      `fix the points above, then ${again}`,
    );
  const checked = `${count(found.pages, 'page')} and ${count(found.pictures, 'picture')}`;
  return result(
    true,
    `${checked}: no mistakes, no missing pictures, no dead links${ready ? '' : `; ${left}`}.`,
    ready ? 'run “npm run deploy”.' : '“npm run launch-check” lists what is left before the launch.',
  );
}

export function printFindings({ fine, verdict, problems, remarks, next: todo }: Findings): boolean {
  (fine ? good : bad)(verdict);
  if (problems.length > 0) console.log(`\n${formatProblems(problems)}`);
  for (const { title: words, lines, folded } of remarks) {
    title(`${words} (${lines.length})`);
    if (!folded) list(lines.map((line) => line.words));
  }
  next(todo);
  return fine;
}

export const check = async (launch: boolean): Promise<boolean> => printFindings(findings(await report(), launch));
