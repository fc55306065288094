import fs from 'node:fs';
import { contentFiles } from '@/lib/check/files';
import { eachValue, type FieldSchema, fieldSchema, readData } from '@/lib/check/walk';
import { loadContent } from '@/lib/content/load';
import { routes } from '@/lib/routes';
import { inProject } from '../files';

const pictures = 'content/media/pictures';

/** One field of a form, as the editor wants it described. */
export interface FormField {
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
const words = (name: string): string => {
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
export function formField(name: string, schema: FieldSchema, required: boolean, around: Surroundings): FormField {
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

const formFields = (schema: FieldSchema, around: Surroundings): FormField[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) =>
    formField(name, field, schema.required?.includes(name) ?? false, around),
  );

/** Names of files for people. What stands here is words only; everything else comes from the schemas. */
const labels: Record<string, string> = {
  company: 'Company facts',
  navigation: 'Menus',
  pricing: 'Prices',
  team: 'Team',
  clients: 'Clients',
  testimonials: 'Testimonials',
  order: 'Order of services and products',
  interface: 'Small words of the site',
};

/** Where a file can be seen on the site. */
function pageOf(name: string): string {
  const [folder, rest] = name.split('/');
  if (rest !== undefined && folder !== undefined)
    return rest === 'home' ? '/' : rest === 'not-found' ? '/page-not-found' : `/${rest}`;
  return (
    { team: '/about', pricing: '/digital-marketing', company: '/contact', interface: '/contact', order: '/products' }[
      name
    ] ?? '/'
  );
}

/** Folder of the pictures that a file brings with it. */
function pictureFolder(name: string): string {
  const [folder = '', slug = ''] = name.split('/');
  if (folder === 'products') return `products/${slug}`;
  if (folder === 'services' || name === 'pages/home') return 'films';
  return folder === 'pages' ? 'reliefs' : folder;
}

/** Every link that the content uses now, so that no form loses one, and every page there is. */
function addresses(): string[] {
  const used = new Set<string>();
  eachValue(({ value, schema }) => {
    if (schema.widget === 'route' && typeof value === 'string') used.add(value);
  });
  const site = loadContent([]);
  const pages = site ? routes(site).map(({ path }) => path) : [];
  return [...pages, ...[...used].filter((address) => !pages.includes(address)).sort()];
}

/**
 * The whole configuration of the editor. Forms, limits and hints come from the schemas that check the build, pages and
 * icons from what is there now: nothing is written twice.
 */
export function editorConfig(): {
  config: Record<string, unknown>;
  schemas: Record<string, FieldSchema>;
  pages: Record<string, string>;
} {
  const files = contentFiles().filter(({ name }) => name !== 'redirects');
  const shared = {
    addresses: addresses(),
    icons: fs
      .readdirSync(inProject(`${pictures}/icons`))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.slice(0, -4))
      .sort(),
  };
  const entry = (name: string) => {
    const file = files.find((item) => item.name === name);
    if (!file) throw new Error(`No content file ${name}`);
    const data = readData(file) as Record<string, unknown> | undefined;
    const counts = Object.fromEntries(
      Object.entries(data ?? {}).map(([key, value]) => [key, Array.isArray(value) ? value.length : 0]),
    );
    const fields = formFields(fieldSchema(file.schema), shared);
    // The order is dragged here; adding and removing is `npm run new`, because a page needs more than a line.
    if (name === 'order')
      for (const field of fields)
        Object.assign(field, {
          min: counts[field.name],
          max: counts[field.name],
          allow_add: false,
          allow_remove: false,
          hint: 'Drag to change the order.',
        });
    return {
      name: name.replace('/', '-'),
      label: labels[name] ?? String(data?.name ?? words(name.split('/').at(-1) ?? name)),
      file: `content/${name}.yaml`,
      media_folder: `/${pictures}/${pictureFolder(name)}`,
      public_folder: `/${pictureFolder(name)}`,
      fields,
    };
  };
  const below = (folder: string) =>
    files.filter(({ name }) => name.startsWith(`${folder}/`)).map(({ name }) => entry(name));
  const collection = (name: string, label: string, icon: string, entries: unknown[]) => ({
    name,
    label,
    icon,
    files: entries,
    format: 'yaml',
    editor: { preview: false },
  });
  return {
    config: {
      load_config_file: false,
      backend: { name: 'github', repo: 'project/site', branch: 'main', auth_methods: ['token'] },
      app_title: 'The desk',
      media_folder: pictures,
      public_folder: '/',
      show_preview_links: false,
      editor: { preview: false },
      slug: { encoding: 'ascii', clean_accents: true },
      // New pictures are turned upright, freed of place and device data, and brought to a size that a browser can handle.
      media_libraries: {
        default: {
          config: {
            max_file_size: 60_000_000,
            slugify_filename: true,
            transformations: { raster_image: { format: 'webp', quality: 95, width: 3200, height: 3200 } },
          },
        },
        stock_assets: { providers: [] },
      },
      output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
      collections: [
        collection('pages', 'Pages', 'article', below('pages')),
        collection('services', 'Services', 'design_services', below('services')),
        collection('products', 'Products', 'inventory_2', below('products')),
        collection(
          'lists',
          'People, clients, prices',
          'groups',
          ['team', 'clients', 'testimonials', 'pricing'].map(entry),
        ),
        collection('site', 'Company and site', 'settings', ['company', 'navigation', 'order', 'interface'].map(entry)),
      ],
    },
    schemas: Object.fromEntries(files.map(({ name, schema }) => [`content/${name}.yaml`, fieldSchema(schema)])),
    pages: Object.fromEntries(files.map(({ name }) => [name.replace('/', '-'), pageOf(name)])),
  };
}
