/** @jest-environment node */
import fs from 'node:fs';
import { lkr } from '@/lib/format';
import { command, data, edit, useCopy, write } from './copy';

useCopy();

/** A day so many days from now, year-month-day. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const securityUntil = (day: string) => edit('content/company.yaml', /^securityUntil: .*$/m, `securityUntil: ${day}`);

describe('npm run check', () => {
  test('passes the content as it is, and names the samples and the price differences', async () => {
    const { said, fine } = await command('check');
    expect(said).toContain('no mistakes, no missing pictures, no dead links');
    expect(said).toContain(`Starter Spark: table ${lkr(19_000)}, calculator ${lkr(19_500)}`);
    expect(said).toContain('content/company.yaml → Name');
    expect(said).toMatch(/Next: /);
    expect(fine).toBe(true);
  });

  test('names every mistake with its place and the way to fix it', async () => {
    edit('content/products/nexbill.yaml', /^tagline: .*$/m, 'tagline: Short');
    edit('content/company.yaml', /^founded: .*$/m, 'founded: long ago');
    const { said, fine } = await command('check');
    expect(fine).toBe(false);
    expect(said).toContain('2 mistakes in the content. The site cannot be published.');
    expect(said).toMatch(
      /nexbill\.yaml\n\s+field:\s+Tagline\n\s+found:\s+"Short" \(5 characters\)\n\s+allowed: at least 10 characters/,
    );
    expect(said).toMatch(/company\.yaml\n\s+field:\s+Founded in the year\n\s+found:\s+"long ago"/);
  });

  test('names a link that leads nowhere', async () => {
    edit('content/navigation.yaml', '- /about', '- /nowhere');
    const { said, fine } = await command('check');
    expect(fine).toBe(false);
    expect(said).toContain('"/nowhere"');
  });

  test.each([
    ['a picture that is too small', () => fs.readFileSync('public/icon-192.png'), '400 × 500'],
    ['a file that is no picture', () => 'not a picture', 'is not a picture'],
  ])('refuses %s', async (_what, bytes, expected) => {
    write(`content/media/pictures/${data('content/team.yaml').people[0].picture.src}`, bytes());
    const { said, fine } = await command('check');
    expect(fine).toBe(false);
    expect(said).toContain(expected);
  });

  test('names a social card whose headline has changed', async () => {
    expect((await command('check')).said).not.toContain('public/cards/nexbill.jpg');
    edit('content/products/nexbill.yaml', /(^hero:[\s\S]*?\n {2}title: ).*/m, '$1Another promise of the till');
    expect((await command('check')).said).toMatch(
      /Social cards that still show[^:]*:\n(.*\n)*?\s+public\/cards\/nexbill\.jpg/,
    );
  });

  test('names two people with one short name', async () => {
    const [first, second] = data('content/team.yaml').people;
    edit('content/team.yaml', `slug: ${second.slug}`, `slug: ${first.slug}`);
    const { said, fine } = await command('check');
    expect(fine).toBe(false);
    expect(said).toContain('a short name that nobody else in the team has');
  });

  test('an address that was published may not die', async () => {
    write('content/published.txt', '/gone-for-good\n');
    const { said, fine } = await command('check');
    expect(fine).toBe(false);
    expect(said).toContain('nothing for /gone-for-good');
  });

  test('says when security.txt expires soon', async () => {
    securityUntil(inDays(30));
    const { said, fine } = await command('check');
    expect(said).toContain(`security.txt expires on ${inDays(30)}, in 30 days`);
    expect(fine).toBe(true);
  });
});

describe('npm run launch-check', () => {
  test('fails while samples are left', async () => {
    const { said, fine } = await command('launch-check');
    expect(fine).toBe(false);
    expect(said).toMatch(/Not ready for launch:\n\s+\d+ samples left/);
    expect(said).not.toContain('security.txt');
  });

  test('fails while nobody vouches for a page, and names its promises', async () => {
    const { said, fine } = await command('launch-check');
    expect(fine).toBe(false);
    expect(said).toContain('content/products/nexbill.yaml: not confirmed');
    expect(said).toMatch(/nexbill\.yaml → Reasons to choose it → Items → entry 3 → Text: .*every sale/);
    expect(said).toMatch(/Not ready for launch:[^✗]*\d+ pages that nobody has confirmed/);
  });

  test('fails when security.txt has expired', async () => {
    securityUntil(inDays(-1));
    expect((await command('launch-check')).said).toMatch(/Not ready for launch:[^✗]*security\.txt expired on/);
  });
});
