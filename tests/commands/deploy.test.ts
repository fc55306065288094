import fs from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../lib/content/check/samples';
import { deploy } from '../../scripts/commands/deploy';
import * as releases from '../../scripts/commands/deploy/releases';
import { type Report, report } from '../../scripts/commands/report';
import { commitCopy, edit, file, git, runCommand, text, useCopy, write } from '../support/runCommand';

jest.mock('../../scripts/commands/report');

// Deploying reads the YAML files and only needs the pictures to exist.
useCopy((name) => name.endsWith('.yaml') && !name.startsWith('content/media/'));
beforeEach(() => fs.symlinkSync(path.resolve('content/media'), file('content/media')));

const clean: Report = {
  problems: [],
  remarks: [],
  expiry: undefined,
  samples: [],
  unconfirmed: [],
  pages: 1,
  pictures: 1,
};
/** Sets the result of the content check, which has its own tests. */
const finds = (found: Partial<Report>) => jest.mocked(report).mockResolvedValue({ ...clean, ...found });
const sample = {} as Sample;
const mistake = { file: 'content/company.yaml', field: 'founded', found: 'x', allowed: 'y', fix: 'z' };

const runDeploy = (...words: string[]) => runCommand(() => deploy(words));

const originalPath = process.env.PATH;
beforeEach(() => {
  finds({});
  process.env.PATH = `${file('bin')}:${originalPath}`;
  write('deploy.yaml', 'path: site\n');
  builds('one');
});
afterAll(() => {
  process.env.PATH = originalPath;
});

const settings = (lines: string) => write('deploy.yaml', `${lines}\n`);
/** Replaces the build with one that writes this text as the home page. */
function builds(words: string): void {
  const script = `rm -rf out; mkdir -p out/media; for f in index.html media/picture.${words}.webp; do printf ${words} > out/$f; done`;
  write('scripts/build.ts', `require('node:child_process').execSync(${JSON.stringify(script)});`);
}
async function publish(words: string): Promise<void> {
  builds(words);
  expect(await runDeploy()).toMatchObject({ fine: true });
}

/** Puts a program on the PATH. */
function install(name: string, script: string): void {
  write(`bin/${name}`, script);
  fs.chmodSync(file(`bin/${name}`), 0o755);
}

/** Removes every program but the shell from the PATH. */
function onlyShell(): void {
  write('scripts/build.ts', '');
  settings('host: me@host\npath: /srv/site');
  install('sh', '#!/bin/sh\nexec /bin/sh "$@"\n');
  process.env.PATH = file('bin');
}

test.each<[what: string, words: string[], told: string, prepare: () => unknown]>([
  ['while there is a mistake', [], 'founded', () => finds({ problems: [mistake] })],
  ['while samples are left', [], 'launch-check', () => finds({ samples: [sample] })],
  ['when the build fails', [], '“Build the site into out/” failed', () => write('scripts/build.ts', 'process.exit(1)')],
  ['for an unknown option', ['--dryrun'], "Unknown option '--dryrun'", () => {}],
  ['without a required program', [], '“ssh” does not run', onlyShell],
])('nothing is published %s', async (_what, words, told, prepare) => {
  prepare();
  const { said, fine } = await runDeploy(...words);
  expect(fine).toBe(false);
  expect(said).toContain(told);
  expect(fs.existsSync(file('site'))).toBe(false);
});

test('a bug is printed with its stack, whatever its code', async () => {
  jest.mocked(report).mockRejectedValue(Object.assign(new Error('The program ended with 2'), { code: 2 }));
  const { said, fine } = await runDeploy();
  expect(said).toContain('Error: The program ended with 2');
  expect(fine).toBe(false);
});

test('a change saved during publishing is neither recorded as published nor committed', async () => {
  commitCopy('content/products', 'content/company.yaml');
  edit('content/company.yaml', /^founded: .*$/m, 'founded: 2023');
  // Somebody saves while the site is being copied.
  install('cp', `#!/bin/sh\nsed -i 's/^kind: .*/kind: Saved late/' content/products/nexbill.yaml\nexec /bin/cp "$@"\n`);
  expect((await runDeploy()).fine).toBe(true);
  expect(releases.releaseStatus().unpublished).toEqual(['products/nexbill.yaml']);
  expect(git('log', '--format=%s')).toMatch(/^Publish to .*\nContent\n$/);
  expect(git('show', '--format=', '--name-only', 'HEAD').split('\n')).toEqual(
    expect.arrayContaining(['content/company.yaml', 'content/published.txt']),
  );
  expect(git('status', '--porcelain', 'content/products')).toBe(' M content/products/nexbill.yaml\n');
});

test('--samples publishes samples', async () => {
  finds({ samples: [sample] });
  expect((await runDeploy('--samples')).fine).toBe(true);
});

test.each([
  ['host: -oProxyCommand=x\npath: /srv', 'host'],
  ['path: --delete', 'path'],
  ['\tpath: site', 'line 1'],
  ['target: elsewhere\npath: site', 'unknown name "target"'],
])('a mistake in the settings is reported with its field: %j', async (lines, place) => {
  settings(lines);
  const { said, fine } = await runDeploy();
  expect(fine).toBe(false);
  expect(said).toMatch(/mistakes? in the settings\. Nothing was published\./);
  expect(said).toContain(place);
});

describe.each(['this machine', 'a server'])('a folder of %s', (machine) => {
  beforeEach(() => {
    if (machine === 'a server') settings(`host: me@host\npath: ${file('site')}`);
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

  test('is switched atomically, and back to the release before, not to one that was taken back', async () => {
    await publish('one');
    await publish('two');
    // An open page may still need files of an earlier release.
    expect(text('site/current/media/picture.one.webp')).toBe('one');
    expect((await runDeploy('--back')).fine).toBe(true);
    expect(home()).toBe('one');
    await publish('three');
    expect((await runDeploy('--back')).fine).toBe(true);
    expect(home()).toBe('one');
    expect((await runDeploy('--back')).said).toContain('There is no earlier release to bring back.');
    expect(home()).toBe('one');
    expect(releases.releaseStatus().releases).toHaveLength(1);
    expect(text('content/published.txt')).toContain('\n/nexbill\n');
  });

  test('never goes back to an interrupted deployment', async () => {
    await publish('one');
    fs.rmSync(file('content/published.txt'));
    builds('half');
    if (machine === 'a server') write('broken', '');
    else install('cp', '#!/bin/sh\nexit 1\n');
    expect((await runDeploy()).fine).toBe(false);
    fs.rmSync(file('broken'), { force: true });
    fs.rmSync(file('bin/cp'), { force: true });
    expect(home()).toBe('one');
    expect(fs.existsSync(file('content/published.txt'))).toBe(false);
    await publish('two');
    expect(fs.readdirSync(file('site/releases'))).toHaveLength(2);
    expect((await runDeploy('--back')).fine).toBe(true);
    expect(home()).toBe('one');
  });

  test('replaces the link that an interrupted switch left', async () => {
    await publish('one');
    fs.symlinkSync(fs.readlinkSync(file('site/current')), file('site/current.new'));
    await publish('two');
    expect(home()).toBe('two');
  });
});
