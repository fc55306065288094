import fs from 'node:fs';
import type { z } from 'zod';
import { type Unconfirmed, unconfirmed, wordsHash } from '@/lib/content/check/confirmations';
import { contentProblems } from '@/lib/content/check/contentProblems';
import { type ContentProblem, problemFromIssue } from '@/lib/content/errors';
import { type FieldSchema, fieldSchema, words } from '@/lib/content/fieldSchema';
import { contentFiles, schemaOf } from '@/lib/content/files';
import { loadContent } from '@/lib/content/load';
import { readData, readFile, withFileReplaced } from '@/lib/content/read';
import { isObject } from '@/lib/isObject';
import { routes } from '@/lib/routes';
import { restore } from '../commands/history';
import { asOneChange, changeYaml, inProject } from '../commands/projectFiles';
import { CommandError } from '../commands/terminal';
import { type Conflict, merge, same } from './merge';
import { numberOf } from './page/values';
import { takeUploads } from './pictures';

export interface FormEntry {
  /** Path below content/, without .yaml. */
  name: string;
  label: string;
  group: string;
  /** Missing for a file that is confirmed or needs no confirmation. */
  state?: Unconfirmed['state'];
  /** The page to preview; none for a file that many pages show. */
  page?: string;
}

/** The data of a form, and of its file when the form last read it; both are missing when a form opens. */
export interface FormState {
  base?: unknown;
  data?: unknown;
}

export interface Form extends FormEntry, FormState {
  schema: FieldSchema;
  theirs: unknown;
  /** Fields changed differently in the form and in the file; they must be resolved before a save. */
  conflicts: Conflict[];
  problems: ContentProblem[];
  /** The YAML cannot be parsed, so that the file is neither shown as a form nor overwritten. */
  broken: boolean;
  saved: boolean;
}

/** Files that are not pages, by group: name → label and the page to preview. */
const singles: Record<string, Record<string, [label: string, page?: string]>> = {
  'People, clients, prices': {
    team: ['Team', '/about'],
    clients: ['Clients', '/'],
    testimonials: ['Testimonials of clients', '/testimonials'],
    pricing: ['Prices', '/digital-marketing'],
  },
  'Company and site': {
    company: ['Company facts'],
    navigation: ['Menus'],
    order: ['Order of services and products'],
    interface: ['Small words of the site'],
  },
};

export function formFiles(): FormEntry[] {
  const states = new Map(unconfirmed().map(({ file, state }) => [file, state]));
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
        state: states.get(`content/${file.name}.yaml`),
        page,
      };
    });
  const others = Object.entries(singles).flatMap(([group, files]) =>
    Object.entries(files).map(([name, [label, page]]) => ({ name, label, group, page })),
  );
  return [...pages, ...others];
}

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

function mistakesOf(file: string, rules: z.ZodType, data: unknown): ContentProblem[] {
  const { error } = rules.safeParse(data);
  if (error) return error.issues.map((issue) => problemFromIssue(file, data, issue, rules));
  if (same(data, readData(file))) return [];
  const before = contentProblems().problems.map((problem) => JSON.stringify(problem));
  return withFileReplaced(file, data, contentProblems).problems.filter(
    (problem) => !before.includes(JSON.stringify(problem)),
  );
}

function normalise(value: unknown, schema: FieldSchema = {}): unknown {
  if (typeof value === 'string') return numberOf(value, schema) ?? value.trim();
  if (Array.isArray(value)) return value.map((item) => normalise(item, schema.items));
  if (!isObject(value)) return value;
  const names = new Set([...Object.keys(schema.properties ?? {}).filter((key) => key in value), ...Object.keys(value)]);
  return Object.fromEntries([...names].map((key) => [key, normalise(value[key], schema.properties?.[key])]));
}

/** Sets the date of the last change, and stores the hash of the confirmed words with a new confirmation. */
function withDateAndConfirmation(data: Record<string, unknown>, old: Record<string, unknown>, schema: FieldSchema) {
  const { confirmed } = data;
  const today = new Date().toLocaleDateString('en-CA');
  const undated = (page: typeof data) => ({ ...page, updated: undefined, confirmed: undefined });
  const changed = schema.properties?.updated && !same(undated(data), undated(old));
  const confirmedNow = isObject(confirmed) && !(confirmed.words && same(confirmed, old.confirmed));
  return {
    ...data,
    ...(changed && { updated: today }),
    ...(confirmedNow && { confirmed: { ...confirmed, words: wordsHash(data) } }),
  };
}

/** Opens a form, or merges it with its file; saves it if there are no mistakes. */
export function form(name: string, { base, data: mine }: FormState, save: boolean): Form {
  const entry = formFiles().find((one) => one.name === name);
  const rules = schemaOf(name);
  if (!entry || !rules)
    throw new CommandError('This file has no form: it was renamed or removed, or can be edited only in a text editor.');
  const file = `content/${name}.yaml`;
  const theirs = readData(file);
  const conflicts: Conflict[] = [];
  if (!isObject(theirs)) {
    const problems: ContentProblem[] = [];
    readFile(name, rules, problems);
    const schema = mine === undefined ? {} : fieldSchema(rules);
    return { ...entry, schema, base, data: mine, theirs: {}, conflicts, problems, broken: true, saved: false };
  }
  const schema = fieldSchema(rules);
  const merged = base === undefined ? theirs : merge(base, mine, theirs, conflicts);
  const normalised = normalise(merged, schema);
  const problems = mistakesOf(file, rules, normalised);
  const open = { ...entry, schema, theirs, conflicts, problems, broken: false };
  if (!save || conflicts.length + problems.length > 0)
    return { ...open, base: conflicts.length > 0 ? base : theirs, data: merged, saved: false };
  takeUploads(normalised);
  const stored = same(normalised, theirs)
    ? normalised
    : withDateAndConfirmation(normalised as typeof theirs, theirs, schema);
  changeYaml(file, () => stored);
  return { ...open, base: stored, data: stored, saved: true };
}

export function takeBack(name: string, version: string): void {
  asOneChange(() => restore(version, name && `content/${name}.yaml`));
}
