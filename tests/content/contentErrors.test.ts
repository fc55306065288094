import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { ContentError, content } from '@/lib/content';
import { crossCheck } from '@/lib/content/check';
import { type ContentProblem, formatProblems } from '@/lib/content/errors';
import { loadContent } from '@/lib/content/load';

const project = process.cwd();
let root: string;
const original = process.env.SITE_ROOT;

const file = (name: string) => path.join(root, 'content', name);
/** Parsed YAML, which the tests break in ways that its types forbid. */
type Data = ReturnType<typeof parse>;

/** Changes a content file of the copy. */
function change(name: string, edit: (data: Data) => void): void {
  const data = parse(fs.readFileSync(file(name), 'utf8'));
  edit(data);
  fs.writeFileSync(file(name), stringify(data));
}

/** Checks the copy as `content()` does, but without keeping the result; the problems, and what an editor reads. */
function load(): { problems: readonly ContentProblem[]; message: string } {
  const problems: ContentProblem[] = [];
  const loaded = loadContent(problems);
  if (loaded) crossCheck(loaded, problems);
  return { problems, message: formatProblems(problems) };
}

const only = () => {
  const { problems, message } = load();
  expect(problems).toHaveLength(1);
  expect(message).toMatch(/^One mistake in the content\. Nothing was built\./);
  const { path: _path, ...told } = problems[0] as ContentProblem;
  return told;
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  fs.cpSync(path.join(project, 'content'), path.join(root, 'content'), {
    recursive: true,
    filter: (source) => !/content\/media(\/|$)/.test(source),
  });
  // Pictures are only looked for, so the real ones serve.
  fs.mkdirSync(path.join(root, 'content/media'));
  fs.symlinkSync(path.join(project, 'content/media/pictures'), path.join(root, 'content/media/pictures'));
  process.env.SITE_ROOT = root;
});

afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true });
});

afterAll(() => {
  if (original === undefined) delete process.env.SITE_ROOT;
  else process.env.SITE_ROOT = original;
});

it('the untouched content has no mistake', () => {
  expect(load().problems).toEqual([]);
});

it('a domain that nobody can own is marked as a sample wherever it stands', () => {
  const { domain, email } = content().company;
  expect([domain, email].filter(({ value, sample }) => value.endsWith('.example') && !sample)).toEqual([]);
});

it('content is plain: no markup and no Markdown', () => {
  const folder = path.join(project, 'content');
  for (const name of fs.readdirSync(folder, { recursive: true }) as string[]) {
    if (!name.endsWith('.yaml')) continue;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    expect([name, text.match(/<\/?[a-z][^>]*>|\*\*|\]\(|&[a-z]+;/i)?.[0]]).toEqual([name, undefined]);
  }
});

