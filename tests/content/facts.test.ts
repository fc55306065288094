import { content } from '@/lib/content';
import { contentProblems } from '@/lib/content/check/contentProblems';
import { daysInWords } from '@/lib/content/facts';
import { data, edit, useCopy, write } from '../support/runCommand';

useCopy((name) => name.endsWith('.yaml') || name.includes('/pictures/'));

test.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday to Friday'],
  [['Saturday', 'Monday', 'Tuesday'], 'Monday, Tuesday and Saturday'],
  [['Sunday'], 'Sunday'],
] as const)('%j is “%s”', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});

test('hours and counts in sentences follow the facts', () => {
  edit('content/company.yaml', /^ {2}days: .*$/m, '  days: [Monday, Saturday]');
  edit('content/company.yaml', /^ {2}opens: .*$/m, '  opens: "10:15"');
  edit('content/company.yaml', /^ {2}closes: .*$/m, '  closes: "16:30"');
  edit('content/pages/careers.yaml', /^ {6}person: .*\n/gm, '');
  const [one] = data('content/team.yaml').people;
  // Those whom the other pages name.
  const people = [
    data('content/pages/about.yaml').message.person,
    data('content/pages/contact.yaml').form.reader.person,
    data('content/pages/tutoring.yaml').terms.items.find(({ person }: { person?: string }) => person).person,
  ].map((slug) => ({ ...one, slug }));
  write('content/team.yaml', JSON.stringify({ people }));
  const { company, pages } = content();
  const hours = 'Monday and Saturday, 10:15 to 16:30';
  expect(company.hours.text).toContain(hours);
  expect(pages.contact.direct.lead).toContain(hours);
  expect(pages.about.hero.lead).toMatch(/^Three people/);
});

test.each([
  ['a time that no clock shows', /opens: .*/, 'opens: "09:60"', 'from 00:00 to 23:59'],
  ['closing before opening', /closes: .*/, 'closes: "00:00"', 'a time after the opening'],
  ['a day twice', /days: .*/, 'days: [Monday, Monday]', 'each day only once'],
])('%s is refused in words', (_, from, to, told) => {
  edit('content/company.yaml', from, to);
  expect(contentProblems().problems.map(({ allowed }) => allowed)).toEqual([expect.stringContaining(told)]);
});
