import fs from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../lib/content/check/samples';
import { deploy } from '../../scripts/commands/deploy';
import { type Report, report } from '../../scripts/commands/report';
import { file, runCommand, text, useCopy, write } from '../support/runCommand';

jest.mock('../../scripts/commands/report');

// Publishing reads the words and looks whether the pictures are there: a link to all of them is enough.
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
/** What the check of the content finds, which has tests of its own. */
const finds = (found: Partial<Report>) => jest.mocked(report).mockResolvedValue({ ...clean, ...found });
const sample: Sample = { kind: 'value', file: 'content/company.yaml', field: 'name', what: 'Ridgelight' };

const runDeploy = (...words: string[]) => runCommand(() => deploy(words));

const searched = process.env.PATH;
beforeEach(() => {
  finds({});
  process.env.PATH = `${file('bin')}:${searched}`;
});
afterAll(() => {
  process.env.PATH = searched;
});

const settings = (target: string, lines: string) => write('deploy.yaml', `target: ${target}\n${target}:\n  ${lines}\n`);

/** Makes a finished export whose home page says these words. */
function build(words: string): void {
  fs.rmSync(file('out'), { recursive: true, force: true });
  write('out/index.html', words);
  write('out/.release', words);
  write(`out/media/picture.${words}.webp`, words);
}
/** Publishes an export that says these words. */
async function publish(words: string): Promise<void> {
  build(words);
  expect(await runDeploy('--no-build')).toMatchObject({ fine: true });
}
const back = (...args: string[]) => runDeploy('--back', ...args);

/** Puts a program of this name on the path. */
function install(name: string, script: string): void {
  write(`bin/${name}`, script);
  fs.chmodSync(file(`bin/${name}`), 0o755);
}

const published = () => fs.existsSync(file('site'));

test.each([
  ['folder', 'path: site', /site\/releases\/\.incoming-/],
  ['server', 'host: me@host\n  path: /srv/site', /rsync -az --link-dest=\/srv\/site\/current\/ --/],
  // The hosts' clients in one exact version.
  [
    'cloudflare',
    'name: site',
    /npx --yes wrangler@(\d+\.){2}\d+ deploy --config \.cache\/hosts\/wrangler\.jsonc --name site/,
  ],
  ['netlify', 'site: abc', /npx --yes netlify-cli@(\d+\.){2}\d+ deploy --prod --no-build/],
])('--dry-run says exactly what publishing to %s would do, and does nothing', async (target, lines, expected) => {
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
  ['while a card is not drawn', ['--no-build'], 'npm run media', () => finds({ undrawn: ['nexbill.jpg'] })],
  ['while content is made up', ['--no-build'], 'launch-check', () => finds({ samples: [sample] })],
  ['of a broken build', ['--no-build'], 'There is no finished site in out/', () => fs.rmSync(file('out/.release'))],
  ['to a release before that is not there', ['--back'], 'no earlier release', asItIs],
  ['to a release that never was', ['--release=2026-01-01T00:00:00.000Z'], 'There is no release of 2026-01-01', asItIs],
  ['for an option that there is not', ['--dryrun'], "Unknown option '--dryrun'", asItIs],
  ['for a word too many', ['now'], "Unexpected argument 'now'", asItIs],
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

  test('without the programs that it needs', async () => {
    settings('server', 'host: me@host\n  path: /srv/site');
    process.env.PATH = file('bin');
    expect((await runDeploy('--no-build', ...args)).said).toContain('“ssh” is not installed');
  });
});

test('a fault of ours is told with its stack, whatever its code is', async () => {
  settings('folder', 'path: site');
  jest.mocked(report).mockRejectedValue(Object.assign(new Error('The program ended with 2'), { code: 2 }));
  const { said, fine } = await runDeploy();
  expect(said).toContain('Error: The program ended with 2');
  expect(fine).toBe(false);
});

test('made-up content is published when that is asked for', async () => {
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
])('a mistake in the settings of %s is told with its place', async (target, lines, place) => {
  settings(target, lines);
  const { said, fine } = await runDeploy('--dry-run');
  expect(fine).toBe(false);
  expect(said).toMatch(/mistakes? in the settings\. Nothing was published\./);
  expect(said).toContain(place);
});

describe.each(['folder', 'server'])('a %s', (target) => {
  beforeEach(() => {
    settings(target, target === 'folder' ? 'path: site' : `host: me@host\n  path: ${file('site')}`);
    // The other machine is this one; while there is a file "broken", the line breaks down on the way.
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

  test('is switched at once, and back to either of the releases before', async () => {
    const releases = () => JSON.parse(text('.cache/published.json')).releases;
    for (const words of ['one', 'two', 'three']) await publish(words);
    expect(home()).toBe('three');
    // What a page that is still open may need stays.
    expect(text('site/current/media/picture.one.webp')).toBe('one');
    expect((await back()).fine).toBe(true);
    expect(home()).toBe('two');
    await publish('four');
    expect((await runDeploy(`--release=${releases()[2].at}`)).fine).toBe(true);
    expect(home()).toBe('one');
    expect(releases()).toHaveLength(1);
    expect(text('content/published.txt')).toContain('\n/nexbill\n');
  });

  test('goes back to the release that was live before, not to one that was taken back', async () => {
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

  test('never goes back to a publishing that was broken off', async () => {
    await publish('one');
    build('half');
    if (target === 'server') write('broken', '');
    // A file that cannot be written stops the copying.
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

  test('is not harmed by a link left over from a switch that was broken off', async () => {
    await publish('one');
    fs.symlinkSync(fs.readlinkSync(file('site/current')), file('site/current.new'));
    await publish('two');
    expect(home()).toBe('two');
  });
});
