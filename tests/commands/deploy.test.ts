import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../lib/content/check/samples';
import { deploy } from '../../scripts/commands/deploy';
import * as releases from '../../scripts/commands/deploy/releases';
import { type Report, report } from '../../scripts/commands/report';
import { edit, file, runCommand, text, useCopy, write } from '../support/runCommand';

jest.mock('../../scripts/commands/report');

// Deploying reads the YAML files and only needs the pictures to exist.
useCopy((name) => name.endsWith('.yaml') && !name.startsWith('content/media/'));
beforeEach(() => fs.symlinkSync(path.resolve('content/media'), file('content/media')));

const clean: Report = {
  problems: [],
  undrawn: [],
  remarks: [],
  expiry: undefined,
  samples: [],
  unconfirmed: [],
  pages: 1,
  pictures: 1,
};
/** Sets the result of the content check, which has its own tests. */
const finds = (found: Partial<Report>) => jest.mocked(report).mockResolvedValue({ ...clean, ...found });
const sample: Sample = { kind: 'value', file: 'content/company.yaml', field: 'name', what: 'Ridgelight' };

const runDeploy = (...words: string[]) => runCommand(() => deploy(words));

const originalPath = process.env.PATH;
beforeEach(() => {
  finds({});
  process.env.PATH = `${file('bin')}:${originalPath}`;
});
afterAll(() => {
  process.env.PATH = originalPath;
});

const settings = (target: string, lines: string) => write('deploy.yaml', `target: ${target}\n${target}:\n  ${lines}\n`);

/** A finished export whose home page has this text. */
function build(words: string): void {
  fs.rmSync(file('out'), { recursive: true, force: true });
  write('out/index.html', words);
  write('out/.release', words);
  write(`out/media/picture.${words}.webp`, words);
}
/** Publishes such an export. */
async function publish(words: string): Promise<void> {
  build(words);
  expect(await runDeploy('--no-build')).toMatchObject({ fine: true });
}
const back = (...args: string[]) => runDeploy('--back', ...args);

/** Puts a program on the PATH. */
function install(name: string, script: string): void {
  write(`bin/${name}`, script);
  fs.chmodSync(file(`bin/${name}`), 0o755);
}

const published = () => fs.existsSync(file('site'));

test.each([
  ['folder', 'path: site', /site\/releases\/\.incoming-/],
  ['server', 'host: me@host\n  path: /srv/site', /rsync -az --link-dest=\/srv\/site\/current\/ --/],
  [
    'cloudflare',
    'name: site',
    /npx --yes wrangler@(\d+\.){2}\d+ deploy --config \.cache\/hosts\/wrangler\.jsonc --name site/,
  ],
  ['netlify', 'site: abc', /npx --yes netlify-cli@(\d+\.){2}\d+ deploy --prod --no-build/],
])('--dry-run prints every step of publishing to %s and runs none', async (target, lines, expected) => {
  install('ssh', '');
  install('rsync', '');
  settings(target, lines);
  const { said, fine } = await runDeploy('--dry-run');
  expect(said).toMatch(expected);
  expect(said).toContain('nothing was done');
  expect(fine).toBe(true);
  expect(published()).toBe(false);
});

const mistake = { file: 'content/company.yaml', field: 'founded', found: 'x', allowed: 'y', fix: 'z' };
const asItIs = () => {};
const refusals: [what: string, words: string[], told: string, prepare: () => unknown][] = [
  ['while there is a mistake', ['--no-build'], 'founded', () => finds({ problems: [mistake] })],
  ['while a card is missing', ['--no-build'], 'npm run media', () => finds({ undrawn: ['nexbill.jpg'] })],
  ['while samples are left', ['--no-build'], 'launch-check', () => finds({ samples: [sample] })],
  [
    'of an unfinished build',
    ['--no-build'],
    'There is no finished site in out/',
    () => fs.rmSync(file('out/.release')),
  ],
  ['to a previous release that does not exist', ['--back'], 'no earlier release', asItIs],
  ['to an unknown release', ['--release=2026-01-01T00:00:00.000Z'], 'There is no release of 2026-01-01', asItIs],
  ['for an unknown option', ['--dryrun'], "Unknown option '--dryrun'", asItIs],
  ['for a superfluous argument', ['now'], "Unexpected argument 'now'", asItIs],
];
describe.each([[[]], [['--dry-run']]])('with %j, nothing is published', (args) => {
  test.each(refusals)('%s', async (_what, words, told, prepare) => {
    settings('folder', 'path: site');
    build('one');
    prepare();
    const { said, fine } = await runDeploy(...args, ...words);
    expect(fine).toBe(false);
    expect(said).toContain(told);
    expect(published()).toBe(false);
  });

  test('without a required program', async () => {
    settings('server', 'host: me@host\n  path: /srv/site');
    process.env.PATH = file('bin');
    expect((await runDeploy('--no-build', ...args)).said).toContain('“ssh” is not installed');
  });
});

