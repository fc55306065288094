import type { Sample } from '@/lib/check/samples';
import { formatProblems } from '@/lib/content/errors';
import { type Report, report } from './report';
import { bad, count, good, list, next, note, step, title } from './terminal';

const kinds: Record<Sample['kind'], string> = {
  value: 'made-up values (sample: true)',
  words: 'words that still have to be written',
  domain: 'addresses that can never be real (.example)',
  picture: 'made-up pictures',
};

/** Made-up things by kind; short, one line each, because there are many before launch. */
function tellSamples(found: readonly Sample[], most: number): void {
  for (const kind of ['value', 'words', 'domain', 'picture'] as const) {
    const some = found.filter((sample) => sample.kind === kind);
    if (some.length === 0) continue;
    title(`Sample content: ${kinds[kind]} (${some.length})`);
    list(
      some.map(({ file, field, what }) => `${file} → ${field}: ${what}`),
      most,
    );
  }
}

/** What nobody vouches for: at the launch every page and every sentence that looks like a promise, else the number. */
function tellUnconfirmed({ unconfirmed, commitments }: Report): void {
  if (unconfirmed.length === 0) return;
  title(`Sentences that look like promises, on pages that nobody has confirmed (${commitments.length})`);
  list(commitments.map(({ file, field, sentence }) => `${file} → ${field}: ${sentence}`));
  title(`Pages to confirm (${unconfirmed.length}): “confirmed: { by: name, on: day }” in the file`);
  list(
    unconfirmed.map(
      ({ file, why }) =>
        `${file}: ${why === 'no' ? 'not confirmed' : 'changed since the day on which it was confirmed'}`,
    ),
  );
}

function tell(found: Report, launch: boolean): boolean {
  const { problems, undrawn, outdated, search, prices, located, expiry, samples, unconfirmed, pages, pictures } = found;
  if (outdated.length > 0) {
    title('Social cards that still show an earlier headline or picture (“npm run media” draws them again):');
    list(outdated);
  }
  if (search.length > 0) {
    title(`Search results: ${count(search.length, 'remark')}`);
    list(search);
  }
  if (prices.length > 0) {
    title('Prices: the table and the calculator differ. This is known and intended; both stand.');
    list(prices);
  }
  if (located.length > 0) {
    title('These picture files say where they were taken. The site does not publish that; the files themselves do:');
    list(located);
  }
  if (expiry) {
    title('Contact for reports of weaknesses:');
    list([expiry.words]);
  }
  tellSamples(samples, launch ? Number.POSITIVE_INFINITY : 100);
  if (launch) tellUnconfirmed(found);
  console.log();
  if (problems.length > 0) {
    bad(formatProblems(problems, 'The site cannot be published.'));
    next(
      `open the ${problems.length === 1 ? 'file' : 'files'} named above (or run “npm run edit”), fix each point, then run “npm run check” again.`,
    );
    return false;
  }
  good(`${count(pages, 'page')} and ${count(pictures, 'picture')}: no mistakes, no missing pictures, no dead links.`);
  if (undrawn.length > 0) {
    bad(`${count(undrawn.length, 'social card')} not drawn yet: ${undrawn.join(', ')}`);
    next('run “npm run media”, then “npm run check” again.');
    return false;
  }
  const unready = [
    samples.length > 0 &&
      `${count(samples.length, 'sample')} left. Replace each with the real value and take away its “sample: true”.`,
    unconfirmed.length > 0 &&
      `${count(unconfirmed.length, 'page')} that nobody has confirmed. Read each, and enter who vouches for it, and since which day.`,
    expiry?.past && expiry.words,
  ].filter((reason) => typeof reason === 'string');
  if (launch && unready.length > 0) {
    bad('Not ready for launch:');
    list(unready);
    next('fix what stands above, then run “npm run launch-check” again.');
    return false;
  }
  if (unready.length === 0) {
    good('Nothing made up is left.');
    next(launch ? 'run “npm run deploy”.' : 'run “npm run deploy -- --dry-run” to see what publishing would do.');
    return true;
  }
  note(
    `${count(samples.length, 'sample')} and ${count(unconfirmed.length, 'unconfirmed page')} still there: fine for trying out, not for the launch.`,
  );
  next('run “npm run build” to build the site, or “npm run launch-check” before the launch.');
  return true;
}

/**
 * `npm run check`: can the content be published? `npm run launch-check`: is it ready for the launch?
 *
 * @returns whether it is
 */
export async function check(launch: boolean): Promise<boolean> {
  let steps = 0;
  return tell(await report((text) => step(++steps, 3, text)), launch);
}
