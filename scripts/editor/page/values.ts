import type { FieldSchema } from '@/lib/content/fieldSchema';

export type Path = readonly (string | number)[];
type Fields = Record<string, unknown>;

/** The data with another value at a place; `undefined` takes the name away. */
export function setIn(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((item, i) => (i === key ? setIn(item, rest, value) : item));
  const { [key]: old, ...others } = data as Fields;
  const next = setIn(old, rest, value);
  if (next === undefined) return others;
  return key in (data as Fields) ? { ...(data as Fields), [key]: next } : { ...others, [key]: next };
}

/** An empty value for a field that is added: its required parts, to be filled in. */
export function emptyValue(schema: FieldSchema = {}): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, emptyValue(schema.properties?.[name])]));
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items));
  if (schema.type === 'boolean') return false;
  return '';
}

/**
 * A whole number as people write it: `19500`, `19,500`, `19.500`, `19 500`, `LKR 19,500`, `Rs. 19,500/-`.
 *
 * @returns undefined for what could be meant in two ways or is no whole number
 */
export function wholeNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^(LKR|Rs\.?)\s*/i, '')
    .replace(/\s*\/[-=]$/, '');
  const digits = /^\d{1,3}([., \u00a0’'])\d{3}(\1\d{3})*$/.test(bare) ? bare.replace(/\D/g, '') : bare;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** `10 to 70 characters`, `exactly 5`, `up to 2`. */
function range(least: number | undefined, most: number | undefined, unit = ''): string | undefined {
  if (least !== undefined && least === most) return `exactly ${most}${unit}`;
  if (least !== undefined && least > 1 && most !== undefined) return `${least} to ${most}${unit}`;
  if (most !== undefined) return `up to ${most}${unit}`;
  return least !== undefined && least > 1 ? `at least ${least}${unit}` : undefined;
}

/** The hint of a field: its own words, then its limits where those do not say them. */
export function hintOf(schema: FieldSchema): string {
  if (schema.const !== undefined) return 'Fixed: the specification of the site sets these words.';
  const limits =
    schema.widget === 'picture'
      ? `JPEG, PNG, WebP, AVIF, HEIC or SVG${schema.minWidth ? `, at least ${schema.minWidth} × ${schema.minHeight} pixels` : ''}`
      : schema.type === 'array'
        ? range(schema.minItems, schema.maxItems)
        : schema.type === 'integer' && (schema.maximum ?? Number.MAX_SAFE_INTEGER) < Number.MAX_SAFE_INTEGER
          ? `${schema.minimum?.toLocaleString('en-GB')} to ${schema.maximum?.toLocaleString('en-GB')}`
          : schema.format || (schema.widget && schema.widget !== 'longText')
            ? undefined
            : range(schema.minLength, schema.maxLength, ' characters');
  const said = /\d+ characters|exactly|Two or three/i.test(schema.hint ?? '') ? undefined : limits;
  return [schema.hint, said && said.charAt(0).toUpperCase() + said.slice(1)]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

/** The words that stand for a list entry while it is folded up. */
export function summaryOf(value: unknown, schema: FieldSchema = {}): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const item = value as Fields;
  const names = ['title', 'name', 'label', 'question', 'who', 'person', 'when', 'quantity', 'network'];
  const found = [...names, ...Object.keys(schema.properties ?? {})].map((name) => item[name]);
  return String(found.find((text) => typeof text === 'string' && text !== '') ?? 'New entry');
}

/** `People` → `person`, `Reasons` → `reason`: the word on the button that adds one. */
export const singular = (label: string) =>
  label
    .replace(/^People$/, 'person')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .toLowerCase();

/** A value in words, for telling two versions apart. */
export const words = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