test('a bug is printed with its stack, whatever its code', async () => {
  settings('folder', 'path: site');
  jest.mocked(report).mockRejectedValue(Object.assign(new Error('The program ended with 2'), { code: 2 }));
  const { said, fine } = await runDeploy();
  expect(said).toContain('Error: The program ended with 2');
  expect(fine).toBe(false);
});

test('what is saved while it is published is not noted as published, and stays out of the commit', async () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@x.example', ...words], {
      cwd: file('.'),
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', 'content/products', 'content/company.yaml');
  git('commit', '--quiet', '--message', 'Content');
  settings('folder', 'path: site');
  build('one');
  edit('content/company.yaml', /^founded: .*$/m, 'founded: 2023');
  // Copying the site takes a moment, in which somebody saves.
  install('cp', `#!/bin/sh\nsed -i 's/^kind: .*/kind: Saved late/' content/products/nexbill.yaml\nexec /bin/cp "$@"\n`);
  expect((await runDeploy('--no-build')).fine).toBe(true);
  expect(releases.published().unpublished).toEqual(['products/nexbill.yaml']);
  expect(git('log', '--format=%s')).toMatch(/^Publish to .*\nContent\n$/);
  expect(git('show', '--format=', '--name-only', 'HEAD').split('\n')).toEqual(
    expect.arrayContaining(['content/company.yaml', 'content/published.txt']),
  );
  expect(git('status', '--porcelain', 'content/products')).toBe(' M content/products/nexbill.yaml\n');
});

test('--samples publishes samples', async () => {
  settings('folder', 'path: site');
  build('one');
  finds({ samples: [sample] });
  expect((await runDeploy('--no-build', '--samples')).fine).toBe(true);
});

test.each([
  ['server', 'host: me@host\n  path: relative', 'server → path'],
  ['server', 'host: -oProxyCommand=x\n  path: /srv', 'server → host'],
  ['cloudflare', 'name: --config', 'cloudflare → name'],
  ['netlify', 'site: --auth', 'netlify → site'],
  ['folder', '\tpath: site', 'line 3'],
  ['elsewhere', 'path: site', 'folder, server, cloudflare or netlify'],
])('a mistake in the settings of %s is reported with its field', async (target, lines, place) => {
  settings(target, lines);
  const { said, fine } = await runDeploy('--dry-run');
  expect(fine).toBe(false);
  expect(said).toMatch(/mistakes? in the settings\. Nothing was published\./);
  expect(said).toContain(place);
});

describe.each(['folder', 'server'])('a %s', (target) => {
  beforeEach(() => {
    settings(target, target === 'folder' ? 'path: site' : `host: me@host\n  path: ${file('site')}`);
    // Stand-ins that run on this machine; a file "broken" interrupts rsync.
    install('ssh', '#!/bin/sh\nshift 2\nexec sh -c "$*"\n');
    install(
      'rsync',
      [
        '#!/bin/sh',
        'for to in "$@"; do from=$last; last=$to; done',
        'to=$(echo "$to" | cut -d: -f2)',
        `if [ -e ${file('broken')} ]; then echo half > "$to/index.html"; exit 12; fi`,
        'cp -R "$from." "$to"',
      ].join('\n'),
    );
  });
  const home = () => text('site/current/index.html');

  test('is switched atomically, and back to either of the previous releases', async () => {
    const releases = () => JSON.parse(text('.cache/published.json')).releases;
    for (const words of ['one', 'two', 'three']) await publish(words);
    expect(home()).toBe('three');
    // An open page may still need files of an earlier release.
    expect(text('site/current/media/picture.one.webp')).toBe('one');
    expect((await back()).fine).toBe(true);
    expect(home()).toBe('two');
    await publish('four');
    expect((await runDeploy(`--release=${releases()[2].at}`)).fine).toBe(true);
    expect(home()).toBe('one');
    expect(releases()).toHaveLength(1);
    expect(text('content/published.txt')).toContain('\n/nexbill\n');
  });

  test('goes back to the previous live release, not to one that was rolled back', async () => {
    await publish('one');
    await publish('two');
    await back();
    await publish('three');
    expect((await back('--dry-run')).fine).toBe(true);
    expect((await back()).fine).toBe(true);
    expect(home()).toBe('one');
    expect((await back('--dry-run')).fine).toBe(false);
    expect((await back()).fine).toBe(false);
    expect(home()).toBe('one');
  });

  test('never goes back to an interrupted deployment', async () => {
    await publish('one');
    build('half');
    if (target === 'server') write('broken', '');
    else install('cp', '#!/bin/sh\nexit 1\n');
    expect((await runDeploy('--no-build')).fine).toBe(false);
    fs.rmSync(file('broken'), { force: true });
    fs.rmSync(file('bin/cp'), { force: true });
    expect(home()).toBe('one');
    await publish('two');
    expect(fs.readdirSync(file('site/releases'))).toHaveLength(2);
    expect((await back()).fine).toBe(true);
    expect(home()).toBe('one');
  });

  test('replaces the link that an interrupted switch left', async () => {
    await publish('one');
    fs.symlinkSync(fs.readlinkSync(file('site/current')), file('site/current.new'));
    await publish('two');
    expect(home()).toBe('two');
  });
});
