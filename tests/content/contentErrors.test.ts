import fs from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { ContentError, content } from '@/lib/content';
import { contentProblems } from '@/lib/content/check/contentProblems';
import { type ContentProblem, formatProblems } from '@/lib/content/errors';
import { file, text, useCopy, write } from '../support/runCommand';

useCopy();

test('the content contains no markup and no Markdown', () => {
  for (const name of fs.readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const found = fs.readFileSync(path.join('content', name), 'utf8').match(/<\/?[a-z][^>]*>|\*\*|\]\(|&[a-z]+;/i);
    expect([name, found?.[0]]).toEqual([name, undefined]);
  }
});

interface Mistake {
  what: string;
  /** Path of the content file in the project. */
  file: string;
  /** Changes the document, or returns another text. */
  make: (document: Document, text: string) => string | undefined;
  reported: Partial<ContentProblem>;
}

const mistake = (what: string, name: string, make: Mistake['make'], reported: Mistake['reported']): Mistake => ({
  what,
  file: `content/${name}.yaml`,
  make,
  reported,
});

/** Sets the field at a path, or removes it. */
const set =
  (field: string, value?: unknown) =>
  (document: Document): undefined => {
    if (value === undefined) document.deleteIn(field.split('.'));
    else document.setIn(field.split('.'), value);
  };

const { nexbill } = content().products.find(({ story }) => story?.nexbill)?.story ?? {};

const inOneFile = [
  mistake('a missing field', 'products/nexbill', set('tagline'), {
    field: 'Tagline',
    found: 'nothing',
    allowed: 'a text',
    fix: 'Fill in this field; it is needed.',
  }),
  mistake('a text that is too long', 'pages/about', set('meta.title', 'x'.repeat(48)), {
    field: 'Search results → Title in search results',
    found: `"${'x'.repeat(48)}" (48 characters)`,
    allowed: 'at most 47 characters',
    fix: 'Shorten it: at most 47 characters.',
  }),
  mistake(
    'a part that the order of the page leaves out',
    'services/iot-solutions',
    set('order', ['intro', 'price', 'process']),
    {
      field: 'Order of the page',
      allowed: '“events” in the list, because the page has it',
    },
  ),
  mistake('an unknown name', 'pricing', set('calculator.twitter', 7500), {
    field: 'Calculator',
    found: 'unknown name "twitter"',
    allowed: expect.stringContaining('addOns, '),
    fix: 'Correct the spelling of "twitter" or delete the line.',
  }),
  mistake('a price with a comma', 'pricing', set('calculator.addOns.0.price', '7,500'), {
    field: 'Calculator → Add-ons → entry 1 → Price in LKR',
    found: '"7,500"',
    allowed: 'a number in figures, such as 19500',
  }),
  mistake('a word that has to be spelled exactly', 'interface', set('forms.careers.submit', 'Send'), {
    field: 'Forms → Application → Button',
    found: '"Send"',
    allowed: '"Send Application via Gmail"',
    fix: 'Use one of the allowed values, spelled exactly.',
  }),
  mistake('a template without its placeholder', 'interface', set('carousel.dot', 'Go to testimonial'), {
    field: 'Testimonials on the home page → A dot, read aloud, with {n}',
    allowed: expect.stringContaining('{n}'),
  }),
  mistake('a list with too few entries', 'navigation', set('footerServices.5'), {
    field: 'Footer services',
    found: '5 entries',
    allowed: 'exactly 6 entries',
    fix: 'Make it exactly 6 entries: add some.',
  }),
  mistake('a text on two lines', 'company', set('tagline', 'one\ntwo'), {
    field: 'Tagline',
    allowed: 'it must be on one line',
  }),
  mistake('a hero beside a piece of our work that is missing', 'services/data-science-ai', set('hero.artefact'), {
    field: 'Hero → Layout',
    found: '"beside"',
    allowed: 'beside with a piece of our work, side, split, foot or map without one',
  }),
  mistake('an unknown time zone', 'company', set('abroad.cities.0.zone', 'Europe/Londn'), {
    field: 'For clients abroad → Cities of clients → entry 1 → Time zone',
    found: '"Europe/Londn"',
    allowed: 'a name in the time zone database, such as Europe/London',
  }),
  mistake('a demonstration without its story', 'products/mediflow', set('story'), {
    field: 'Story of the page',
    found: 'nothing',
    allowed: 'a story of the same kind as the demonstration, and none without a demonstration',
  }),
  mistake('a story for another demonstration', 'products/hireiq', set('story', { nexbill }), {
    field: 'Story of the page',
    allowed: 'a story of the same kind as the demonstration, and none without a demonstration',
  }),
  mistake('broken YAML, with its line', 'pages/contact', (_, text) => `a colon: breaks this: line\n${text}`, {
    field: 'line 1',
    found: 'a colon: breaks this: line',
    allowed: 'YAML: name, colon, space, value; indented with spaces',
    fix: expect.stringContaining('Texts with a colon need quotation marks.'),
  }),
  mistake('an empty file', 'team', () => '', { field: '' }),
  mistake('a page file that is missing in the order', 'order', set('products.0'), {
    field: 'products',
    found: expect.stringMatching(/^no line for /),
    allowed: 'every file in content/products',
    fix: expect.stringMatching(/^Add “- \w+” to the list, or delete content\/products/),
  }),
];

