/**
 * `npm run deploy`: checks, builds and publishes the site to the folder in deploy.yaml.
 *
 *   npm run deploy -- --back     serve the release before the live one again
 *   npm run deploy -- --samples  publish although samples are left (a trial, not the launch)
 */
import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { publishedFile, publishedWithNew } from '@/lib/content/check/publishedAddresses';
import { count } from '@/lib/format';
import { siteOrigin } from '@/lib/siteUrl';
import { findings, printFindings } from '../check';
import { commitSnapshot, snapshot } from '../history';
import { inProject, writeAtomic } from '../projectFiles';
import { report } from '../report';
import { CommandError, good, next, note, title } from '../terminal';
import { contentNow, recordRelease, recordRollback } from './releases';
import { runSteps, type Step } from './steps';
import { backSteps, describeTarget, publishSteps, readTarget, type Target } from './target';

async function refuseUnpublishable(allowSamples: boolean): Promise<void> {
  title('Check');
  const found = await report();
  if (found.problems.length > 0) {
    printFindings(findings(found, false));
    throw new CommandError('Nothing was published.');
  }
  const { samples } = found;
  const left = `${count(samples.length, 'made-up value')} left`;
  if (samples.length > 0 && !allowSamples)
    throw new CommandError(
      `${left} (names, addresses, pictures). Nothing was published.`,
      'run “npm run launch-check” for the list. For a trial that anybody may see and search engines may find: npm run deploy -- --samples',
    );
  good(`No mistakes; ${left}.`);
}

const build: Step = { words: 'Build the site into out/', command: ['tsx', 'scripts/build.ts'] };

function publish(target: Target): void {
  const at = new Date().toISOString();
  const built = contentNow();
  const addresses = publishedWithNew(content());
  const begun = snapshot(`Publish to ${siteOrigin()}`, addresses);
  title('Publish');
  note(`Target: ${describeTarget(target)}`);
  note('All or nothing: visitors see the old site until the new one is complete.');
  runSteps([build, ...publishSteps(target, inProject('out'), at)]);
  if (addresses) writeAtomic(publishedFile, addresses);
  recordRelease(at, built);
  good(`Published to ${describeTarget(target)}.`);
  try {
    if (begun) commitSnapshot(begun);
  } catch (error) {
    note(`Git has not recorded it: ${(error as Error).message}`);
  }
  next(`look at ${siteOrigin()}/. To take this release back: npm run deploy -- --back`);
}

export async function deploy(args: string[]): Promise<void> {
  const on = { type: 'boolean', default: false } as const;
  const { back, samples } = parseArgs({ args, options: { back: on, samples: on } }).values;
  const target = readTarget();
  if (!back) {
    await refuseUnpublishable(samples);
    publish(target);
    return;
  }
  runSteps(backSteps(target));
  recordRollback();
  good('The earlier release is live again.');
  next('look at the site. The content on this machine is unchanged: “npm run deploy” publishes it again.');
}
