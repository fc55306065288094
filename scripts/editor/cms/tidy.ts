import type { FieldSchema } from '@/lib/content/walk';
import { same } from '../yaml/same';

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.values(value).every(isEmpty));

/**
 * Brings what a form has saved into the shape of the content files: fields that may be missing and are empty are left
 * out, and pictures are named from content/media/pictures on, without a slash in front.
 *
 * @param old  the data before, whose empty fields stay as they were
 */
export function tidy(next: unknown, old: unknown, schema: FieldSchema = {}): unknown {
  if (typeof next === 'string') {
    const text = schema.widget === 'longText' || schema.maxLength ? next.trim() : next;
    return schema.widget === 'picture' ? text.replace(/^\/+/, '') : text;
  }
  if (Array.isArray(next)) {
    const before = Array.isArray(old) ? old : [];
    return next.map((item, i) => tidy(item, before[i], schema.items));
  }
  if (!next || typeof next !== 'object') return next;
  const before = (old && typeof old === 'object' ? old : {}) as Record<string, unknown>;
  const entries = Object.entries(next).map(([name, value]): [string, unknown] => [
    name,
    tidy(value, before[name], schema.properties?.[name]),
  ]);
  return Object.fromEntries(
    entries.filter(([name, value]) => {
      if (name in before && same(before[name], value)) return true;
      return schema.required?.includes(name) || !isEmpty(value);
    }),
  );
}
