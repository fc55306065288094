import fs from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { ContentError, content } from '@/lib/content';
import { crossCheck } from '@/lib/content/check/crossCheck';
import { type ContentProblem, formatProblems } from '@/lib/content/errors';
import { loadContent } from '@/lib/content/load';
import { copyContent } from '../support/contentCopy';

const project = process.cwd();
let root: string;

/** `content()` without its cache. */
function load(): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const loaded = loadContent(problems);
  if (loaded) crossCheck(loaded, problems);
  return problems;
}

function useCopy(isNeeded?: (name: string) => boolean): void {
  root = copyContent(isNeeded);
  process.env.SITE_ROOT = root;
}

function removeCopy(): void {
  fs.rmSync(root, { recursive: true });
  delete process.env.SITE_ROOT;
}

describe('the content as it is', () => {
  it('marks reserved domains as samples', () => {
    const { domain, email } = content().company;
    expect([domain, email].filter(({ value, sample }) => value.endsWith('.example') && !sample)).toEqual([]);
  });

  it('contains no markup and no Markdown', () => {
    const folder = path.join(project, 'content');
    for (const name of fs.readdirSync(folder, { recursive: true }) as string[]) {
      if (!name.endsWith('.yaml')) continue;
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      expect([name, text.match(/<\/?[a-z][^>]*>|\*\*|\]\(|&[a-z]+;/i)?.[0]]).toEqual([name, undefined]);
    }
  });
});

interface Mistake {
  what: string;
  /** File of content, below the project folder. */
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

/** Makes all mistakes in one copy, because reading it is slow. */
function expectProblems(...mistakes: Mistake[]): void {
  let problems: ContentProblem[];
  beforeAll(() => {
    useCopy();
    for (const { file, make } of mistakes) {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const document = parseDocument(text);
      fs.writeFileSync(path.join(root, file), make(document, text) ?? String(document));
    }
    problems = load();
  });
  afterAll(removeCopy);

  it.each(mistakes)('$what', ({ file, reported }) => {
    expect(problems.find((problem) => problem.file === file && problem.field === reported.field)).toMatchObject(
      reported,
    );
  });

  it('and no other, in one message', () => {
    // Invalid YAML may be reported more than once.
    expect(new Set(problems.map(({ file, field }) => `${file} ${field}`)).size).toBe(mistakes.length);
    const message = formatProblems(problems);
    expect(message).toContain(`${problems.length} mistakes in the content. Nothing was built.`);
    for (const label of ['field:', 'found:', 'allowed:', 'to fix:'])
      expect(message.split(`   ${label}`)).toHaveLength(problems.length + 1);
  });
}

describe('a mistake in one file is reported with file, field, found, allowed and fix', () => {
  expectProblems(
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
    mistake('an unknown name', 'pricing', set('calculator.twitter', 7500), {
      field: 'Calculator',
      found: 'unknown name "twitter"',
      allowed: 'only the names that the guide lists',
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
  );
});

describe('so is a mistake that needs several files', () => {
  const { title } = content().pages.about.meta;
  const redirects = ['/old', '/older', '/ABOUT', '/index', '/Old'].map((from) => ({ from, to: '/' }));
  expectProblems(
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
    mistake('a project that no file tells', 'pages/services', set('weeks.project', '/about'), {
      field: 'Weeks → Page that shows the whole project',
      found: '"/about"',
      allowed: 'the address of a page that shows a project',
    }),
    mistake('a picture that is not there', 'team', set('people.1.picture.src', 'team/nobody.png'), {
      field: 'People → entry 2 → Portrait → File',
      found: '"team/nobody.png"',
      allowed: 'a file in content/media/pictures',
      fix: 'Put team/nobody.png into content/media/pictures, or correct the name.',
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
  );
});

it('content() throws all mistakes', () => {
  useCopy((name) => !name.endsWith('tutoring.yaml'));
  expect(content).toThrow(ContentError);
  expect(content).toThrow(/^One mistake in the content[\s\S]*content\/pages\/tutoring.yaml[\s\S]*no such file/);
  removeCopy();
});
