import { z } from 'zod';
import { contentFiles } from './files';
import { readData } from './read';

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
  widget?: 'picture' | 'route' | 'longText' | 'icon' | 'date';
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

/** One value in a content file. */
export interface Place {
  /** File below the project folder. */
  file: string;
  path: (string | number)[];
  value: unknown;
  schema: FieldSchema;
  /** The value that holds this one, and so on outwards. */
  parents: unknown[];
}

function walk(place: Place, visit: (place: Place) => void): void {
  visit(place);
  const { value, schema, path: at, parents } = place;
  if (Array.isArray(value)) {
    value.forEach((item, i) => {
      walk(
        { ...place, path: [...at, i], value: item, schema: schema.items ?? {}, parents: [value, ...parents] },
        visit,
      );
    });
  } else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      walk(
        {
          ...place,
          path: [...at, key],
          value: item,
          schema: schema.properties?.[key] ?? {},
          parents: [value, ...parents],
        },
        visit,
      );
}

/** Visits every value of every content file together with its schema. Files with mistakes are visited as far as they go. */
export function eachValue(visit: (place: Place) => void): void {
  for (const { name, schema } of contentFiles()) {
    const file = `content/${name}.yaml`;
    walk({ file, path: [], value: readData(file), schema: fieldSchema(schema), parents: [] }, visit);
  }
}
