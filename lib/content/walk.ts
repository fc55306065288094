import { type FieldSchema, fieldSchema } from './fieldSchema';
import { contentFiles } from './files';
import { readData } from './read';

/** One value in a content file. */
export interface Place {
  /** File below the project folder. */
  file: string;
  path: (string | number)[];
  value: unknown;
  schema: FieldSchema;
  /** Schema of the whole file. */
  root: FieldSchema;
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
    const root = fieldSchema(schema);
    walk({ file, path: [], value: readData(file), schema: root, root, parents: [] }, visit);
  }
}
