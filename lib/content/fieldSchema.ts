import { z } from 'zod';
import type { FieldMeta } from '@/content/schema/fields';

/** JSON Schema with the labels, hints and widgets of zod's `meta()`. */
export interface FieldSchema extends Partial<FieldMeta> {
  type?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

const schemaCache = new WeakMap<z.ZodType, FieldSchema>();

/** Used by the checks and the editor's forms. */
export function fieldSchema(schema: z.ZodType): FieldSchema {
  const found = schemaCache.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as FieldSchema);
  schemaCache.set(schema, found);
  return found;
}

/** `callToAction` → `Call to action`: the label of a field that has none. */
export const words = (name: string): string => {
  const spaced = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** The schema of the value at a path. */
export const schemaAt = (schema: FieldSchema | undefined, path: readonly PropertyKey[]): FieldSchema | undefined =>
  path.reduce<FieldSchema | undefined>(
    (at, part) => (typeof part === 'number' ? at?.items : at?.properties?.[String(part)]),
    schema,
  );

/**
 * The path of a value in the labels of the form: `['items', 2, 'title']` → `Features → entry 3 → Title`.
 *
 * @param schema  of the whole file; without it the names are those of the file
 */
export function fieldName(path: readonly PropertyKey[], schema?: FieldSchema): string {
  const nameOf = (part: PropertyKey, i: number): string => {
    if (typeof part === 'number') return `entry ${part + 1}`;
    if (!schema) return String(part);
    return schemaAt(schema, path.slice(0, i + 1))?.label ?? words(String(part));
  };
  return path.map(nameOf).join(' → ');
}

/**
 * The smallest data that a schema allows: its required fields.
 *
 * @param valueFor  the value of a field, by its path and the nearest label; undefined for the default
 */
export function smallestValue(
  schema: FieldSchema,
  valueFor: (schema: FieldSchema, at: readonly string[], label?: string) => unknown,
  at: readonly string[] = [],
  label = schema.label,
): unknown {
  const inside = (part: FieldSchema = {}, name = '') =>
    smallestValue(part, valueFor, [...at, name], part.label ?? label);
  const value = schema.const ?? schema.enum?.[0] ?? valueFor(schema, at, label);
  if (value !== undefined) return value;
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, inside(schema.properties?.[name], name)]));
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, (_, i) => inside(schema.items, String(i)));
  if (schema.type === 'boolean') return false;
  return schema.minimum ?? '';
}
