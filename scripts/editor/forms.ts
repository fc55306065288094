import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { z } from 'zod';
import { unconfirmed } from '@/lib/content/check/confirmations';
import { contentProblems } from '@/lib/content/check/contentProblems';
import { type ContentProblem, problemFromIssue } from '@/lib/content/errors';
import { type FieldSchema, fieldSchema, words } from '@/lib/content/fieldSchema';
import { contentFiles } from '@/lib/content/files';
import { loadContent } from '@/lib/content/load';
import { readData, readFile, withFileReplaced } from '@/lib/content/read';
import { routes } from '@/lib/routes';
import { changeYaml, inProject, writeAtomic } from '../commands/projectFiles';
import { CommandError } from '../commands/terminal';
import { type Conflict, isObject, merge, same } from './merge';
import { numberOf } from './page/values';

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

/** What a form holds, and what the file held when it began; empty for a form that opens. */
export interface FormState {
  base?: unknown;
  data?: unknown;
}

/** A file as its form shows it. */
export interface Form extends FormEntry, FormState {
  schema: FieldSchema;
  /** What the file holds now. */
  theirs: unknown;
  /** Places that were changed here and, in another way, elsewhere: nothing is saved before somebody has chosen. */
  conflicts: Conflict[];
  problems: ContentProblem[];
  /** The YAML itself has mistakes: the file cannot be shown as a form, nor saved over. */
  broken: boolean;
  saved: boolean;
}

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
    unconfirmed().map(({ file, reason }) => [
      file,
      reason === 'never' ? 'not confirmed' : 'changed since it was confirmed',
    ]),
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

/** What fields of a kind offer for choice: pages, people of the team and line drawings by their names. */
export function choices(): Record<string, { value: string; name: string }[]> {
  const site = loadContent([]);
  const pages = site ? routes(site) : [];
  const icons = fs.readdirSync(inProject('content/media/pictures/icons')).filter((file) => file.endsWith('.svg'));
  return {
    route: pages.map(({ path, name }) => ({ value: path, name: `${name} (${path})` })),
    page: pages.map(({ path, name }) => ({ value: path.slice(1), name })),
    person: (site?.team ?? []).map(({ slug, name }) => ({ value: slug, name })),
    icon: icons
      .map((file) => file.slice(0, -'.svg'.length))
      .sort()
      .map((value) => ({ value, name: words(value) })),
  };
}
export type Choices = ReturnType<typeof choices>;

/** The mistakes that a file would have, and those that it would bring into others. */
function mistakesOf(file: string, rules: z.ZodType, data: unknown): ContentProblem[] {
  const { error } = rules.safeParse(data);
  if (error) return error.issues.map((issue) => problemFromIssue(file, data, issue, rules));
  if (same(data, readData(file))) return [];
  const before = contentProblems().problems.map((problem) => JSON.stringify(problem));
  return withFileReplaced(file, data, contentProblems).problems.filter(
    (problem) => !before.includes(JSON.stringify(problem)),
  );
}

/** A form's texts without blanks at their ends, its numbers as numbers, and its names in the order of the schema. */
function tidy(value: unknown, schema: FieldSchema = {}): unknown {
  if (typeof value === 'string') return numberOf(value, schema) ?? (schema.maxLength ? value.trim() : value);
  if (Array.isArray(value)) return value.map((item) => tidy(item, schema.items));
  if (!isObject(value)) return value;
  const names = new Set([...Object.keys(schema.properties ?? {}).filter((key) => key in value), ...Object.keys(value)]);
  return Object.fromEntries([...names].map((key) => [key, tidy(value[key], schema.properties?.[key])]));
}

/**
 * Brings a form and its file together: opens the form, takes in what somebody else has changed in the file, tells
 * mistakes, and saves where there are none.
 *
 * @throws CommandError when there is no such file any more
 */
export function form(name: string, { base, data: mine }: FormState, save: boolean): Form {
  const entry = formFiles().find((one) => one.name === name);
  const rules = zodOf(name);
  if (!entry || !rules) throw new CommandError('This file is not there any more: it was renamed or removed.');
  const file = `content/${name}.yaml`;
  const theirs = readData(file);
  const conflicts: Conflict[] = [];
  if (!isObject(theirs)) {
    const problems: ContentProblem[] = [];
    readFile(name, rules, problems);
    const empty = { schema: {}, base: {}, data: {}, theirs: {} };
    return { ...entry, ...empty, conflicts, problems, broken: true, saved: false };
  }
  const schema = fieldSchema(rules);
  const merged = base === undefined ? theirs : merge(base, mine, theirs, conflicts);
  const tidied = tidy(merged, schema);
  const problems = mistakesOf(file, rules, tidied);
  const open = { ...entry, schema, theirs, conflicts, problems, broken: false };
  if (!save || conflicts.length + problems.length > 0)
    return { ...open, base: conflicts.length > 0 ? base : theirs, data: merged, saved: false };
  changeYaml(file, () => tidied);
  return { ...open, base: tidied, data: tidied, saved: true };
}

/**
 * Puts a content file back to how git has kept it last.
 *
 * @param name  path below content/, without .yaml
 * @returns the day on which it was kept, year-month-day
 * @throws CommandError where the project is no git checkout, or git has never seen the file
 */
export function restoreCommitted(name: string): { day: string } {
  const file = `content/${name}.yaml`;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: inProject('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const kept = git('show', `HEAD:./${file}`);
    writeAtomic(file, kept);
    return { day: git('log', '-1', '--format=%cs', '--', file).trim() };
  } catch {
    throw new CommandError('There is nothing to go back to: git has never kept this file.');
  }
}
