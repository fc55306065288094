import fs from 'node:fs';
import { unconfirmed } from '@/lib/check/confirmed';
import { contentFiles } from '@/lib/content/files';
import { loadContent } from '@/lib/content/load';
import { readData } from '@/lib/content/read';
import { eachValue, type FieldSchema, fieldSchema } from '@/lib/content/walk';
import { routes } from '@/lib/routes';
import { inProject } from '../files';
import { formFields, words } from './fields';

const pictures = 'content/media/pictures';

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
  return folder === 'pages' ? 'hero-images' : folder;
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
  const states = new Map(
    unconfirmed().map(({ file, why }) => [
      file,
      why === 'no' ? ' (not confirmed)' : ' (changed since it was confirmed)',
    ]),
  );
  const entry = (name: string) => {
    const file = files.find((item) => item.name === name);
    if (!file) throw new Error(`No content file ${name}`);
    const data = readData(`content/${name}.yaml`) as Record<string, unknown> | undefined;
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
      label: `${labels[name] ?? data?.name ?? words(name.split('/').at(-1) ?? name)}${states.get(`content/${name}.yaml`) ?? ''}`,
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
      // New pictures are turned upright, freed of place and device data, and made small enough for a browser.
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
