import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { picturesFolder } from '../pictures/presets';
import { type ContentProblem, problemFromIssue } from './errors';

/** Folder that holds `content/`; tests set SITE_ROOT to a copy. */
export const projectRoot = (): string => process.env.SITE_ROOT ?? process.cwd();

/** Names (without .yaml) of the content files in a folder below content/, sorted. */
export function fileNames(folder: string): string[] {
  const place = path.join(projectRoot(), 'content', folder);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();
}

let replaced: { file: string; data: unknown } | undefined;

/**
 * Runs a check as if a file contained other data.
 *
 * @param file  below the project folder
 */
export function withFileReplaced<T>(file: string, data: unknown, check: () => T): T {
  replaced = { file, data };
  try {
    return check();
  } finally {
    replaced = undefined;
  }
}

/** Holds pictures that were chosen in a form until the form is saved. */
export const uploadsFolder = '.cache/editor/uploads';

/** @param src  file below content/media/pictures; an upload counts while its form is checked as if it were saved */
export const pictureExists = (src: string): boolean =>
  [picturesFolder, ...(replaced ? [uploadsFolder] : [])].some((folder) =>
    fs.existsSync(path.join(projectRoot(), folder, src)),
  );

interface Parsed {
  text: string;
  data: unknown;
  errors: readonly YAMLParseError[];
  lines: LineCounter;
}

const parseCache = new Map<string, Parsed>();

function parsed(file: string, text: string): Parsed {
  const cached = parseCache.get(file);
  if (cached?.text === text) return cached;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const { errors } = document;
  const result = { text, lines, errors, data: errors.length > 0 ? undefined : (document.toJS() as unknown) };
  parseCache.set(file, result);
  return result;
}

/** Unvalidated data of a YAML file below the project folder; undefined when it cannot be parsed. */
export function readData(file: string): unknown {
  if (replaced?.file === file) return replaced.data;
  const place = path.join(projectRoot(), file);
  return fs.existsSync(place) ? parsed(file, fs.readFileSync(place, 'utf8')).data : undefined;
}

/**
 * @param name  path below content/, without .yaml
 * @param problems  collects the mistakes of all files
 * @returns the validated data, or undefined when there was a problem
 */
export function readFile<T extends z.ZodType>(
  name: string,
  schema: T,
  problems: ContentProblem[],
): z.infer<T> | undefined {
  return readYamlFile(`content/${name}.yaml`, schema, problems);
}

/** As `readFile`, for any YAML file below the project folder. */
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
  // The parser's further errors mostly follow from the first.
  const [error] = errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    problems.push({
      file,
      field: `line ${line}`,
      found: text.split('\n')[line - 1]?.trim() ?? '',
      allowed: 'YAML: name, colon, space, value; indented with spaces',
      fix: `Look at line ${line} and the line above it (${error.message.split('\n')[0]}). Texts with a colon need quotation marks.`,
    });
    return undefined;
  }
  const data = replaced?.file === file ? replaced.data : found;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  // Files without a form are described by their own field names.
  const form = file.startsWith('content/') ? schema : undefined;
  for (const issue of result.error.issues) problems.push(problemFromIssue(file, data, issue, form));
  return undefined;
}
