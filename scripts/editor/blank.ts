import { toWrite } from '@/lib/check/samples';
import type { FieldSchema } from '@/lib/content/fieldSchema';
import { smallest } from './page/values';

/** What a blank file needs that no schema can tell. */
interface BlankHelp {
  /** A drawn stand-in of at least this size in pixels; gives its file below content/media/pictures. */
  picture: (width: number, height: number, at: readonly string[]) => string;
  /** Values that are known already, by their place, such as `meta.title`. */
  known: Record<string, unknown>;
  /** Day for `updated`, year-month-day. */
  today: string;
}

/** A text that fits the field, says what belongs there, and that the launch check recognises. */
function blankText({ minLength = 0, maxLength = 200 }: FieldSchema, label: string): string {
  let text = `${toWrite} – ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  if (maxLength > 60) text += `, ${minLength > 1 ? `${minLength} to` : 'up to'} ${maxLength} characters.`;
  while (text.length < minLength) text += ' Say it plainly, in your own words.';
  return text.slice(0, maxLength).trim();
}

/** The smallest data that a schema allows, with words that say what belongs there and stand-ins for its pictures. */
export const blank = (schema: FieldSchema, { picture, known, today }: BlankHelp): unknown =>
  smallest(schema, (field, at, label = 'text') => {
    const place = at.join('.');
    if (place in known) return known[place];
    if (field.widget === 'picture') return picture(field.minWidth ?? 800, field.minHeight ?? 500, at);
    if (field.widget === 'route') return '/contact';
    if (field.widget === 'icon') return 'check';
    if (field.format === 'date') return today;
    if (field.type === 'string') return blankText(field, label);
  });
