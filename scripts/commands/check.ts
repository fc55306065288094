import type { Sample } from '@/lib/content/check/samples';
import { formatProblems } from '@/lib/content/errors';
import { type Remarks, type Report, report } from './report';
import { bad, count, good, list, next, note, title } from './terminal';

const sampleKinds: Record<Sample['kind'], string> = {
  value: 'made-up values (sample: true)',
  words: 'words that still have to be written',
  domain: 'addresses that can never be real (.example)',
  picture: 'made-up pictures',
};

const sampleRemarks = ({ samples }: Report): Remarks[] =>
  Object.entries(sampleKinds).map(([kind, words]) => {
    const ofKind = samples.filter((sample) => sample.kind === kind);
    const lines = ofKind.map(({ file, field, what }) => `${file} → ${field}: ${what}`);
    return [`Sample content: ${words} (${ofKind.length})`, lines];
  });

const unconfirmedRemarks = ({ unconfirmed }: Report): Remarks => [
  `Pages to confirm (${unconfirmed.length}): “Add confirmed” in the form of each (npm run edit)`,
  unconfirmed.map(
    ({ file, reason }) => `${file}: ${reason === 'never' ? 'not confirmed' : 'changed since it was confirmed'}`,
  ),
];

/**
 * Prints what the check found.
 *
 * @param launch  whether samples and unconfirmed pages count as mistakes
 * @returns whether the content can be published
 */
export function printReport(found: Report, launch: boolean): boolean {
  const { problems, undrawn, samples, unconfirmed, expiry } = found;
  const remarks = [...found.remarks, ...sampleRemarks(found), ...(launch ? [unconfirmedRemarks(found)] : [])];
  for (const [words, lines] of remarks.filter(([, some]) => some.length > 0)) {
    title(words);
    list(lines);
  }
  console.log();
  if (problems.length > 0) {
    bad(formatProblems(problems, 'The site cannot be published.'));
    next('open the files named above (or run “npm run edit”), fix each point, then run “npm run check” again.');
    return false;
  }
  const counted = `${count(found.pages, 'page')} and ${count(found.pictures, 'picture')}`;
  good(`${counted}: no mistakes, no missing pictures, no dead links.`);
  if (undrawn.length > 0) {
    bad(`${count(undrawn.length, 'social card')} not drawn yet: ${undrawn.join(', ')}`);
    next('run “npm run media”, then “npm run check” again.');
    return false;
  }
  const samplesLeft = `${count(samples.length, 'sample')} left`;
  const toConfirm = count(unconfirmed.length, 'page');
  const unready = [
    samples.length > 0 && `${samplesLeft}. Replace each with the real value and remove its “sample: true”.`,
    unconfirmed.length > 0 &&
      `${toConfirm} that nobody has confirmed. Read each, and enter who confirms it and on which day.`,
    expiry?.past && expiry.words,
  ].filter((reason) => typeof reason === 'string');
  if (unready.length === 0) {
    good('Nothing made up is left.');
    next(launch ? 'run “npm run deploy”.' : 'run “npm run deploy -- --dry-run” to see what publishing would do.');
    return true;
  }
  if (launch) {
    bad('Not ready for launch:');
    list(unready);
    next('fix the points above, then run “npm run launch-check” again.');
    return false;
  }
  note(`${samplesLeft} and ${toConfirm} not confirmed: fine for trying out, not for the launch.`);
  next('run “npm run build” to build the site, or “npm run launch-check” before the launch.');
  return true;
}

export const check = async (launch: boolean): Promise<boolean> => printReport(await report(), launch);
