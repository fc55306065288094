/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

const project = process.cwd();
let site: string;

/** A command of the desk on the copy; gives what it said and whether it was content. */
function desk(script: string, ...rest: string[]): { said: string; fine: boolean } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/desk/${script}.ts`, ...rest],
    { cwd: project, encoding: 'utf8', env: { ...process.env, SITE_ROOT: site, NODE_ENV: 'test' }, input: '' },
  );
  return { said: stdout + stderr, fine: status === 0 };
}

const file = (name: string) => path.join(site, name);
const text = (name: string) => fs.readFileSync(file(name), 'utf8');
const data = (name: string) => parse(text(name));
const edit = (name: string, from: string | RegExp, to: string) =>
  fs.writeFileSync(file(name), text(name).replace(from, to));

beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  fs.cpSync('content', file('content'), {
    recursive: true,
    filter: (name) => !/content\/media\/(encoded|films|scenes)/.test(name),
  });
});
afterAll(() => fs.rmSync(site, { recursive: true, force: true }));
jest.setTimeout(180_000);

describe('npm run check', () => {
  test('passes the content as it is, and names the samples and the price differences', () => {
    const { said, fine } = desk('check');
    expect(said).toContain('no mistakes, no missing pictures, no dead links');
    expect(said).toContain('Starter Spark: table LKR\u00a019,000, calculator LKR\u00a019,500');
    expect(said).toContain('content/company.yaml → name');
    expect(said).toMatch(/Next: /);
    expect(fine).toBe(true);
  });

  test('names every mistake with its place and the way to mend it', () => {
    const kept = ['content/products/nexbill.yaml', 'content/navigation.yaml'].map((name): [string, string] => [
      name,
      text(name),
    ]);
    edit('content/products/nexbill.yaml', /^tagline: .*$/m, 'tagline: Short');
    edit('content/navigation.yaml', 'href: /about', 'href: /nowhere');
    const { said, fine } = desk('check');
    expect(fine).toBe(false);
    expect(said).toMatch(
      /nexbill\.yaml\n\s+field:\s+tagline\n\s+found:\s+"Short" \(5 characters\)\n\s+allowed: at least 10 characters/,
    );
    for (const [name, was] of kept) fs.writeFileSync(file(name), was);
    edit('content/navigation.yaml', 'href: /about', 'href: /nowhere');
    expect(desk('check').said).toContain('"/nowhere"');
    for (const [name, was] of kept) fs.writeFileSync(file(name), was);
  });

  test('refuses a picture that is too small, naming the size that is needed', () => {
    const portrait = file(`content/media/pictures/${data('content/team.yaml').people[0].picture.src}`);
    const was = fs.readFileSync(portrait);
    fs.copyFileSync(file('content/media/pictures/brand/icon-192.png'), portrait);
    expect(desk('check').said).toContain('at least 400 × 500 pixels');
    fs.writeFileSync(portrait, 'not a picture');
    expect(desk('check').said).toContain('is not a picture');
    fs.writeFileSync(portrait, was);
  });

  test('launch-check fails while samples are left', () => {
    const { said, fine } = desk('check', '--launch');
    expect(fine).toBe(false);
    expect(said).toContain('Not ready for launch');
  });
});

describe('npm run new and npm run rename', () => {
  test('a new product is valid, stands in its place and is known as unfinished', () => {
    const comment = text('content/order.yaml').split('\n')[0];
    const { said, fine } = desk('new', 'product', '--name=Shop Flow', '--after=hireiq', '--kind=Till for kiosks');
    expect(said).toContain('content/products/shop-flow.yaml');
    expect(fine).toBe(true);
    const { products } = data('content/order.yaml');
    expect(products[products.indexOf('hireiq') + 1]).toBe('shop-flow');
    expect(text('content/order.yaml').split('\n')[0]).toBe(comment);
    const check = desk('check');
    expect(check.fine).toBe(true);
    expect(check.said).toContain('words that still have to be written');
  });

  test('a person and a client are added without touching another line', () => {
    const [team, clients] = [text('content/team.yaml'), text('content/clients.yaml')];
    desk('new', 'person', '--name=Nimal Perera', '--role=Support Engineer');
    desk('new', 'client', '--name=Acme & Sons', '--business=Hardware shop', '--country=Canada');
    expect(text('content/team.yaml').startsWith(team)).toBe(true);
    expect(text('content/clients.yaml').startsWith(clients)).toBe(true);
    expect(desk('check').fine).toBe(true);
  });

  test('missing answers and taken addresses are told, and nothing is written', () => {
    expect(desk('new', 'product').said).toContain('--name=…');
    const { said, fine } = desk('new', 'service', '--name=About', '--slug=about');
    expect(said).toContain('There is, or was, a page at /about');
    expect(fine).toBe(false);
  });

  test('a renamed page takes its links along, and no old address dies', () => {
    expect(desk('rename', 'stockmaster', 'stock-one').fine).toBe(true);
    expect(desk('rename', '/stock-one', '/stock').fine).toBe(true);
    expect(data('content/redirects.yaml').redirects).toEqual([
      { from: '/stockmaster', to: '/stock' },
      { from: '/stock-one', to: '/stock' },
    ]);
    expect(data('content/order.yaml').products).toContain('stock');
    expect(text('content/redirects.yaml')).toMatch(/^# Addresses that have moved/);
    expect(desk('check').fine).toBe(true);
    expect(desk('rename', 'about', 'us').said).toContain('one-off page');
    // Back again: the address has a page, so nothing may lead away from it.
    expect(desk('rename', 'stock', 'stockmaster').fine).toBe(true);
    expect(
      data('content/redirects.yaml').redirects.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`),
    ).toEqual(['/stock-one /stockmaster', '/stock /stockmaster']);
    expect(desk('check').fine).toBe(true);
  });
});

