import type { z } from 'zod';
import { count } from '../format';
import { fieldName, fieldSchema, schemaAt } from './fieldSchema';

/** A mistake in the content, explained to the person who edits it. */
export interface ContentProblem {
  /** File below the project folder, such as content/products/nexbill.yaml. */
  file: string;
  /** Path in the labels of the form: `Core features → Items → entry 2 → Title`. */
  field: string;
  /** The path in the data; missing when the file cannot be parsed. */
  path?: readonly PropertyKey[];
  found: string;
  allowed: string;
  fix: string;
}

/** A note for the editor that does not prevent publishing. */
export interface Remark {
  words: string;
  /** The place that it is about. */
  file?: string;
  path?: readonly PropertyKey[];
}

export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
  }
}

/** @throws ContentError when there is a problem */
export function refuse(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * @param consequence  what the mistakes prevent, as a sentence
 * @param where  what the files are part of
 */
export function formatProblems(
  problems: readonly ContentProblem[],
  consequence = 'Nothing was built.',
  where = 'the content',
): string {
  const mistakes = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  const blocks = problems.map((p, i) =>
    [
      `${i + 1}. ${p.file}`,
      `   field:   ${p.field || '(whole file)'}`,
      `   found:   ${p.found}`,
      `   allowed: ${p.allowed}`,
      `   to fix: ${p.fix}`,
    ].join('\n'),
  );
  return [`${mistakes} in ${where}. ${consequence}`, '', ...blocks].join('\n');
}

/** A value as JSON, shortened. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key], data);

/** Names of zod's types for editors. */
const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number in figures, such as 19500',
  int: 'a whole number in figures, such as 19500',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** Examples of zod's text formats. */
const examples: Record<string, string> = {
  date: 'a day as year-month-day, such as 2026-05-31',
  url: 'a full web address, such as https://www.example.com',
  email: 'an e-mail address, such as hello@example.com',
};

/** @param schema  of the whole file, whose labels name the field */
export function problemFromIssue(
  file: string,
  data: unknown,
  issue: z.core.$ZodIssue,
  schema?: z.ZodType,
): ContentProblem {
  const value = valueAt(data, issue.path);
  const fields = schema && fieldSchema(schema);
  const field = fieldName(issue.path, fields);
  const shown = Array.isArray(value) ? count(value.length, 'entry', 'entries') : show(value);
  const base = { file, field, path: issue.path, found: shown };
  const found = typeof value === 'string' ? `${shown} (${count(value.length, 'character')})` : shown;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = Object.keys(schemaAt(fields, issue.path)?.properties ?? {});
      return {
        ...base,
        found: `unknown name ${issue.keys.map(show).join(', ')}`,
        allowed: known.join(', ') || 'only known names',
        fix: `Correct the spelling of ${issue.keys.map(show).join(', ')} or delete the line.`,
      };
    }
    case 'too_small':
    case 'too_big': {
      const small = issue.code === 'too_small';
      const limit = small ? issue.minimum : issue.maximum;
      const unit = issue.origin === 'array' ? 'entries' : issue.origin === 'string' ? 'characters' : '';
      const exact = issue.exact ? 'exactly' : small ? 'at least' : 'at most';
      const allowed = `${exact} ${limit} ${unit}`.trim();
      const fix =
        issue.origin === 'array'
          ? `Make it ${allowed}: ${small ? 'add some' : 'take some away'}.`
          : issue.origin === 'string'
            ? `${small ? 'Write more' : 'Shorten it'}: ${allowed}.`
            : `Use a number that is ${allowed}.`;
      return { ...base, found, allowed, fix };
    }
    case 'invalid_value':
      return {
        ...base,
        allowed: issue.values.map(show).join(' or '),
        fix: 'Use one of the allowed values, spelled exactly.',
      };
    case 'invalid_type': {
      const kind = kinds[issue.expected] ?? issue.expected;
      const fix = value === undefined ? 'Fill in this field; it is needed.' : `Write ${kind}.`;
      return { ...base, allowed: kind, fix };
    }
    case 'invalid_format': {
      const allowed = examples[issue.format] ?? issue.message.replace(/^must /, 'it must ');
      return { ...base, allowed, fix: 'Change the value to match what is allowed.' };
    }
    default:
      return { ...base, allowed: issue.message, fix: 'Change the value to match what is allowed.' };
  }
}
