import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { deadAddresses } from '@/lib/check/addresses';
import { unconfirmed } from '@/lib/check/confirmed';
import { crossCheck } from '@/lib/content/check';
import { type ContentProblem, formatProblems, problemFromIssue } from '@/lib/content/errors';
import { type FieldSchema, fieldSchema, words } from '@/lib/content/fieldSchema';
import { contentFiles } from '@/lib/content/files';
import { loadContent } from '@/lib/content/load';
import { asIf, readData, readFile } from '@/lib/content/read';
import { routes } from '@/lib/routes';
import { inProject, writeWhole } from './files';
import { type Conflict, merge, same } from './merge';
import type { Choices } from './page/api';
import { CommandError } from './terminal';
import { updateYaml } from './yaml';

/** One file in the list of forms. */
export interface FormEntry {
  /** Path below content/, without .yaml. */
  name: string;
  label: string;
  group: string;
  /** What the list says behind the name, such as that nobody vouches for the words. */
  remark?: string;
  /** The page that shows it; missing for what stands on many pages. */
  page?: string;
}

/** A file as its form opens it. */
export interface OpenFile extends FormEntry {
  schema: FieldSchema;
  data: unknown;
  /** Mistakes of the YAML itself: the file cannot be shown as a form, nor saved over. */
  broken?: ContentProblem[];
}

/** What became of a save: saved; refused for mistakes; or changed elsewhere in the same places. */
export type Saved =
  | { state: 'saved'; data: unknown }
  | { state: 'refused'; problems: ContentProblem[] }
  | { state: 'conflict'; conflicts: Conflict[]; theirs: unknown; merged: unknown };

/** The groups of the list, with the files that are not named after a page: name → label and the page that shows it. */
const singles: Record<string, Record<string, [label: string, page?: string]>> = {
  'People, clients, prices': {
    team: ['Team', '/about'],
    clients: ['Clients', '/'],
    testimonials: ['Testimonials', '/testimonials'],
    pricing: ['Prices', '/digital-marketing'],
  },
  'Company and site': {
    company: ['Company facts'],
    navigation: ['Menus'],
    order: ['Order of services and products'],
    interface: ['Small words of the site'],
  },
};

/** Every file that has a form, in the order of the list. */
export function formFiles(): FormEntry[] {
  const remarks = new Map(
    unconfirmed().map(({ file, why }) => [file, why === 'no' ? 'not confirmed' : 'changed since it was confirmed']),
  );
  const pages = contentFiles()
    .filter(({ name }) => name.includes('/'))
    .map((file): FormEntry => {
      const [folder = '', slug = ''] = file.name.split('/');
      const { name } = (readData(`content/${file.name}.yaml`) ?? {}) as { name?: unknown };
      const page = slug === 'home' ? '/' : slug === 'not-found' ? '/page-not-found' : `/${slug}`;
      return {
        name: file.name,
        label: typeof name === 'string' ? name : words(slug.replace('-', ' ')),
        group: words(folder),
        remark: remarks.get(`content/${file.name}.yaml`),
        page,
      };
    });
  const others = Object.entries(singles).flatMap(([group, files]) =>
    Object.entries(files).map(([name, [label, page]]) => ({ name, label, group, page })),
  );
  return [...pages, ...others];
}

const zodOf = (name: string) => contentFiles().find((file) => file.name === name)?.schema;

/** The rules of a file that has a form, as plain data. */
export function schemaOf(name: string): FieldSchema | undefined {
  const schema = zodOf(name);
  return schema && fieldSchema(schema);
}

/** What the fields of all forms offer for choice: pages by their names, line drawings, people of the team. */
export function choices(): Choices {
  const site = loadContent([]);
  return {
    links: site ? routes(site).map(({ path, name }) => ({ to: path, name })) : [],
    people: site ? site.team.map(({ slug, name }) => ({ slug, name })) : [],
    icons: fs
      .readdirSync(inProject('content/media/pictures/icons'))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.slice(0, -'.svg'.length))
      .sort(),
  };
}