describe('npm run deploy', () => {
  const settings = (lines: string) => fs.writeFileSync(file('deploy.yaml'), lines);
  const out = (words: string) => {
    fs.mkdirSync(file('out/media'), { recursive: true });
    fs.writeFileSync(file('out/index.html'), words);
    fs.writeFileSync(file('out/_headers'), '');
    fs.writeFileSync(file('out/.release'), words);
    fs.writeFileSync(file(`out/media/picture.${words}.webp`), words);
  };

  test('says exactly what it would do, and does nothing', () => {
    const parts: Record<string, [string, string]> = {
      folder: ['path: published', 'published/releases'],
      rsync: ['server: me@host\n  path: /srv/site', 'rsync -az --delete'],
      cloudflare: ['name: site', 'deploy --config .cache/hosts/wrangler.jsonc'],
      netlify: ['site: abc', 'deploy --prod --no-build'],
      'github-pages': [
        'repository: git@host:site.git\n  branch: pages',
        'git push --quiet origin HEAD:refs/heads/pages',
      ],
      s3: ['bucket: site', 's3://site'],
    };
    for (const [target, [lines, expected]] of Object.entries(parts)) {
      settings(`target: ${target}\n${target}:\n  ${lines}\n`);
      const { said, fine } = desk('deploy', '--dry-run', '--no-build');
      expect(said).toContain(expected);
      expect(said).toContain('nothing was done');
      expect(fine).toBe(true);
    }
    expect(fs.existsSync(file('published'))).toBe(false);
  });

  test('publishes to a folder at once, and brings the release before back', () => {
    settings('target: folder\nfolder: { path: published }\n');
    expect(desk('deploy', '--no-build').said).toContain('launch-check');
    expect(fs.existsSync(file('published'))).toBe(false);
    out('one');
    expect(desk('deploy', '--no-build', '--samples').fine).toBe(true);
    out('two');
    expect(desk('deploy', '--no-build', '--samples').fine).toBe(true);
    expect(text('published/current/index.html')).toBe('two');
    // What a page that is still open may need stays.
    expect(text('published/current/media/picture.one.webp')).toBe('one');
    expect(desk('deploy', '--back').fine).toBe(true);
    expect(text('published/current/index.html')).toBe('one');
    expect(text('content/published.txt')).toContain('\n/nexbill\n');
  });

  test('publishes to a git branch, and brings the release before back', () => {
    spawnSync('git', ['init', '--quiet', '--bare', file('pages.git')]);
    settings(`target: github-pages\ngithub-pages:\n  repository: ${file('pages.git')}\n  branch: pages\n`);
    const published = (name: string) =>
      spawnSync('git', ['--git-dir', file('pages.git'), 'show', `pages:${name}`], { encoding: 'utf8' }).stdout;
    for (const words of ['three', 'four']) {
      out(words);
      expect(desk('deploy', '--no-build', '--samples').fine).toBe(true);
      expect(published('index.html')).toBe(words);
    }
    expect(published('stock.html')).toContain('url=/stockmaster');
    expect(desk('deploy', '--back').fine).toBe(true);
    expect(published('index.html')).toBe('three');
  });

  test('a failed check publishes nothing', () => {
    const was = text('content/company.yaml');
    edit('content/company.yaml', /^founded: .*$/m, 'founded: long ago');
    const { said, fine } = desk('deploy', '--no-build', '--samples');
    expect(fine).toBe(false);
    expect(said).toMatch(/founded/);
    fs.writeFileSync(file('content/company.yaml'), was);
  });

  test('an address that was published may not die', () => {
    fs.appendFileSync(file('content/published.txt'), '/gone-for-good\n');
    const { said, fine } = desk('check');
    expect(fine).toBe(false);
    expect(said).toContain('nothing for /gone-for-good');
  });
});