describe('one mistake is told with file, field, found, allowed and the way to fix it', () => {
  it('a missing field', () => {
    change('products/nexbill.yaml', (data) => delete data.tagline);
    expect(only()).toEqual({
      file: 'content/products/nexbill.yaml',
      field: 'Tagline',
      found: 'nothing',
      allowed: 'a text',
      fix: 'Fill in this field; it is needed.',
    });
  });

  it('a text that is too long', () => {
    change('pages/about.yaml', (data) => {
      data.meta.title = 'x'.repeat(48);
    });
    expect(only()).toEqual({
      file: 'content/pages/about.yaml',
      field: 'Search results → Title in search results',
      found: `"${'x'.repeat(48)}" (48 characters)`,
      allowed: 'at most 47 characters',
      fix: 'Shorten it: at most 47 characters.',
    });
  });

  it('a text that is too short', () => {
    change('pages/about.yaml', (data) => {
      data.meta.description = 'Too short.';
    });
    expect(only()).toEqual({
      file: 'content/pages/about.yaml',
      field: 'Search results → Description in search results',
      found: '"Too short." (10 characters)',
      allowed: 'at least 70 characters',
      fix: 'Write more: at least 70 characters.',
    });
  });

  it('an unknown name', () => {
    change('pricing.yaml', (data) => {
      data.calculator.twitter = 7500;
    });
    expect(only()).toEqual({
      file: 'content/pricing.yaml',
      field: 'Calculator',
      found: 'unknown name "twitter"',
      allowed: 'only the names that the guide lists',
      fix: 'Correct the spelling of "twitter" or delete the line.',
    });
  });

  it('a word that has to be spelled exactly', () => {
    change('interface.yaml', (data) => {
      data.forms.careers.submit = 'Send';
    });
    expect(only()).toEqual({
      file: 'content/interface.yaml',
      field: 'Forms → Careers → Submit',
      found: '"Send"',
      allowed: '"Send Application via Gmail"',
      fix: 'Use one of the allowed values, spelled exactly.',
    });
  });

  it('one of a few allowed words', () => {
    change('pricing.yaml', (data) => {
      data.calculator.bases[1].id = 'mega';
    });
    expect(only()).toMatchObject({
      file: 'content/pricing.yaml',
      field: 'Calculator → Packages → entry 2 → Place in the calculator',
      allowed: '"starter" or "surge" or "blitz"',
    });
  });

  it('a price with a comma', () => {
    change('pricing.yaml', (data) => {
      data.calculator.facebook = '7,500';
    });
    expect(only()).toMatchObject({
      file: 'content/pricing.yaml',
      field: 'Calculator → Facebook page, in LKR',
      found: '"7,500"',
      allowed: 'a number in figures, such as 19500',
    });
  });

  it('a number where a text belongs', () => {
    change('company.yaml', (data) => {
      data.tagline = 7;
    });
    expect(only()).toEqual({
      file: 'content/company.yaml',
      field: 'Tagline',
      found: '7',
      allowed: 'a text',
      fix: 'Write a text.',
    });
  });

  it('a negative price', () => {
    change('pricing.yaml', (data) => {
      data.calculator.combo = -1;
    });
    expect(only()).toMatchObject({
      field: 'Calculator → Both pages together, in LKR',
      found: '-1',
      allowed: 'at least 1000',
    });
  });

  it('a list with too few entries', () => {
    change('navigation.yaml', (data) => {
      data.footerServices.pop();
    });
    expect(only()).toEqual({
      file: 'content/navigation.yaml',
      field: 'Footer services',
      found: '5 entries',
      allowed: 'exactly 6 entries',
      fix: 'Make it exactly 6 entries: add some.',
    });
  });

  it('a text on two lines', () => {
    change('company.yaml', (data) => {
      data.tagline = 'one\ntwo';
    });
    expect(only()).toMatchObject({ file: 'content/company.yaml', field: 'Tagline', allowed: 'it must be on one line' });
  });

  it('a template without its place', () => {
    change('interface.yaml', (data) => {
      data.carousel.dot = 'Go to testimonial';
    });
    expect(only()).toMatchObject({
      file: 'content/interface.yaml',
      field: 'Carousel → Dot',
      found: expect.stringContaining('Go to testimonial'),
      allowed: expect.stringContaining('{n}'),
    });
  });

  it('broken YAML, with its line', () => {
    const lines = fs.readFileSync(file('pages/contact.yaml'), 'utf8').split('\n');
    lines[3] = '  description: a colon: breaks this: line';
    lines.splice(4, 2);
    fs.writeFileSync(file('pages/contact.yaml'), lines.join('\n'));
    const { problems } = load();
    expect(problems[0]).toMatchObject({
      file: 'content/pages/contact.yaml',
      field: 'line 4',
      found: 'description: a colon: breaks this: line',
      allowed: 'YAML: name, colon, space, value; indented with spaces',
      fix: expect.stringContaining('Texts with a colon need quotation marks.'),
    });
  });

  it('a tab in the indentation', () => {
    fs.writeFileSync(file('redirects.yaml'), 'redirects:\n\t- from: /a\n');
    expect(load().problems[0]).toMatchObject({
      file: 'content/redirects.yaml',
      field: expect.stringMatching(/^line [12]$/),
    });
  });

  it('an empty file', () => {
    fs.writeFileSync(file('team.yaml'), '');
    expect(only()).toMatchObject({ file: 'content/team.yaml' });
  });

  it('a missing file', () => {
    fs.rmSync(file('pages/tutoring.yaml'));
    expect(only()).toEqual({
      file: 'content/pages/tutoring.yaml',
      field: '',
      found: 'no such file',
      allowed: 'a YAML file with this name',
      fix: 'Create content/pages/tutoring.yaml, or correct the name where it is used.',
    });
  });

  it('a link to no page', () => {
    change('pages/about.yaml', (data) => {
      data.callToAction.action.href = '/kontact';
    });
    expect(only()).toMatchObject({
      file: 'content/pages/about.yaml',
      field: 'Closing call → Link → Page',
      found: '"/kontact"',
      allowed: 'the address of a page of this site',
      fix: expect.stringMatching(/^Use one of: \/ \/about .*\/autocare$/),
    });
  });

  it('a link in the wrong case', () => {
    change('navigation.yaml', (data) => {
      data.header[1] = '/About';
    });
    expect(only()).toMatchObject({ file: 'content/navigation.yaml', field: 'Header → entry 2', found: '"/About"' });
  });

  it('a picture that is not there', () => {
    change('team.yaml', (data) => {
      data.people[1].picture.src = 'team/nobody.png';
    });
    expect(only()).toEqual({
      file: 'content/team.yaml',
      field: expect.stringMatching(/entry 2 → Portrait → File$/),
      found: '"team/nobody.png"',
      allowed: 'a file in content/media/pictures',
      fix: 'Put team/nobody.png into content/media/pictures, or correct the name.',
    });
  });

  it('the same title twice, whatever the case', () => {
    const { meta } = parse(fs.readFileSync(file('pages/about.yaml'), 'utf8'));
    change('products/nexbill.yaml', (data) => {
      data.meta.title = meta.title.toUpperCase();
    });
    expect(only()).toEqual({
      file: 'content/products/nexbill.yaml',
      field: 'Search results → Title in search results',
      found: JSON.stringify(meta.title.toUpperCase()),
      allowed: 'a title that no other page has',
      fix: 'content/pages/about.yaml has the same; change one of the two.',
    });
  });

  it('the same description twice', () => {
    const { meta } = parse(fs.readFileSync(file('products/hireiq.yaml'), 'utf8'));
    change('products/nexbill.yaml', (data) => {
      data.meta.description = meta.description;
    });
    expect(only()).toMatchObject({
      file: 'content/products/nexbill.yaml',
      field: 'Search results → Description in search results',
      fix: 'content/products/hireiq.yaml has the same; change one of the two.',
    });
  });

  it('a page file that the order forgets', () => {
    fs.copyFileSync(file('products/nexbill.yaml'), file('products/newbill.yaml'));
    expect(only()).toEqual({
      file: 'content/order.yaml',
      field: 'products',
      found: 'no line for newbill',
      allowed: 'every file in content/products',
      fix: 'Add “- newbill” to the list, or delete content/products/newbill.yaml.',
    });
  });

  it('a page in the order that has no file', () => {
    change('order.yaml', (data) => data.services.push('quantum'));
    expect(only()).toMatchObject({ file: 'content/services/quantum.yaml', found: 'no such file' });
  });

  it('a message from a person who is not in the team', () => {
    change('pages/about.yaml', (data) => {
      data.message.person = 'nobody';
    });
    expect(only()).toMatchObject({
      file: 'content/pages/about.yaml',
      field: 'Message → Signed by',
      found: '"nobody"',
      allowed: 'the short name of a person in the team',
    });
  });
});

it('all mistakes of all files are told at once', () => {
  change('products/nexbill.yaml', (data) => {
    delete data.tagline;
    data.extra = 1;
  });
  change('company.yaml', (data) => {
    data.email.value = 'nobody';
  });
  fs.rmSync(file('pages/tutoring.yaml'));
  const { problems, message } = load();
  expect(problems.map((problem) => `${problem.file} ${problem.field}`).sort()).toEqual([
    'content/company.yaml Email → E-mail',
    'content/pages/tutoring.yaml ',
    'content/products/nexbill.yaml ',
    'content/products/nexbill.yaml Tagline',
  ]);
  expect(message).toMatch(/^4 mistakes in the content\. Nothing was built\./);
  for (const label of ['field:', 'found:', 'allowed:', 'to fix:']) expect(message.split(label)).toHaveLength(5);
});

it('content() throws them, and so stops the build', () => {
  fs.rmSync(file('pages/tutoring.yaml'));
  fs.rmSync(file('team.yaml'));
  expect(content).toThrow(ContentError);
  expect(content).toThrow(/^2 mistakes in the content/);
});