/** @throws CommandError when there is no such file any more */
export function openFile(name: string): OpenFile {
  const entry = formFiles().find((file) => file.name === name);
  const schema = zodOf(name);
  if (!entry || !schema) throw new CommandError('This file is not there any more: it was renamed or removed.');
  const problems: ContentProblem[] = [];
  readFile(name, schema, problems);
  const data = readData(`content/${name}.yaml`);
  if (typeof data !== 'object' || data === null) return { ...entry, schema: {}, data: {}, broken: problems };
  return { ...entry, schema: fieldSchema(schema), data };
}

/** Mistakes of the whole content that one file cannot show, with one file's data put in the place of what it holds. */
function mistakesBetweenFiles(name: string, data: unknown): ContentProblem[] {
  return asIf(`content/${name}.yaml`, data, () => {
    const problems: ContentProblem[] = [];
    const site = loadContent([]);
    if (!site) return [];
    crossCheck(site, problems);
    return [...problems, ...deadAddresses(site)];
  });
}

/** The mistakes that a file would have, and those that it would bring into others. */
export function mistakesOf(name: string, data: unknown): ContentProblem[] {
  const file = `content/${name}.yaml`;
  const schema = zodOf(name);
  const result = schema?.safeParse(data);
  if (!result?.success) return result?.error.issues.map((issue) => problemFromIssue(file, data, issue, schema)) ?? [];
  const now = readData(file);
  if (same(data, now)) return [];
  const after = mistakesBetweenFiles(name, data);
  if (after.length === 0) return [];
  const before = mistakesBetweenFiles(name, now).map((problem) => JSON.stringify(problem));
  return after.filter((problem) => !before.includes(JSON.stringify(problem)));
}

/** A form's texts without blanks at their ends, and its names in the order of the schema. */
function tidy(value: unknown, schema: FieldSchema = {}): unknown {
  if (typeof value === 'string') return schema.maxLength ? value.trim() : value;
  if (Array.isArray(value)) return value.map((item) => tidy(item, schema.items));
  if (!value || typeof value !== 'object') return value;
  const given = value as Record<string, unknown>;
  const names = new Set([...Object.keys(schema.properties ?? {}).filter((key) => key in given), ...Object.keys(given)]);
  return Object.fromEntries([...names].map((key) => [key, tidy(given[key], schema.properties?.[key])]));
}

/**
 * Saves a form. What somebody else has changed in the file meanwhile is kept.
 *
 * @param base  the data with which the form began
 * @param mine  the data that it holds now
 * @throws CommandError when there is no such file any more, or it cannot be read: nothing is written then
 */
export function saveFile(name: string, base: unknown, mine: unknown): Saved {
  const open = openFile(name);
  if (open.broken) throw new CommandError(formatProblems(open.broken, 'Nothing was saved.'));
  const conflicts: Conflict[] = [];
  const theirs = open.data;
  const merged = tidy(merge(base, mine, theirs, conflicts), open.schema);
  if (conflicts.length > 0) return { state: 'conflict', conflicts, theirs, merged };
  const file = `content/${name}.yaml`;
  const text = fs.readFileSync(inProject(file), 'utf8');
  const next = updateYaml(text, merged);
  if (next === text) return { state: 'saved', data: merged };
  const problems = mistakesOf(name, merged);
  if (problems.length > 0) return { state: 'refused', problems };
  writeWhole(file, next);
  return { state: 'saved', data: merged };
}

/**
 * Puts a content file back to how git has kept it last.
 *
 * @param name  path below content/, without .yaml
 * @returns the day on which it was kept, year-month-day
 * @throws CommandError where the project is no git checkout, or git has never seen the file
 */
export function takeBack(name: string): { day: string } {
  const file = `content/${name}.yaml`;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: inProject('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const kept = git('show', `HEAD:./${file}`);
    writeWhole(file, kept);
    return { day: git('log', '-1', '--format=%cs', '--', file).trim() };
  } catch {
    throw new CommandError('There is nothing to go back to: git has never kept this file.');
  }
}
