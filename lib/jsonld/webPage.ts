import type { AboutPage, BreadcrumbList, CollectionPage, ContactPage, WebPage } from 'schema-dts';
import { content } from '../content';
import { fullTitle } from '../metadata';
import { routeOf, routes, trail } from '../routes';
import { absoluteUrl, language } from '../siteUrl';
import { id, organizationRef, ref, websiteRef } from './ids';

/** Pages with a more specific type than WebPage. */
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
 * The page itself. `url` is its canonical URL, even on a page that is a second view of another one.
 *
 * @param main  fragment of the main entity's @id, if that is not the company
 */
export function webPage(path: string, main?: string): WebPage | AboutPage | ContactPage | CollectionPage {
  const route = routeOf(routes(content()), path);
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

/** The breadcrumbs, with the names shown on the page. The last URL is the canonical one. */
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
