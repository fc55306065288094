import fs from 'node:fs';
import { check } from '@/scripts/commands/check';
import { data, edit, runCommand, useCopy, write } from '../support/runCommand';

useCopy();

const runCheck = (launch = false) => runCommand(() => check(launch));

/** The date a number of days from now, as year-month-day. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const securityUntil = (day: string) => edit('content/company.yaml', /^securityUntil: .*$/m, `securityUntil: ${day}`);
const portrait = () => `content/media/pictures/${data('content/team.yaml').people[0].picture.src}`;

test('a check that passes begins with its verdict, counts samples and intended differences, and lists what expires', async () => {
  const { name, price } = data('content/pricing.yaml').displayed.packages[0];
  edit('content/pricing.yaml', /(?<=id: starter, .*price: )\d+/, String(price + 5));
  const soon = inDays(30);
  securityUntil(soon);
  const { said, fine } = await runCheck();
  expect(said.split('\n')[0]).toContain('no mistakes, no missing pictures, no dead links');
  expect(said).toMatch(/Prices: table and calculator differ.* \(\d+\)/);
  expect(said).toMatch(/made-up values.* \(\d+\)/);
  expect(said).not.toContain(name);
  expect(said).toContain(`security.txt expires on ${soon}`);
  expect(said.split('\n').length).toBeLessThan(30);
  expect(said).toMatch(/Next: /);
  expect(fine).toBe(true);
});

test('a mistake is reported, and that the site cannot be published', async () => {
  edit('content/products/nexbill.yaml', /^tagline: .*$/m, 'tagline: Short');
  const { said, fine } = await runCheck();
  expect(said).toMatch(
    /^✗ 1 mistake in the content. The site cannot be published.[\s\S]*nexbill.yaml\n\s+field: +Tagline/,
  );
  expect(fine).toBe(false);
});

test('mistakes that need several files or pictures are reported', async () => {
  const [first, second, third, fourth] = data('content/team.yaml').people;
  edit('content/team.yaml', `slug: ${second.slug}`, `slug: ${first.slug}`);
  write('content/published.txt', '/gone-for-good\n');
  write(portrait(), fs.readFileSync('public/icon-192.png'));
  write(`content/media/pictures/${third.picture.src}`, 'not a picture');
  const whole = fs.readFileSync(`content/media/pictures/${fourth.picture.src}`);
  write(`content/media/pictures/${fourth.picture.src}`, whole.subarray(0, whole.length / 2));
  const { said, fine } = await runCheck();
  expect(fine).toBe(false);
  for (const told of [
    'a short name that nobody else in the team has',
    'nothing for /gone-for-good',
    'at least 400 × 500 pixels',
    'is not a picture',
    `${fourth.picture.src}: is incomplete or damaged`,
  ])
    expect(said).toContain(told);
});

test('a social card with an outdated headline is listed', async () => {
  expect((await runCheck()).said).not.toContain('public/cards/nexbill.jpg');
  edit('content/products/nexbill.yaml', /(^hero:[\s\S]*?\n {2}title: ).*/m, '$1Another promise of the till');
  expect((await runCheck()).said).toMatch(/Social cards that still show.*\n(.*\n)*?\s+public\/cards\/nexbill\.jpg/);
});

test('the launch check fails for samples, unconfirmed pages and an expired security.txt', async () => {
  const { said, fine } = await runCheck(true);
  expect(fine).toBe(false);
  expect(said).toMatch(/^✗ Not ready for launch: \d+ samples and \d+ unconfirmed pages left/);
  expect(said).toContain('content/company.yaml → Company name');
  expect(said).toContain('content/products/nexbill.yaml: not confirmed');
  expect(said).not.toContain('security.txt');
  securityUntil(inDays(-1));
  expect((await runCheck(true)).said).toMatch(/Not ready for launch:[^✗]*security\.txt expired on/);
});
