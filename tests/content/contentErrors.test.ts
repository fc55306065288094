import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { ContentError, content } from '@/lib/content';
import { crossCheck } from '@/lib/content/check';
import { type ContentProblem, formatProblems } from '@/lib/content/errors';
import { loadContent } from '@/lib/content/load';
import { copyContent } from '../editor/folder';

const project = process.cwd();
let root: string;
const original = process.env.SITE_ROOT;

/** Parsed YAML, which the tests break in ways that its types forbid. */
type Data = ReturnType<typeof parse>;

const nothing = () => {};

/** What an editor is told about the copy, without keeping the content as `content()` does. */
function load(): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const loaded = loadContent(problems);
  if (loaded) crossCheck(loaded, problems);
  return problems;
}

function removeCopy(): void {
  fs.rmSync(root, { recursive: true, force: true });
  if (original === undefined) delete process.env.SITE_ROOT;
  else process.env.SITE_ROOT = original;
}

describe('the content as it is', () => {
  it('marks a domain that nobody can own as a sample wherever it stands', () => {
    const { domain, email } = content().company;
    expect([domain, email].filter(({ value, sample }) => value.endsWith('.example') && !sample)).toEqual([]);
  });

  it('is plain: no markup and no Markdown', () => {
    const folder = path.join(project, 'content');
    for (const name of fs.readdirSync(folder, { recursive: true }) as string[]) {
      if (!name.endsWith('.yaml')) continue;
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      expect([name, text.match(/<\/?[a-z][^>]*>|\*\*|\]\(|&[a-z]+;/i)?.[0]]).toEqual([name, undefined]);
    }
  });
});

type Mistake = [
  what: string,
  /** Below content/, without extension. */
  name: string,
  /** Breaks the data of the file; a text that it returns takes the place of the file's. */
  make: (data: Data, text: string) => unknown,
  told: Partial<ContentProblem>,
];

/** Makes all the mistakes in one copy, since reading it is what takes long, and expects each to be told. */
function eachIsTold(mistakes: readonly Mistake[]): void {
  let problems: ContentProblem[];
  beforeAll(() => {
    root = copyContent();
    process.env.SITE_ROOT = root;
    for (const [, name, make] of mistakes) {
      const file = path.join(root, `content/${name}.yaml`);
      const text = fs.readFileSync(file, 'utf8');
      const data = parse(text);
      const made = make(data, text);
      fs.writeFileSync(file, typeof made === 'string' ? made : stringify(data));
    }
    problems = load();
  });
  afterAll(removeCopy);

  it.each(mistakes)('%s', (_, name, __, told) => {
    const file = `content/${name}.yaml`;
    expect(problems.find((problem) => problem.file === file && problem.field === told.field)).toMatchObject(told);
  });

  it('and nothing else, in one message', () => {
    // A broken line may be told in more than one way.
    expect(new Set(problems.map(({ file, field }) => `${file} ${field}`)).size).toBe(mistakes.length);
    const message = formatProblems(problems);
    expect(message).toContain(`${problems.length} mistakes in the content. Nothing was built.`);
    for (const label of ['field:', 'found:', 'allowed:', 'to fix:'])
      expect(message.split(`   ${label}`)).toHaveLength(problems.length + 1);
  });
}

