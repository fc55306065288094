/**
 * `npm run deploy`: checks, builds and publishes the site to the host that deploy.yaml chooses.
 *
 *   npm run deploy -- --dry-run    say exactly what would be done, and do nothing
 *   npm run deploy -- --back       bring the release before back
 *   npm run deploy -- --samples    publish although made-up content is left (a trial, not the launch)
 *   npm run deploy -- --no-build   publish out/ as it is
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { notePublished, publishedFile } from '@/lib/check/addresses';
import { content } from '@/lib/content';
import { formatProblems } from '@/lib/content/errors';
import { siteOrigin } from '@/lib/siteUrl';
import { forgetNewest, keep } from './deploy/kept';
import { type Plan, runSteps, type Step, tellSteps } from './deploy/plan';
import { readSettings, settingsFile } from './deploy/settings';
import { planFor } from './deploy/targets';
import { inProject } from './files';
import { report } from './report';
import { count, DeskError, good, next, note, run, title } from './terminal';

const flag = (name: string) => process.argv.includes(`--${name}`);

/** The check before anything is sent; a failed one publishes nothing. */
async function mayPublish(): Promise<void> {
  title('Check');
  const { problems, undrawn, samples } = await report();
  if (problems.length > 0)
    throw new DeskError(
      formatProblems(problems, 'Nothing was published.'),
      'fix the fields named above, then run “npm run deploy” again.',
    );
  if (undrawn.length > 0)
    throw new DeskError(
      `${count(undrawn.length, 'social card')} not drawn yet: ${undrawn.join(', ')}. Nothing was published.`,
      'run “npm run media”, then “npm run deploy” again.',
    );
  if (samples.length > 0 && !flag('samples') && !flag('dry-run'))
    throw new DeskError(
      `${count(samples.length, 'made-up value')} left (names, addresses, pictures). Nothing was published.`,
      'run “npm run launch-check” for the list. For a trial that anybody may see and search engines may find: npm run deploy -- --samples',
    );
  good(
    samples.length > 0
      ? `No mistakes; ${count(samples.length, 'made-up value')} left.`
      : 'No mistakes, nothing made up is left.',
  );
}

const tsx = (words: string, script: string): Step => ({
  words,
  command: [process.execPath, '--import', 'tsx', script],
});

function build(): void {
  title('Build');
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: inProject('.'), stdio: 'inherit' });
  if (status !== 0)
    throw new DeskError(
      'The site could not be built. Nothing was published.',
      'read the lines above, fix what they name, then run “npm run deploy” again.',
    );
}

/** The last touches of an export, where the build has not made them. */
const finishing = (): Step[] => [
  ...(fs.existsSync(inProject('out/_headers'))
    ? []
    : [tsx('Write the files that tell hosts about headers and redirects', 'scripts/hosts/write.ts')]),
  ...(fs.existsSync(inProject('out/.release')) ? [] : [tsx('Compress the text files', 'scripts/compress.ts')]),
];

function told({ where, atOnce }: Plan): void {
  note(`Target: ${where}`);
  note(
    atOnce
      ? 'All or nothing: visitors see the old site until the new one is complete.'
      : 'This host cannot switch at once: for a moment old and new files stand side by side.',
  );
}

await run(async () => {
  const settings = readSettings();
  const site = content();
  const domain = new URL(siteOrigin()).hostname;
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const plan = planFor(settings, {
    out: inProject('out'),
    domain,
    moved: site.redirects,
    stamp,
  });

  if (flag('back')) {
    title('Back to the release before');
    told(plan);
    if (typeof plan.back === 'string')
      throw new DeskError(
        plan.back,
        'take the earlier version out of your version control, then run “npm run deploy”.',
      );
    if (flag('dry-run')) {
      tellSteps(plan.back);
      next('nothing was done. Run “npm run deploy -- --back” to do it.');
      return;
    }
    await runSteps(plan.back);
    forgetNewest();
    good('The release before is published again.');
    next('look at the site. The content on this machine is unchanged: “npm run deploy” publishes it again.');
    return;
  }

  await mayPublish();
  if (flag('dry-run')) {
    title('What “npm run deploy” would do');
    told(plan);
    tellSteps([
      ...(flag('no-build') ? [] : [{ words: 'Build the site into out/', command: ['npm', 'run', 'build'] }]),
      ...plan.publish,
      { words: `Note the published addresses in ${publishedFile}` },
    ]);
    next(`nothing was done. Run “npm run deploy” to do it, or change the target in ${settingsFile}.`);
    return;
  }
  if (!flag('no-build')) build();
  else if (!fs.existsSync(inProject('out/index.html')))
    throw new DeskError(
      'There is no finished site in out/. Nothing was published.',
      'run “npm run deploy” without --no-build.',
    );
  title('Publish');
  told(plan);
  await runSteps([...finishing(), ...plan.publish]);
  keep(inProject('out'), stamp);
  const fresh = notePublished(site);
  good(`Published to ${plan.where}.`);
  next(
    `look at https://${domain}/. To bring the release before back: npm run deploy -- --back${fresh ? `\n      Commit ${publishedFile}: it remembers which addresses must never die.` : ''}`,
  );
});
