/// <reference lib="dom" />
import { show } from '@/lib/content/errors';
import { type FieldSchema, smallestValue } from '@/lib/content/fieldSchema';
import { same } from '../merge';

export type Path = readonly (string | number)[];
type Fields = Record<string, unknown>;

/** Opens the groups around the field at a path, scrolls to it and focuses it. Without such a field, its nearest group. */
export function showField(at: string): void {
  const found = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
  if (!found) {
    const around = at.replace(/\.?[^.]*$/, '');
    if (around) showField(around);
    return;
  }
  for (let group = found.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
    group.open = true;
  found.scrollIntoView({ block: 'center' });
  found.querySelector<HTMLElement>('input, select, textarea, summary')?.focus({ preventScroll: true });
}

/** A copy of the data with another value at a path; `undefined` removes the field. */
export function setIn(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((item, i) => (i === key ? setIn(item, rest, value) : item));
  const { [key]: old, ...others } = data as Fields;
  const next = setIn(old, rest, value);
  if (next === undefined) return others;
  return { ...(data as Fields), [key]: next };
}

export const emptyValue = (schema: FieldSchema = {}): unknown =>
  smallestValue(schema, ({ type }) => (type === 'array' || type === 'object' || type === 'boolean' ? undefined : ''));

/** `19500`, `19,500`, `19.500`, `19 500`, `LKR 19,500` or `Rs. 19,500/-`; undefined for what is ambiguous. */
export function numberOf(text: string, { type }: FieldSchema): number | undefined {
  if (type === 'number' && /^\d{1,6}\.\d{1,2}$/.test(text.trim())) return Number(text);
  if (type !== 'number' && type !== 'integer') return undefined;
  const bare = text
    .trim()
    .replace(/^(LKR|Rs\.?)\s*/i, '')
    .replace(/\s*\/[-=]$/, '');
  const digits = /^\d{1,3}([., \u00a0’'])\d{3}(\1\d{3})*$/.test(bare) ? bare.replace(/\D/g, '') : bare;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

export const onlyDrawings = ({ pattern }: FieldSchema): boolean => pattern?.endsWith('\\.svg$') ?? false;

/** `10 to 70 characters`, `exactly 5`, `up to 2`; empty without limits. */
function limitsOf(schema: FieldSchema): string {
  const { minWidth, minHeight } = schema;
  const pixels = minWidth ? `, at least ${minWidth} × ${minHeight} pixels` : '';
  if (onlyDrawings(schema)) return '';
  if (schema.widget === 'picture') return `JPEG, PNG, WebP, AVIF, HEIC or SVG${pixels}`;
  const least = schema.minItems ?? schema.minLength ?? schema.minimum ?? 0;
  const most = schema.maxItems ?? schema.maxLength ?? schema.maximum ?? Number.MAX_SAFE_INTEGER;
  const [from, to] = [least, most].map((limit) => limit.toLocaleString('en-GB'));
  const unit = schema.maxLength ? ' characters' : '';
  if (least === most) return `exactly ${to}${unit}`;
  if (most === Number.MAX_SAFE_INTEGER) return least > 1 ? `at least ${from}${unit}` : '';
  return least > 1 ? `${from} to ${to}${unit}` : `up to ${to}${unit}`;
}

export function hintOf(schema: FieldSchema): string {
  if (schema.const !== undefined) return 'Fixed: the specification of the site sets these words.';
  const limits = limitsOf(schema);
  const parts = [schema.hint, limits && limits.charAt(0).toUpperCase() + limits.slice(1)].filter(Boolean);
  return parts.map((part) => `${part}.`).join(' ');
}

export function summaryOf(value: unknown, schema: FieldSchema = {}): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const item = value as Fields;
  const names = ['title', 'name', 'label', 'question', 'who', 'person', 'when', 'quantity', 'network'];
  const found = [...names, ...Object.keys(schema.properties ?? {})].map((name) => item[name]);
  return String(found.find((text) => typeof text === 'string' && text !== '') ?? 'New entry');
}

export function conflictWords(mine: unknown, theirs: unknown, schema?: FieldSchema): string {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return `here ${show(mine)}, in the file ${show(theirs)}`;
  const only = (some: unknown[], others: unknown[]) =>
    some
      .filter((item) => !others.some((other) => same(item, other)))
      .map((item) => `“${summaryOf(item, schema?.items)}”`);
  const [here, there] = [only(mine, theirs), only(theirs, mine)];
  if (here.length + there.length === 0) return 'the entries have another order here than in the file';
  return [here.length > 0 && `only here ${here.join(', ')}`, there.length > 0 && `only in the file ${there.join(', ')}`]
    .filter(Boolean)
    .join('; ');
}

/** `People` → `person`, `Reasons` → `reason`: for the button that adds one. */
export const singular = (label: string) =>
  label
    .replace(/^People$/, 'person')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .toLowerCase();
