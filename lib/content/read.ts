import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { type ContentProblem, problemFromIssue } from './errors';

/** Folder that holds `content/`; tests point it at a copy. */
export const projectRoot = (): string => process.env.SITE_ROOT ?? process.cwd();

/** Names (without .yaml) of the content files in a folder below content/, sorted. */
export function fileNames(folder: string): string[] {
  return fs
    .readdirSync(path.join(projectRoot(), 'content', folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();
}

/** A file that is taken to hold other data, while `asIf` runs. */
let instead: { file: string; data: unknown } | undefined;

/**
 * What a check of the content would say if a file held other data.
 *
 * @param file  below the project folder
 */
export function asIf<T>(file: string, data: unknown, check: () => T): T {
  instead = { file, data };
  try {
    return check();
  } finally {
    instead = undefined;
  }
}

interface Parsed {
  text: string;
  data: unknown;
  errors: readonly YAMLParseError[];
  lines: LineCounter;
}

const known = new Map<string, Parsed>();

/** Takes a YAML text apart; again only after the file's text has changed. */
function parsed(file: string, text: string): Parsed {
  const before = known.get(file);
  if (before?.text === text) return before;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const { errors } = document;
  const result = { text, lines, errors, data: errors.length > 0 ? undefined : (document.toJS() as unknown) };
  known.set(file, result);
  return result;
}

/** Data of a YAML file below the project folder, unchecked; undefined when it cannot be read (the check says why). */
export function readData(file: string): unknown {
  if (instead?.file === file) return instead.data;
  const place = path.join(projectRoot(), file);
  return fs.existsSync(place) ? parsed(file, fs.readFileSync(place, 'utf8')).data : undefined;
}

/**
 * Reads and checks one content file.
 *
 * @param name  path below content/, without .yaml
 * @param problems  collects what is wrong, so that all mistakes of all files are told at once
 * @returns the checked data, or undefined when there was a problem
 */
export function readFile<T extends z.ZodType>(
  name: string,
  schema: T,
  problems: ContentProblem[],
): z.infer<T> | undefined {
  return readYamlFile(`content/${name}.yaml`, schema, problems);
}

/** The same for any YAML file of the project, by its path below the project folder. */
export function readYamlFile<T extends z.ZodType>(
  file: string,
  schema: T,
  problems: ContentProblem[],
): z.infer<T> | undefined {
  let text: string;
  try {
    text = fs.readFileSync(path.join(projectRoot(), file), 'utf8');
  } catch {
    problems.push({
      file,
      field: '',
      found: 'no such file',
      allowed: 'a YAML file with this name',
      fix: `Create ${file}, or correct the name where it is used.`,
    });
    return undefined;
  }
  const { errors, lines, data: found } = parsed(file, text);
  if (errors.length > 0) {
    for (const error of errors) {
      const { line } = lines.linePos(error.pos[0]);
      problems.push({
        file,
        field: `line ${line}`,
        found: text.split('\n')[line - 1]?.trim() ?? '',
        allowed: 'YAML: name, colon, space, value; indented with spaces',
        fix: `Look at line ${line} and the line above it (${error.message.split('\n')[0]}). Texts with a colon need quotation marks.`,
      });
    }
    return undefined;
  }
  const data = instead?.file === file ? instead.data : found;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  // Only what has a form is told in the form's words; other files in their own.
  const form = file.startsWith('content/') ? schema : undefined;
  for (const issue of result.error.issues) problems.push(problemFromIssue(file, data, issue, form));
  return undefined;
}
