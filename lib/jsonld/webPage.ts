import type { AboutPage, BreadcrumbList, CollectionPage, ContactPage, WebPage } from 'schema-dts';
import { content } from '../content';
import { fullTitle, routeOf } from '../metadata';
import { routes, trail } from '../routes';
import { absoluteUrl, language } from '../siteUrl';
import { id, organizationRef, ref, websiteRef } from './ids';

/** Pages that are more than a plain WebPage. */
const kinds: Record<string, 'AboutPage' | 'ContactPage' | 'CollectionPage'> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/services-grid': 'CollectionPage',
  '/products': 'CollectionPage',
  '/product-grid': 'CollectionPage',
  '/industries': 'CollectionPage',
};

/**
 * The page itself. `url` is its canonical address, also on a page that is a second view of another one.
 *
 * @param main  fragment of the node that the page is about, when it is not the company
 */
export function webPage(path: string, main?: string): WebPage | AboutPage | ContactPage | CollectionPage {
  const route = routeOf(path);
  const aboutCompany = path === '/' || path === '/about' || path === '/contact';
  return {
    '@type': kinds[path] ?? 'WebPage',
    '@id': id(path, 'webpage'),
    url: absoluteUrl(route.canonical),
    name: fullTitle(route.title),
    description: route.description,
    inLanguage: language,
    isPartOf: websiteRef(),
    ...(route.parent && { breadcrumb: ref(path, 'breadcrumbs') }),
    ...(aboutCompany ? { about: organizationRef() } : main && { mainEntity: ref(path, main) }),
  };
}

/** The way from home to the page: the same names as the visible breadcrumbs. The last address is the canonical one. */
export function breadcrumbs(path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': id(path, 'breadcrumbs'),
    itemListElement: trail(routes(content()), path).map((step, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: step.name,
      item: absoluteUrl(step.path === path ? step.canonical : step.path),
    })),
  };
}
