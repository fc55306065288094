import fs from 'node:fs';
import { parseDocument } from 'yaml';
import { contentProblems } from '@/lib/content/check/contentProblems';
import { withFileReplaced } from '@/lib/content/read';

// Content that a page's layout cannot show, or that refers to nothing.

const point = { title: 'One more point', text: 'Forty characters at least, for a text of a reason.' };
const user = { who: 'Somebody else', why: 'Twenty characters at least.' };

/** The problems of the content when a field such as `users.items.4` has another value; undefined removes it. */
function problemsWith(file: string, field: string, value: unknown) {
  const document = parseDocument(fs.readFileSync(file, 'utf8'));
  if (value === undefined) document.deleteIn(field.split('.'));
  else document.setIn(field.split('.'), value);
  return withFileReplaced(file, document.toJS(), contentProblems).problems;
}

const pairs = 'as many reasons as users, because the page shows them in pairs';

test.each([
  ['mediflow', 'reasons.items.3', undefined, '3 entries', pairs],
  ['fittrackpro', 'reasons.items.3', undefined, '3 entries', pairs],
  ['hireiq', 'reasons.items.4', point, '5 entries', pairs],
  ['lankacrm', 'reasons.items.4', point, '5 entries', pairs],
  ['stockmaster', 'users.items.4', user, '5 entries', 'exactly 4 entries'],
  ['stockmaster', 'story.stockmaster.signs.3', undefined, '3 entries', 'exactly 4 entries'],
  ['peoplenest', 'story.peoplenest.sees.3', undefined, '3 entries', 'exactly 4 entries'],
  ['fittrackpro', 'story.fittrackpro.shifts.2', undefined, '3 entries', 'exactly 4 entries'],
  ['fittrackpro', 'story.fittrackpro.evening', 20, '20', 'at most 19'],
  [
    'fittrackpro',
    'demo.fittrackpro.classes.1.at',
    '06:30',
    '"06:30"',
    'from 16:00 to 20:00, so that it fits the hours shown',
  ],
  ['fittrackpro', 'demo.fittrackpro.classes.1.at', '18:45', '"18:45"', 'it must be a full or half hour such as 17:30'],
  ['fittrackpro', 'demo.fittrackpro.time', '21:10', '"21:10"', 'from 16:00 to 21:00, so that it fits the hours shown'],
  [
    'fittrackpro',
    'story.fittrackpro.session.at',
    '19:30',
    '"19:30"',
    'from 16:00 to 19:00, so that it fits the hours shown',
  ],
  ['nexbill', 'story.nexbill.search', 'ginn', '"ginn"', 'a search that finds one of the goods in the demonstration'],
  ['lankacrm', 'story.lankacrm.deal', 'Nobody', '"Nobody"', 'the name of one of the deals in the demonstration'],
  ['stockmaster', 'story.stockmaster.card.part', 'XX-1', '"XX-1"', 'the part of one of the items in the demonstration'],
  ['hireiq', 'demo.hireiq.criteria.5', undefined, '5', 'the place of one of the criteria in the demonstration, from 0'],
  ['autocare', 'demo.autocare.card.jobs.0', 4, '4', 'the place of one of the jobs, from 0 to 3'],
  [
    'mediflow',
    'users.lead',
    'A paragraph.',
    '"A paragraph."',
    'nothing, because the page has the reasons’ heading there',
  ],
  ['nexbill', 'reasons.lead', 'A paragraph.', 'unknown name "lead"', 'title, items'],
])('%s: the mistake in %s is reported', (name, field, value, found, allowed) => {
  const file = `content/products/${name}.yaml`;
  expect(problemsWith(file, field, value)).toMatchObject([{ file, found: expect.stringContaining(found), allowed }]);
});

test('a loop of a service has exactly five steps', () => {
  const file = 'content/services/custom-software-engineering.yaml';
  expect(problemsWith(file, 'process.steps.4', undefined)).toMatchObject([
    { file, found: '4 entries', allowed: 'exactly five steps for the layout “loop”' },
  ]);
});