const { title } = content().pages.about.meta;
const redirects = ['/old', '/older', '/ABOUT', '/index', '/Old'].map((from) => ({ from, to: '/' }));
const inSeveralFiles = [
  mistake('a link to no page', 'pages/about', set('callToAction.action.href', '/kontact'), {
    field: 'Closing call → Link → Page',
    found: '"/kontact"',
    allowed: 'the address of a page of this site',
    fix: expect.stringMatching(/^Use one of: \/ \/about /),
  }),
  mistake('a message from a person who is not in the team', 'pages/about', set('message.person', 'nobody'), {
    field: 'Message → Signed by',
    found: '"nobody"',
    allowed: 'the short name of a person in the team',
  }),
  mistake('a picture that is not there', 'team', set('people.1.picture.src', 'team/nobody.png'), {
    field: 'People → entry 2 → Portrait → File',
    found: '"team/nobody.png"',
    allowed: 'a file in content/media/pictures',
    fix: 'Put team/nobody.png into content/media/pictures, or correct the name.',
  }),
  mistake('an icon that is not there', 'company', set('social.0.icon', 'facebok'), {
    field: 'Social → entry 1 → Icon in menus',
    found: '"facebok"',
    fix: 'Put icons/facebok.svg into content/media/pictures, or correct the name.',
  }),
  mistake('the same title twice, whatever the case', 'products/nexbill', set('meta.title', title.toUpperCase()), {
    field: 'Search results → Title in search results',
    allowed: 'a title that no other page has',
    fix: 'content/pages/about.yaml has the same; change one of the two.',
  }),
  mistake('a redirect from an existing page', 'redirects', set('redirects', redirects), {
    field: 'Redirects → entry 3 → From',
    found: '"/ABOUT"',
    allowed: 'an address that no page has any more',
  }),
  mistake('a redirect from an address that hosts redirect themselves', 'redirects', set('redirects', redirects), {
    field: 'Redirects → entry 4 → From',
  }),
  mistake('two redirects from one address', 'redirects', set('redirects', redirects), {
    field: 'Redirects → entry 5 → From',
    found: '"/Old"',
    fix: 'Delete one of the two: redirect 1 has the same address.',
  }),
];

test.each([
  ['one file', inOneFile],
  ['several files', inSeveralFiles],
])('each mistake in %s is reported with file, field, found, allowed and fix, in one message', (_, mistakes) => {
  for (const { file, make } of mistakes) {
    const document = parseDocument(text(file));
    write(file, make(document, text(file)) ?? String(document));
  }
  const { problems } = contentProblems();
  for (const { what, file, reported } of mistakes) {
    const found = problems.find((problem) => problem.file === file && problem.field === reported.field);
    expect({ what, ...found }).toMatchObject({ what, ...reported });
  }
  // Invalid YAML may be reported more than once.
  expect(new Set(problems.map(({ file, field }) => `${file} ${field}`)).size).toBe(mistakes.length);
  const message = formatProblems(problems);
  expect(message).toContain(`${problems.length} mistakes in the content. Nothing was built.`);
  for (const label of ['field:', 'found:', 'allowed:', 'to fix:'])
    expect(message.split(`   ${label}`)).toHaveLength(problems.length + 1);
});

test('content() throws all mistakes, even of a file that was deleted after it was read', () => {
  content();
  fs.rmSync(file('content/pages/tutoring.yaml'));
  expect(content).toThrow(ContentError);
  expect(content).toThrow(/^One mistake in the content[\s\S]*content\/pages\/tutoring.yaml[\s\S]*no such file/);
});

test('content() throws when a published address has neither a page nor a redirect', () => {
  write('content/published.txt', '/gone-for-good\n');
  expect(content).toThrow('nothing for /gone-for-good, which has been published');
});
