import { z } from 'zod';

/** A schema as plain data, with the words of `meta()` beside the rules. */
export interface FieldSchema {
  type?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: string[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  label?: string;
  hint?: string;
  widget?: 'picture' | 'route' | 'longText' | 'icon' | 'date' | 'person' | 'page';
  minWidth?: number;
  minHeight?: number;
}

const known = new WeakMap<z.ZodType, FieldSchema>();

/** The rules of a zod schema as plain data. Used for the checks, the editor's forms and the JSON Schema for editors. */
export function fieldSchema(schema: z.ZodType): FieldSchema {
  const found = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as FieldSchema);
  known.set(schema, found);
  return found;
}

/** `callToAction` → `Call to action`: what a field without a label of its own is called. */
export const words = (name: string): string => {
  const spaced = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/**
 * Where a value stands, in the words of the form: `['items', 2, 'title']` → `Features → entry 3 → Title`.
 *
 * @param schema  of the whole file; without it the names of the file are given as they are
 */
export function fieldName(path: readonly PropertyKey[], schema?: FieldSchema): string {
  let at = schema;
  const parts = path.map((part) => {
    const inside: FieldSchema | undefined = typeof part === 'number' ? at?.items : at?.properties?.[String(part)];
    at = inside;
    return typeof part === 'number'
      ? `entry ${part + 1}`
      : (inside?.label ?? (schema ? words(String(part)) : String(part)));
  });
  return parts.join(' → ');
}
