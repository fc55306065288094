/**
 * `npm run deploy`: checks, builds and publishes the site to the host that deploy.yaml chooses.
 *
 *   npm run deploy -- --dry-run    say exactly what would be done, and do nothing
 *   npm run deploy -- --back       bring back the release that was live before
 *   npm run deploy -- --release=…  bring back an earlier one, by the moment of its publishing
 *   npm run deploy -- --samples    publish although made-up content is left (a trial, not the launch)
 *   npm run deploy -- --no-build   publish out/ as it is
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { newlyPublished, publishedFile } from '@/lib/content/check/publishedAddresses';
import { siteOrigin } from '@/lib/siteUrl';
import { releaseFile } from '../../serve/release';
import { tell } from '../check';
import { inProject, writeWhole } from '../projectFiles';
import { report } from '../report';
import { CommandError, count, good, next, note, title } from '../terminal';
import { noteBack, noteRelease, published } from './releases';
import { readSettings, settingsFile } from './settings';
import { ask, needPrograms, type Plan, runSteps, type Step } from './steps';
import { planFor } from './targets';

/**
 * The check before anything is sent.
 *
 * @param samplesToo  whether made-up content may be published
 * @throws CommandError when something keeps the site from being published
 */
async function mayPublish(samplesToo = false): Promise<void> {
  title('Check');
  const found = await report();
  if (found.problems.length + found.undrawn.length > 0) {
    tell(found, false);
    throw new CommandError('Nothing was published.');
  }
  const { samples } = found;
  const made = `${count(samples.length, 'made-up value')} left`;
  if (samples.length > 0 && !samplesToo)
    throw new CommandError(
      `${made} (names, addresses, pictures). Nothing was published.`,
      'run “npm run launch-check” for the list. For a trial that anybody may see and search engines may find: npm run deploy -- --samples',
    );
  good(`No mistakes; ${made}.`);
}

const building: Step = { words: 'Build the site into out/', command: ['npm', 'run', 'build'] };

/** @throws CommandError when there is nothing to bring back */
function mayGoBack({ before }: Plan, release: string | undefined): void {
  const [, ...earlier] = published().releases;
  if (release && !earlier.includes(release))
    throw new CommandError(
      `There is no release of ${release} to bring back.`,
      `these were published from this computer before the live one: ${earlier.join(' ') || 'none'}`,
    );
  if (before && ask(before) === '')
    throw new CommandError(
      'There is no earlier release to bring back.',
      'take the earlier version out of your version control, then run “npm run deploy”.',
    );
}

/** Publishes the site or takes a release back. A dry run makes the same checks and refuses the same things. */
export async function deploy(args: string[]): Promise<void> {
  const on = { type: 'boolean' } as const;
  const options = { release: { type: 'string' }, 'dry-run': on, back: on, samples: on, 'no-build': on } as const;
  const { values } = parseArgs({ args, options });
  const { release, 'dry-run': dry, 'no-build': asItIs } = values;
  const back = values.back || release !== undefined;
  const at = new Date().toISOString();
  const plan = planFor(readSettings(), at, release);
  const steps = back ? plan.back : asItIs ? plan.publish : [building, ...plan.publish];
  needPrograms(steps);
  if (back) mayGoBack(plan, release);
  else await mayPublish(values.samples);
  if (!back && asItIs && !fs.existsSync(inProject(`out/${releaseFile}`)))
    throw new CommandError(
      'There is no finished site in out/: its build was broken off, or never was. Nothing was published.',
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
    noteBack(release);
    good('The earlier release is live again.');
    next('look at the site. The content on this machine is unchanged: “npm run deploy” publishes it again.');
    return;
  }
  noteRelease(at, plan.kept);
  const addresses = newlyPublished(content());
  if (addresses) writeWhole(publishedFile, addresses);
  good(`Published to ${plan.where}.`);
  next(`look at ${siteOrigin()}/. To take this release back: npm run deploy -- --back`);
  if (addresses) note(`Commit ${publishedFile}: it remembers which addresses must never die.`);
}
