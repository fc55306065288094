import type { z } from 'zod';

/** One thing wrong in the content, in words for the person who edits it. */
export interface ContentProblem {
  /** File below the project folder, such as content/products/nexbill.yaml. */
  file: string;
  /** Where in the file: `features → items → 2 → title`. */
  field: string;
  found: string;
  allowed: string;
  fix: string;
}

/** Thrown when the content cannot be published; `problems` holds every mistake, not only the first. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
  }
}

/**
 * Every problem in words, numbered, below a line that counts them.
 *
 * @param consequence  what the mistakes have led to, as a sentence
 * @param where  what the files are part of
 */
export function formatProblems(
  problems: readonly ContentProblem[],
  consequence = 'Nothing was built.',
  where = 'the content',
): string {
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  const blocks = problems.map((p, i) =>
    [
      `${i + 1}. ${p.file}`,
      `   field:   ${p.field || '(whole file)'}`,
      `   found:   ${p.found}`,
      `   allowed: ${p.allowed}`,
      `   to fix: ${p.fix}`,
    ].join('\n'),
  );
  return [`${count} in ${where}. ${consequence}`, '', ...blocks].join('\n');
}

/** Shortens a value so that a message stays readable. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}

/** `['items', 2, 'title']` → `items → 3 → title`: people count from one. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' → ');

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key], data);

const plural = (n: number | bigint, unit: string) => `${n} ${unit}${Number(n) === 1 ? '' : 's'}`;

/** Turns one zod issue into a problem with the way to fix it. */
export function problemFromIssue(file: string, data: unknown, issue: z.core.$ZodIssue): ContentProblem {
  const value = valueAt(data, issue.path);
  const base = { file, field: fieldName(issue.path), found: show(value) };
  const length =
    typeof value === 'string'
      ? ` (${plural(value.length, 'character')})`
      : Array.isArray(value)
        ? `${plural(value.length, 'entry').replace('entrys', 'entries')}`
        : '';
  const found = Array.isArray(value) ? length : base.found + length;
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        ...base,
        found: `unknown name ${issue.keys.map(show).join(', ')}`,
        allowed: 'only the names that the guide lists',
        fix: `Correct the spelling of ${issue.keys.map(show).join(', ')} or delete the line.`,
      };
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
    case 'invalid_type':
      return value === undefined
        ? { ...base, allowed: `a ${issue.expected}`, fix: 'Add this field; it is required.' }
        : {
            ...base,
            allowed: `a ${issue.expected}`,
            fix: `Write it as a ${issue.expected}${issue.expected === 'string' ? ' (put quotation marks around it)' : ''}.`,
          };
    case 'invalid_format':
      return {
        ...base,
        allowed: issue.message.startsWith('must')
          ? issue.message.replace(/^must /, 'it must ')
          : `a valid ${issue.format}`,
        fix: 'Write it in the allowed form.',
      };
    default:
      return { ...base, allowed: issue.message, fix: 'Change it so that it fits.' };
  }
}
