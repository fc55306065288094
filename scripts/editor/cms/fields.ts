import type { FieldSchema } from '@/lib/content/walk';

/** One field of a form, as the editor wants it described. */
interface FormField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required: boolean;
  fields?: FormField[];
  field?: FormField;
  [option: string]: unknown;
}

/** What a form needs to know besides the schema. */
interface Surroundings {
  /** Addresses that a link may lead to. */
  addresses: string[];
  icons: string[];
}

/** `callToAction` → `Call to action`. */
export const words = (name: string): string => {
  const spaced = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** `10 to 70 characters`, `exactly 5`, `at most 2`. */
function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  const end = unit ? ` ${unit}` : '';
  if (least !== undefined && least === most) return `exactly ${most}${end}`;
  if (least !== undefined && least > 1 && most !== undefined) return `${least} to ${most}${end}`;
  if (most !== undefined) return `up to ${most}${end}`;
  return least !== undefined && least > 1 ? `at least ${least}${end}` : undefined;
}

/** Hint of a field: its own words, then its limits. */
function hint(schema: FieldSchema): string | undefined {
  const limits =
    schema.widget === 'picture'
      ? `JPEG, PNG, WebP, AVIF or HEIC${schema.minWidth ? `, at least ${schema.minWidth} × ${schema.minHeight} pixels` : ''}`
      : schema.type === 'array'
        ? range(schema.minItems, schema.maxItems, '')
        : range(schema.minLength, schema.maxLength, 'characters');
  const said = /\d+ characters|exactly|Two or three/i.test(schema.hint ?? '') ? undefined : limits;
  const all = [schema.hint, said && said.charAt(0).toUpperCase() + said.slice(1)].filter(Boolean);
  return all.length > 0 ? `${all.join('. ')}.` : undefined;
}

/** The field of a list item whose words stand for the item when it is folded up. */
const summaryOf = (schema: FieldSchema): string | undefined => {
  const names = Object.keys(schema.properties ?? {});
  return (
    ['title', 'name', 'label', 'question', 'who', 'person', 'when', 'quantity', 'network'].find((name) =>
      names.includes(name),
    ) ?? names[0]
  );
};

/** `People` → `person`, `Reasons` → `reason`: the word on the button that adds one. */
const one = (label: string) =>
  label
    .replace(/^People$/, 'person')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .toLowerCase();

/** Describes one field of a content file, from the schema that checks the file. */
function formField(name: string, schema: FieldSchema, required: boolean, around: Surroundings): FormField {
  const base = { name, label: schema.label ?? words(name), required, ...(hint(schema) ? { hint: hint(schema) } : {}) };
  if (schema.const !== undefined)
    return {
      ...base,
      widget: 'string',
      readonly: true,
      default: schema.const,
      hint: 'Fixed: the specification of the site sets these words.',
    };
  if (schema.enum) return { ...base, widget: 'select', options: schema.enum };
  if (schema.type === 'object')
    return { ...base, widget: 'object', collapsed: 'auto', fields: formFields(schema, around) };
  if (schema.type === 'array') {
    const items = schema.items ?? {};
    const many = {
      ...base,
      widget: 'list',
      min: schema.minItems,
      max: schema.maxItems,
      collapsed: true,
      label_singular: one(base.label),
    };
    if (items.type !== 'object')
      return { ...many, field: formField(name, { label: base.label, ...items }, true, around) };
    const summary = summaryOf(items);
    return { ...many, ...(summary ? { summary: `{{fields.${summary}}}` } : {}), fields: formFields(items, around) };
  }
  if (schema.type === 'boolean') return { ...base, required: false, widget: 'boolean' };
  if (schema.type === 'integer' || schema.type === 'number') {
    const sensible = (limit?: number) =>
      limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
    return {
      ...base,
      widget: 'number',
      value_type: schema.type === 'integer' ? 'int' : 'float',
      min: sensible(schema.minimum),
      max: sensible(schema.maximum),
    };
  }
  if (schema.widget === 'picture') return { ...base, widget: 'image', choose_url: false };
  if (schema.widget === 'route') return { ...base, widget: 'select', options: around.addresses };
  if (schema.widget === 'icon') return { ...base, widget: 'select', options: around.icons };
  if (schema.format === 'date')
    return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false };
  const text = {
    ...base,
    required: required && schema.minLength !== 0,
    minlength: schema.minLength && schema.minLength > 1 ? schema.minLength : undefined,
    maxlength: schema.maxLength,
  };
  if (schema.widget === 'longText') return { ...text, widget: 'text' };
  const pattern =
    schema.pattern && schema.pattern !== '^[^\\n]*$' && !schema.format
      ? { pattern: [schema.pattern, schema.hint ?? 'This is not in the allowed form.'] }
      : {};
  return {
    ...text,
    widget: 'string',
    ...(schema.format === 'uri' ? { type: 'url' } : schema.format === 'email' ? { type: 'email' } : {}),
    ...pattern,
  };
}

/** Describes the fields of a map of a content file. */
export const formFields = (schema: FieldSchema, around: Surroundings): FormField[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) =>
    formField(name, field, schema.required?.includes(name) ?? false, around),
  );