test('each step of a calendar names its weeks', () => {
  const file = 'content/services/platform-and-devops.yaml';
  expect(problemsWith(file, 'process.steps.1.title', 'Then: agree the target')).toMatchObject([
    { file, allowed: 'steps that begin with “Week 1:” or “Weeks 2–3:” for the layout “calendar”' },
  ]);
});

test('each step with measuring points says how many are tested or work, and of no more than 24', () => {
  const file = 'content/services/iot-solutions.yaml';
  expect(problemsWith(file, 'process.steps.1.points', undefined)).toMatchObject([
    { file, allowed: 'steps with their points for the layout “points”, and for no other' },
  ]);
  expect(problemsWith(file, 'process.steps.3.points.working', 25)).toMatchObject([
    { file, found: '25', allowed: expect.stringContaining('24') },
  ]);
});

test('each step of a plan by weeks says what they bring', () => {
  const allowed = 'steps with their weeks for the layout “weeks”, and for no other';
  const file = 'content/services/web-application-development.yaml';
  expect(problemsWith(file, 'process.steps.1.weeks', undefined)).toMatchObject([{ file, allowed }]);
  expect(problemsWith(file, 'process.layout', 'line')).toMatchObject([{ file, allowed }]);
  const another = 'content/services/data-science-ai.yaml';
  expect(problemsWith(another, 'process.steps.0.weeks', ['Shape'])).toMatchObject([{ file: another, allowed }]);
});

test('only a step of a fork says what would end the work', () => {
  const file = 'content/services/data-science-ai.yaml';
  expect(problemsWith(file, 'process.steps.0.exit', 'Too little data')).toMatchObject([
    { file, allowed: 'steps that would end the work only for the layout “fork”' },
  ]);
});

test('each step of ten cases says what becomes of them, and of no more than ten', () => {
  const file = 'content/services/ai-agents.yaml';
  expect(problemsWith(file, 'process.steps.1.cases', undefined)).toMatchObject([
    { file, allowed: 'steps with ten cases each for the layout “cases”, and for no other' },
  ]);
  expect(problemsWith(file, 'process.steps.4.cases.drafted', 5)).toMatchObject([
    { file, allowed: 'at most ten cases together' },
  ]);
});

test('a result is a change or a share of two whole numbers, because it is drawn', () => {
  const file = 'content/work/trincoway.yaml';
  expect(problemsWith(file, 'measured.result.change.before', '1,240')).toMatchObject([
    { file, allowed: 'a number in figures, such as 19500' },
  ]);
  expect(problemsWith(file, 'measured.result.change', undefined)).toMatchObject([
    { file, allowed: 'numbers before and after, or else a part of a whole' },
  ]);
});

test('a project without notes tells what went wrong', () => {
  const file = 'content/work/nuwarelle-leaf.yaml';
  expect(problemsWith(file, 'wrong', undefined)).toMatchObject([
    { file, allowed: 'what went wrong, told once: here, in a note or by the test runs' },
  ]);
});

test('a project has a screen for each week, or something else to show', () => {
  const file = 'content/work/wattlebend-physio.yaml';
  expect(problemsWith(file, 'notes.0.screen', undefined)).toMatchObject([
    { file, allowed: 'a screen for each week, or else documents, a chart, test runs or messages' },
  ]);
});

test('a test run names only cases that there are', () => {
  const file = 'content/work/where-is-my-container.yaml';
  expect(problemsWith(file, 'tests.cases', 50)).toMatchObject([
    { file, allowed: 'must not name a case above their number' },
  ]);
});

test('the events of a day are in order', () => {
  const file = 'content/services/iot-solutions.yaml';
  expect(problemsWith(file, 'events.items.1.at', '01:40')).toMatchObject([
    { file, allowed: 'times in order, from the beginning of the scale to its end' },
  ]);
});

test('each agent on Home has its answer on the page of AI services', () => {
  const file = 'content/pages/home.yaml';
  expect(problemsWith(file, 'aiAgents.offerings.1.title', 'Office helpers')).toMatchObject([
    { file, found: '"Office helpers"', allowed: 'an offering of the page of AI services, which has the answer' },
  ]);
});
