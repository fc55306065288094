/**
 * `npm run deploy`: checks, builds and publishes the site to the host in deploy.yaml.
 *
 *   npm run deploy -- --dry-run    print every step and run none
 *   npm run deploy -- --back       bring back the previous release
 *   npm run deploy -- --release=…  bring back an earlier one, by its time of publishing
 *   npm run deploy -- --samples    publish although samples are left (a trial, not the launch)
 *   npm run deploy -- --no-build   publish out/ as it is
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { publishedFile, publishedWithNew } from '@/lib/content/check/publishedAddresses';
import { siteOrigin } from '@/lib/siteUrl';
import { releaseFile } from '../../serve/release';
import { findings, printFindings } from '../check';
import { commit, snapshot } from '../history';
import { inProject, writeAtomic } from '../projectFiles';
import { report } from '../report';
import { CommandError, count, good, next, note, title } from '../terminal';
import { contentNow, lastBuilt, published, recordRelease, recordRollback } from './releases';
import { readSettings, settingsFile } from './settings';
import { ask, type Plan, requirePrograms, runSteps, type Step } from './steps';
import { planFor } from './targets';

/** @throws CommandError when the content cannot be published */
async function refuseUnpublishable(allowSamples = false): Promise<void> {
  title('Check');
  const found = await report();
  if (found.problems.length + found.undrawn.length > 0) {
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

const build: Step = { words: 'Build the site into out/', command: ['npm', 'run', 'build'] };

/** @throws CommandError when there is nothing to bring back */
function refuseMissingRelease({ previous }: Plan, release: string | undefined): void {
  const [, ...earlier] = published().releases;
  if (release && !earlier.includes(release))
    throw new CommandError(
      `There is no release of ${release} to bring back.`,
      `these were published from this computer before the live one: ${earlier.join(' ') || 'none'}`,
    );
  if (previous && ask(previous) === '')
    throw new CommandError(
      'There is no earlier release to bring back.',
      'take the earlier version out of your version control, then run “npm run deploy”.',
    );
}

/** A dry run makes the same checks as a real one. */
export async function deploy(args: string[]): Promise<void> {
  const on = { type: 'boolean' } as const;
  const options = { release: { type: 'string' }, 'dry-run': on, back: on, samples: on, 'no-build': on } as const;
  const { values } = parseArgs({ args, options });
  const { release, 'dry-run': dry, 'no-build': noBuild } = values;
  const back = values.back || release !== undefined;
  const at = new Date().toISOString();
  const built = noBuild ? lastBuilt() : contentNow();
  const begun = snapshot();
  const plan = planFor(readSettings(), at, release);
  const steps = back ? plan.back : noBuild ? plan.publish : [build, ...plan.publish];
  requirePrograms(steps);
  if (back) refuseMissingRelease(plan, release);
  else await refuseUnpublishable(values.samples);
  if (!back && noBuild && !fs.existsSync(inProject(`out/${releaseFile}`)))
    throw new CommandError(
      'There is no finished site in out/: its build failed or never ran. Nothing was published.',
      'run “npm run deploy” without --no-build.',
    );

  title(`${back ? 'Back to an earlier release' : 'Publish'}${dry ? ': what would be done' : ''}`);
  note(`Target: ${plan.where}`);
  note('All or nothing: visitors see the old site until the new one is complete.');
  runSteps(steps, dry);
  if (dry) {
    next(`nothing was done. Run the command without --dry-run to do it, or change the target in ${settingsFile}.`);
    return;
  }
  if (back) {
    recordRollback(release);
    good('The earlier release is live again.');
    next('look at the site. The content on this machine is unchanged: “npm run deploy” publishes it again.');
    return;
  }
  recordRelease(at, built, plan.kept);
  const addresses = publishedWithNew(content());
  if (addresses) writeAtomic(publishedFile, addresses);
  good(`Published to ${plan.where}.`);
  try {
    if (begun) commit(begun, `Publish to ${siteOrigin()}`, [publishedFile]);
  } catch (error) {
    note(`Git has not recorded it: ${(error as Error).message}`);
  }
  next(`look at ${siteOrigin()}/. To take this release back: npm run deploy -- --back`);
}
