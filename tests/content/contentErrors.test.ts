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

const file = (name: string) => path.join(root, 'content', name);
const read = (name: string) => fs.readFileSync(file(name), 'utf8');
/** Parsed YAML, which the tests break in ways that its types forbid. */
type Data = ReturnType<typeof parse>;

/** Changes a content file of the copy. */
function change(name: string, edit: (data: Data) => void): void {
  const data = parse(read(name));
  edit(data);
  fs.writeFileSync(file(name), stringify(data));
}

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
  it('has no mistake', () => {
    expect(load()).toEqual([]);
  });

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

type Mistake = [what: string, make: () => void, told: Partial<ContentProblem>];

/** Makes all the mistakes in one copy, since reading it is what takes long, and expects each to be told. */
function eachIsTold(mistakes: readonly Mistake[]): void {
  let problems: ContentProblem[];
  let message: string;
  beforeAll(() => {
    root = copyContent();
    process.env.SITE_ROOT = root;
    for (const [, make] of mistakes) make();
    problems = load();
    message = formatProblems(problems);
  });
  afterAll(removeCopy);

  it.each(mistakes)('%s', (_, __, told) => {
    expect(problems.find(({ file, field }) => file === told.file && field === told.field)).toMatchObject(told);
  });

  it('and nothing else, in one message', () => {
    // A broken line may be told in more than one way.
    expect(new Set(problems.map(({ file, field }) => `${file} ${field}`)).size).toBe(mistakes.length);
    expect(message).toContain(`${problems.length} mistakes in the content. Nothing was built.`);
    for (const label of ['field:', 'found:', 'allowed:', 'to fix:'])
      expect(message.split(`   ${label}`)).toHaveLength(problems.length + 1);
  });
}

describe('a mistake in a file is told with file, field, found, allowed and the way to fix it', () => {
  eachIsTold([
    [
      'a missing field',
      () => change('products/nexbill.yaml', (data) => delete data.tagline),
      {
        file: 'content/products/nexbill.yaml',
        field: 'Tagline',
        found: 'nothing',
        allowed: 'a text',
        fix: 'Fill in this field; it is needed.',
      },
    ],
    [
      'a text that is too long',
      () => change('pages/about.yaml', (data) => Object.assign(data.meta, { title: 'x'.repeat(48) })),
      {
        file: 'content/pages/about.yaml',
        field: 'Search results → Title in search results',
        found: `"${'x'.repeat(48)}" (48 characters)`,
        allowed: 'at most 47 characters',
        fix: 'Shorten it: at most 47 characters.',
      },
    ],
    [
      'an unknown name',
      () => change('pricing.yaml', (data) => Object.assign(data.calculator, { twitter: 7500 })),
      {
        file: 'content/pricing.yaml',
        field: 'Calculator',
        found: 'unknown name "twitter"',
        allowed: 'only the names that the guide lists',
        fix: 'Correct the spelling of "twitter" or delete the line.',
      },
    ],
    [
      'a price with a comma',
      () => change('pricing.yaml', (data) => Object.assign(data.calculator, { facebook: '7,500' })),
      {
        file: 'content/pricing.yaml',
        field: 'Calculator → Facebook page, in LKR',
        found: '"7,500"',
        allowed: 'a number in figures, such as 19500',
      },
    ],
    [
      'a word that has to be spelled exactly',
      () => change('interface.yaml', (data) => Object.assign(data.forms.careers, { submit: 'Send' })),
      {
        file: 'content/interface.yaml',
        field: 'Forms → Careers → Submit',
        found: '"Send"',
        allowed: '"Send Application via Gmail"',
        fix: 'Use one of the allowed values, spelled exactly.',
      },
    ],
    [
      'a template without its place',
      () => change('interface.yaml', (data) => Object.assign(data.carousel, { dot: 'Go to testimonial' })),
      {
        file: 'content/interface.yaml',
        field: 'Carousel → Dot',
        found: expect.stringContaining('Go to testimonial'),
        allowed: expect.stringContaining('{n}'),
      },
    ],
    [
      'a text on two lines',
      () => change('company.yaml', (data) => Object.assign(data, { tagline: 'one\ntwo' })),
      { file: 'content/company.yaml', field: 'Tagline', allowed: 'it must be on one line' },
    ],
    [
      'a list with too few entries',
      () => change('navigation.yaml', (data) => data.footerServices.pop()),
      {
        file: 'content/navigation.yaml',
        field: 'Footer services',
        found: '5 entries',
        allowed: 'exactly 6 entries',
        fix: 'Make it exactly 6 entries: add some.',
      },
    ],
    [
      'broken YAML, with its line',
      () => {
        const lines = read('pages/contact.yaml').split('\n');
        lines.splice(3, 3, '  description: a colon: breaks this: line');
        fs.writeFileSync(file('pages/contact.yaml'), lines.join('\n'));
      },
      {
        file: 'content/pages/contact.yaml',
        field: 'line 4',
        found: 'description: a colon: breaks this: line',
        allowed: 'YAML: name, colon, space, value; indented with spaces',
        fix: expect.stringContaining('Texts with a colon need quotation marks.'),
      },
    ],
    ['an empty file', () => fs.writeFileSync(file('team.yaml'), ''), { file: 'content/team.yaml', field: '' }],
    [
      'a missing file',
      () => fs.rmSync(file('pages/tutoring.yaml')),
      {
        file: 'content/pages/tutoring.yaml',
        field: '',
        found: 'no such file',
        allowed: 'a YAML file with this name',
        fix: 'Create content/pages/tutoring.yaml, or correct the name where it is used.',
      },
    ],
    [
      'a page file that the order forgets',
      () => fs.copyFileSync(file('products/hireiq.yaml'), file('products/newbill.yaml')),
      {
        file: 'content/order.yaml',
        field: 'products',
        found: 'no line for newbill',
        allowed: 'every file in content/products',
        fix: 'Add “- newbill” to the list, or delete content/products/newbill.yaml.',
      },
    ],
  ]);
});

