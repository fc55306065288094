/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { desk, edit, file, text, useCopy, write } from './copy';

useCopy();

const settings = (target: string, lines: string) => write('deploy.yaml', `target: ${target}\n${target}:\n  ${lines}\n`);

/** A finished export whose home page says these words. */
function build(words: string): void {
  fs.rmSync(file('out'), { recursive: true, force: true });
  write('out/index.html', words);
  write('out/_headers', '');
  write('out/.release', words);
  write(`out/media/picture.${words}.webp`, words);
}
/** Publishes an export that says these words. */
function publish(words: string): { said: string; fine: boolean } {
  build(words);
  return desk('deploy', '--no-build', '--samples');
}
const back = () => desk('deploy', '--back');

/** Puts a program of this name on the path of the desk. */
function install(name: string, script: string): void {
  write(`node_modules/.bin/${name}`, script);
  fs.chmodSync(file(`node_modules/.bin/${name}`), 0o755);
}

test.each([
  ['folder', 'path: published', 'published/releases'],
  ['rsync', 'server: me@host\n  path: /srv/site', 'rsync -az --delete'],
  ['cloudflare', 'name: site', 'deploy --config .cache/hosts/wrangler.jsonc'],
  ['netlify', 'site: abc', 'deploy --prod --no-build'],
  ['github-pages', 'repository: git@host:site.git\n  branch: pages', 'git push --quiet origin HEAD:refs/heads/pages'],
  ['s3', 'bucket: site', 's3://site'],
])('--dry-run says exactly what publishing to %s would do, and does nothing', (target, lines, expected) => {
  settings(target, lines);
  const { said, fine } = desk('deploy', '--dry-run', '--no-build');
  expect(said).toContain(expected);
  expect(said).toContain('nothing was done');
  expect(fine).toBe(true);
  expect(fs.existsSync(file('published'))).toBe(false);
});

test('a failed check publishes nothing', () => {
  settings('folder', 'path: published');
  edit('content/company.yaml', /^founded: .*$/m, 'founded: long ago');
  const { said, fine } = publish('one');
  expect(fine).toBe(false);
  expect(said).toMatch(/founded/);
  expect(fs.existsSync(file('published'))).toBe(false);
});

test('made-up content is not published unless it is asked for', () => {
  settings('folder', 'path: published');
  build('one');
  const { said, fine } = desk('deploy', '--no-build');
  expect(fine).toBe(false);
  expect(said).toContain('launch-check');
  expect(fs.existsSync(file('published'))).toBe(false);
});

test('a mistake in the settings is told with its field', () => {
  settings('rsync', 'server: me@host\n  path: relative');
  const { said, fine } = desk('deploy', '--dry-run');
  expect(fine).toBe(false);
  expect(said).toContain('One mistake in the settings. Nothing was published.');
  expect(said).toContain('rsync → path');
});

describe('a folder', () => {
  beforeEach(() => settings('folder', 'path: published'));
  const home = () => text('published/current/index.html');

  test('is switched at once, and back', () => {
    expect(publish('one').fine).toBe(true);
    expect(publish('two').fine).toBe(true);
    expect(home()).toBe('two');
    // What a page that is still open may need stays.
    expect(text('published/current/media/picture.one.webp')).toBe('one');
    expect(back().fine).toBe(true);
    expect(home()).toBe('one');
    expect(text('content/published.txt')).toContain('\n/nexbill\n');
  });

  test('never goes back to a publishing that was broken off', () => {
    publish('one');
    build('half');
    // A file that cannot be read stops the publishing after the copying.
    fs.symlinkSync('nowhere', file('out/broken.txt'));
    expect(desk('deploy', '--no-build', '--samples').fine).toBe(false);
    expect(home()).toBe('one');
    publish('two');
    expect(fs.readdirSync(file('published/releases'))).toHaveLength(2);
    expect(back().fine).toBe(true);
    expect(home()).toBe('one');
  });
});

describe('another machine over ssh', () => {
  const home = () => text('srv/current/index.html');
  beforeEach(() => {
    settings('rsync', `server: me@host\n  path: ${file('srv')}`);
    // The other machine is this one; while there is a file "broken", the line breaks down on the way.
    install('ssh', '#!/bin/sh\nshift\nexec sh -c "$*"\n');
    install(
      'rsync',
      [
        '#!/bin/sh',
        'for to in "$@"; do from=$last; last=$to; done',
        'to=$(echo "$to" | cut -d: -f2)',
        `[ -e ${file('broken')} ] && echo half > "$to/index.html" && exit 12`,
        'cp -R "$from." "$to"',
      ].join('\n'),
    );
  });

  test('is switched at once, and back', () => {
    expect(publish('one').fine).toBe(true);
    expect(publish('two').fine).toBe(true);
    expect(home()).toBe('two');
    expect(text('srv/current/media/picture.one.webp')).toBe('one');
    expect(back().fine).toBe(true);
    expect(home()).toBe('one');
  });

  test('never goes back to a publishing that was broken off', () => {
    publish('one');
    write('broken', '');
    expect(publish('half').fine).toBe(false);
    fs.rmSync(file('broken'));
    expect(home()).toBe('one');
    publish('two');
    expect(fs.readdirSync(file('srv/releases'))).toHaveLength(2);
    expect(back().fine).toBe(true);
    expect(home()).toBe('one');
  });

  test('a link left over from a switch that was broken off does no harm', () => {
    publish('one');
    fs.symlinkSync(fs.readlinkSync(file('srv/current')), file('srv/current.new'));
    publish('two');
    expect(home()).toBe('two');
  });

  test('says when there is no release to go back to', () => {
    publish('one');
    expect(back().fine).toBe(false);
    expect(home()).toBe('one');
  });
});

describe('a bucket', () => {
  // Stands for the client of S3: `sync` uploads what is missing or newer. Its filters do not matter here.
  const aws = (bucket: string) => `#!/bin/sh\n[ "$2" = sync ] && cp -ru "$3/." ${bucket}\nexit 0\n`;

  test('has the pages of the release before again, even those of the same length', () => {
    settings('s3', 'bucket: site');
    install('aws', aws(file('bucket')));
    expect(publish('one').fine).toBe(true);
    expect(publish('two').fine).toBe(true);
    expect(text('bucket/index.html')).toBe('two');
    expect(back().fine).toBe(true);
    expect(text('bucket/index.html')).toBe('one');
  });
});

test('a git branch gets each release as a commit, and a page at every address that has moved', () => {
  spawnSync('git', ['init', '--quiet', '--bare', file('pages.git')]);
  settings('github-pages', `repository: ${file('pages.git')}\n  branch: pages`);
  write('content/redirects.yaml', 'redirects:\n  - { from: /stock, to: /stockmaster }\n');
  const published = (name: string) =>
    spawnSync('git', ['--git-dir', file('pages.git'), 'show', `pages:${name}`], { encoding: 'utf8' }).stdout;
  for (const words of ['one', 'two']) {
    expect(publish(words).fine).toBe(true);
    expect(published('index.html')).toBe(words);
  }
  expect(published('stock.html')).toContain('url=/stockmaster');
  expect(back().fine).toBe(true);
  expect(published('index.html')).toBe('one');
});
