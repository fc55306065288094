import type { Navigation } from '@/content/schema/site';
import type { Content } from './content/load';

/** One page of the site. Navigation, sitemap, breadcrumbs, metadata and tests are all derived from these. */
export interface Route {
  /** URL path in its exact spelling, such as /BudgetCalculator. */
  path: string;
  kind: 'page' | 'service' | 'product';
  /** Name in breadcrumbs and menus. */
  name: string;
  /** Title in search results, without the company name. */
  title: string;
  description: string;
  /** Canonical path: its own, unless this is a second view of another page. */
  canonical: string;
  indexable: boolean;
  /** Date of the last change, year-month-day. */
  updated: string;
  /** Path of the parent page in the breadcrumbs; home has none. */
  parent?: string;
  /** Content file below content/, without .yaml. */
  file: string;
}

interface Placement {
  parent?: string;
  /** Shows prices, so a changed price changes its date, too. */
  priced?: boolean;
  canonical?: string;
  indexable?: boolean;
}

/** The one-off pages, in the order of the sitemap (spec 2, Route list). */
const placements = {
  home: {},
  about: { parent: '/' },
  services: { parent: '/' },
  'services-grid': { parent: '/services', canonical: '/services' },
  'product-grid': { parent: '/products', canonical: '/products' },
  products: { parent: '/' },
  contact: { parent: '/' },
  careers: { parent: '/' },
  industries: { parent: '/' },
  'ai-services': { parent: '/services' },
  tutoring: { parent: '/services' },
  'digital-marketing': { parent: '/services', priced: true },
  BudgetCalculator: { parent: '/digital-marketing', priced: true },
  'web-applications': { parent: '/services' },
  testimonials: { parent: '/' },
  'ui-designing': { parent: '/services' },
  'website-development': { parent: '/services', indexable: false },
} satisfies { [N in Exclude<keyof Content['pages'], 'not-found'>]: Placement };

const routesByContent = new WeakMap<Content, Route[]>();

/** All routes of the site in the order of the specification; cached by content, because every page needs them. */
export function routes(content: Content): readonly Route[] {
  const list = routesByContent.get(content) ?? listRoutes(content);
  routesByContent.set(content, list);
  return list;
}

function listRoutes(content: Content): Route[] {
  const pages = Object.entries(placements).map(([name, placement]): Route => {
    const { meta, updated, name: crumb } = content.pages[name as keyof typeof placements];
    const path = name === 'home' ? '/' : `/${name}`;
    const { parent, canonical = path, indexable = true, priced }: Placement = placement;
    return {
      path,
      kind: 'page',
      name: crumb,
      ...meta,
      canonical,
      indexable: indexable && canonical === path,
      updated: priced && content.pricing.updated > updated ? content.pricing.updated : updated,
      parent,
      file: `pages/${name}`,
    };
  });
  const entry =
    (kind: 'service' | 'product', folder: string) =>
    ({ slug, name, meta, updated }: Content['services' | 'products'][number]): Route => ({
      path: `/${slug}`,
      kind,
      name,
      ...meta,
      canonical: `/${slug}`,
      indexable: true,
      updated,
      parent: `/${folder}`,
      file: `${folder}/${slug}`,
    });
  return [
    ...pages,
    ...content.services.map(entry('service', 'services')),
    ...content.products.map(entry('product', 'products')),
  ];
}

/**
 * Links of the footer (spec 2) to the pages that content/navigation.yaml lists, labelled with their names.
 *
 * @throws when there is no such route
 */
export const namedLinks = (all: readonly Route[], paths: readonly string[]) =>
  paths.map((path) => ({ href: path, label: routeOf(all, path).name }));

/**
 * Links of the header (spec 2), which may be external.
 *
 * @throws when there is no such route
 */
export const headerLinks = (all: readonly Route[], { header }: Navigation) =>
  header.map(({ page, url = '', label = '', panel, look }) => ({
    ...(page ? { href: page, label: routeOf(all, page).name } : { href: url, label }),
    panel,
    look,
  }));

/** @throws when there is no such route */
export function routeOf(all: readonly Route[], path: string): Route {
  const found = all.find((route) => route.path === path);
  if (!found) throw new Error(`No route ${path}`);
  return found;
}

/**
 * The pages from home down to `path`, for the breadcrumbs.
 *
 * @throws when there is no such route
 */
export function trail(all: readonly Route[], path: string): Route[] {
  const found = routeOf(all, path);
  return found.parent ? [...trail(all, found.parent), found] : [found];
}