describe('so is a mistake that one file cannot show', () => {
  eachIsTold([
    [
      'a link to no page',
      () => change('pages/about.yaml', (data) => Object.assign(data.callToAction.action, { href: '/kontact' })),
      {
        file: 'content/pages/about.yaml',
        field: 'Closing call → Link → Page',
        found: '"/kontact"',
        allowed: 'the address of a page of this site',
        fix: expect.stringMatching(/^Use one of: \/ \/about /),
      },
    ],
    [
      'a picture that is not there',
      () => change('team.yaml', (data) => Object.assign(data.people[1].picture, { src: 'team/nobody.png' })),
      {
        file: 'content/team.yaml',
        field: 'People → entry 2 → Portrait → File',
        found: '"team/nobody.png"',
        allowed: 'a file in content/media/pictures',
        fix: 'Put team/nobody.png into content/media/pictures, or correct the name.',
      },
    ],
    [
      'the same title twice, whatever the case',
      () => {
        const { title } = parse(read('pages/about.yaml')).meta;
        change('products/nexbill.yaml', (data) => Object.assign(data.meta, { title: title.toUpperCase() }));
      },
      {
        file: 'content/products/nexbill.yaml',
        field: 'Search results → Title in search results',
        allowed: 'a title that no other page has',
        fix: 'content/pages/about.yaml has the same; change one of the two.',
      },
    ],
    [
      'an old address that hosts answer already',
      () =>
        change('redirects.yaml', (data) => {
          data.redirects = ['/old', '/older', '/ABOUT', '/index', '/Old'].map((from) => ({ from, to: '/' }));
        }),
      {
        file: 'content/redirects.yaml',
        field: 'Redirects → entry 3 → From',
        found: '"/ABOUT"',
        allowed: 'an address that no page has any more',
      },
    ],
    [
      'one that stands for a page by itself',
      () => {},
      { file: 'content/redirects.yaml', field: 'Redirects → entry 4 → From', found: '"/index"' },
    ],
    [
      'one that leads away twice',
      () => {},
      {
        file: 'content/redirects.yaml',
        field: 'Redirects → entry 5 → From',
        found: '"/Old"',
        fix: 'Delete one of the two: redirect 1 leads away from the same address.',
      },
    ],
    [
      'a message from a person who is not in the team',
      () => change('pages/about.yaml', (data) => Object.assign(data.message, { person: 'nobody' })),
      {
        file: 'content/pages/about.yaml',
        field: 'Message → Signed by',
        found: '"nobody"',
        allowed: 'the short name of a person in the team',
      },
    ],
  ]);
});

it('content() throws them, and so stops the build', () => {
  root = copyContent((name) => !name.endsWith('tutoring.yaml'));
  process.env.SITE_ROOT = root;
  expect(content).toThrow(ContentError);
  expect(content).toThrow(/^One mistake in the content/);
  removeCopy();
});
