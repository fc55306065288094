import { toWrite } from '@/lib/check/samples';
import type { FieldSchema } from '@/lib/content/fieldSchema';

/** What a blank file needs that no schema can tell. */
interface BlankHelp {
  /** A drawn stand-in of at least this size in pixels; gives its file below content/media/pictures. */
  picture: (label: string, width: number, height: number, at: readonly string[]) => string;
  /** Values that are known already, by their place, such as `meta.title`. */
  known: Record<string, unknown>;
  /** Day for `updated`, year-month-day. */
  today: string;
}

/** A text that fits the field, says what belongs there, and that the launch check recognises. */
function blankText({ label = 'text', minLength = 0, maxLength = 200 }: FieldSchema): string {
  let text = `${toWrite} – ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  if (maxLength > 60) text += `, ${minLength > 1 ? `${minLength} to` : 'up to'} ${maxLength} characters.`;
  while (text.length < minLength) text += ' Say it plainly, in your own words.';
  return text.slice(0, maxLength).trim();
}

/**
 * The smallest data that a schema allows: every required field, with words that say what belongs there.
 * Made from the same schema that checks the file, so it cannot fall behind.
 */
export function blank(schema: FieldSchema, help: BlankHelp, at: string[] = [], label = schema.label): unknown {
  const place = at.join('.');
  if (place in help.known) return help.known[place];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          blank(schema.properties?.[name] ?? {}, help, [...at, name], schema.properties?.[name]?.label ?? label),
        ]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, (_, i) =>
        blank(schema.items ?? {}, help, [...at, String(i)], label),
      );
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
  }
  if (schema.widget === 'picture')
    return help.picture(label ?? 'Picture', schema.minWidth ?? 800, schema.minHeight ?? 500, at);
  if (schema.widget === 'route') return '/contact';
  if (schema.widget === 'icon') return 'check';
  if (schema.format === 'date') return help.today;
  return blankText({ ...schema, label: schema.label ?? label });
}
