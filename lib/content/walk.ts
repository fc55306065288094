import { type FieldSchema, fieldSchema } from './fieldSchema';
import { contentFiles } from './files';
import { readData } from './read';

export interface Place {
  /** File below the project folder. */
  file: string;
  path: (string | number)[];
  value: unknown;
  schema: FieldSchema;
  /** Schema of the whole file. */
  root: FieldSchema;
  /** The enclosing values, the innermost first. */
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

/** Visits every value of every content file, valid or not. */
export function eachValue(visit: (place: Place) => void): void {
  for (const { name, schema } of contentFiles()) {
    const file = `content/${name}.yaml`;
    const root = fieldSchema(schema);
    walk({ file, path: [], value: readData(file), schema: root, root, parents: [] }, visit);
  }
}