describe('a mistake in a file is told with file, field, found, allowed and the way to fix it', () => {
  eachIsTold([
    [
      'a missing field',
      'products/nexbill',
      (data) => delete data.tagline,
      { field: 'Tagline', found: 'nothing', allowed: 'a text', fix: 'Fill in this field; it is needed.' },
    ],
    [
      'a text that is too long',
      'pages/about',
      ({ meta }) => Object.assign(meta, { title: 'x'.repeat(48) }),
      {
        field: 'Search results → Title in search results',
        found: `"${'x'.repeat(48)}" (48 characters)`,
        allowed: 'at most 47 characters',
        fix: 'Shorten it: at most 47 characters.',
      },
    ],
    [
      'an unknown name',
      'pricing',
      ({ calculator }) => Object.assign(calculator, { twitter: 7500 }),
      {
        field: 'Calculator',
        found: 'unknown name "twitter"',
        allowed: 'only the names that the guide lists',
        fix: 'Correct the spelling of "twitter" or delete the line.',
      },
    ],
    [
      'a price with a comma',
      'pricing',
      ({ calculator }) => Object.assign(calculator, { facebook: '7,500' }),
      {
        field: 'Calculator → Facebook page, in LKR',
        found: '"7,500"',
        allowed: 'a number in figures, such as 19500',
      },
    ],
    [
      'a word that has to be spelled exactly',
      'interface',
      ({ forms }) => Object.assign(forms.careers, { submit: 'Send' }),
      {
        field: 'Forms → Careers → Submit',
        found: '"Send"',
        allowed: '"Send Application via Gmail"',
        fix: 'Use one of the allowed values, spelled exactly.',
      },
    ],
    [
      'a template without its place',
      'interface',
      ({ carousel }) => Object.assign(carousel, { dot: 'Go to testimonial' }),
      { field: 'Carousel → Dot', allowed: expect.stringContaining('{n}') },
    ],
    [
      'a list with too few entries',
      'navigation',
      ({ footerServices }) => void footerServices.pop(),
      {
        field: 'Footer services',
        found: '5 entries',
        allowed: 'exactly 6 entries',
        fix: 'Make it exactly 6 entries: add some.',
      },
    ],
    [
      'a text on two lines',
      'company',
      (data) => Object.assign(data, { tagline: 'one\ntwo' }),
      { field: 'Tagline', allowed: 'it must be on one line' },
    ],
    [
      'broken YAML, with its line',
      'pages/contact',
      (_, text) => `a colon: breaks this: line\n${text}`,
      {
        field: 'line 1',
        found: 'a colon: breaks this: line',
        allowed: 'YAML: name, colon, space, value; indented with spaces',
        fix: expect.stringContaining('Texts with a colon need quotation marks.'),
      },
    ],
    ['an empty file', 'team', () => '', { field: '' }],
    [
      'a page file that the order forgets',
      'order',
      ({ products }) => void products.pop(),
      {
        field: 'products',
        found: expect.stringMatching(/^no line for /),
        allowed: 'every file in content/products',
        fix: expect.stringMatching(/^Add “- \w+” to the list, or delete content\/products/),
      },
    ],
  ]);
});

describe('so is a mistake that one file cannot show', () => {
  const { title } = content().pages.about.meta;
  const address = 'an address that no page has any more';
  eachIsTold([
    [
      'a link to no page',
      'pages/about',
      ({ callToAction }) => Object.assign(callToAction.action, { href: '/kontact' }),
      {
        field: 'Closing call → Link → Page',
        found: '"/kontact"',
        allowed: 'the address of a page of this site',
        fix: expect.stringMatching(/^Use one of: \/ \/about /),
      },
    ],
    [
      'a message from a person who is not in the team',
      'pages/about',
      ({ message }) => Object.assign(message, { person: 'nobody' }),
      { field: 'Message → Signed by', found: '"nobody"', allowed: 'the short name of a person in the team' },
    ],
    [
      'a picture that is not there',
      'team',
      ({ people }) => Object.assign(people[1].picture, { src: 'team/nobody.png' }),
      {
        field: 'People → entry 2 → Portrait → File',
        found: '"team/nobody.png"',
        allowed: 'a file in content/media/pictures',
        fix: 'Put team/nobody.png into content/media/pictures, or correct the name.',
      },
    ],
    [
      'the same title twice, whatever the case',
      'products/nexbill',
      ({ meta }) => Object.assign(meta, { title: title.toUpperCase() }),
      {
        field: 'Search results → Title in search results',
        allowed: 'a title that no other page has',
        fix: 'content/pages/about.yaml has the same; change one of the two.',
      },
    ],
    [
      'an old address that hosts answer already',
      'redirects',
      (data) => {
        data.redirects = ['/old', '/older', '/ABOUT', '/index', '/Old'].map((from) => ({ from, to: '/' }));
      },
      { field: 'Redirects → entry 3 → From', found: '"/ABOUT"', allowed: address },
    ],
    ['one that stands for a page by itself', 'redirects', nothing, { field: 'Redirects → entry 4 → From' }],
    [
      'one that leads away twice',
      'redirects',
      nothing,
      {
        field: 'Redirects → entry 5 → From',
        found: '"/Old"',
        fix: 'Delete one of the two: redirect 1 leads away from the same address.',
      },
    ],
  ]);
});

it('content() throws them, and so stops the build', () => {
  root = copyContent((name) => !name.endsWith('tutoring.yaml'));
  process.env.SITE_ROOT = root;
  expect(content).toThrow(ContentError);
  expect(content).toThrow(/^One mistake in the content[\s\S]*content\/pages\/tutoring.yaml[\s\S]*no such file/);
  removeCopy();
});
