import type { Country, FAQPage, ItemList, Service, SoftwareApplication, Thing, VideoObject } from 'schema-dts';
import { type Content, content, type Product } from '../content';
import { mediaManifest } from '../pictures/manifest';
import { pictureUrl } from '../pictures/pictureUrl';
import { productPrice } from '../pricing';
import { absoluteUrl } from '../siteUrl';
import { id, organizationRef, ref } from './ids';
import { marketingPrices, offer } from './offers';
import { areaServed } from './shared';

/** The nodes that describe the subject of a page, the main entity first. */
interface Subject {
  /** Fragment of the main entity's @id. */
  main: string;
  nodes: Thing[];
}

type Item = { name: string; href?: string };

/** A service that the company provides, and nodes that it refers to. */
function service(
  path: string,
  { name, hero }: { name: string; hero: { lead: string } },
  more: { areaServed?: Country[]; hasOfferCatalog?: { '@id': string } } = {},
  nodes: Thing[] = [],
): Subject {
  const node: Service = {
    '@type': 'Service',
    '@id': id(path, 'service'),
    name,
    serviceType: name,
    description: hero.lead,
    url: absoluteUrl(path),
    provider: organizationRef(),
    areaServed: areaServed(),
    ...more,
  };
  return { main: 'service', nodes: [node, ...nodes] };
}

/**
 * A product with the starting price that its page shows. There are no ratings to publish, so Google shows no rich
 * result; this is accepted.
 */
function software({
  slug,
  name,
  hero,
  category,
  kind,
  features,
  demo,
  screen,
  buying: { price },
}: Product): SoftwareApplication {
  const path = `/${slug}`;
  return {
    '@type': 'SoftwareApplication',
    '@id': id(path, 'software'),
    name,
    description: hero.lead,
    applicationCategory: category,
    applicationSubCategory: kind,
    url: absoluteUrl(path),
    featureList: features.items.map(({ title }) => title),
    screenshot: { '@type': 'ImageObject', url: pictureUrl(screen.src) },
    offers: offer(ref(path, 'software'), name, price.monthly, productPrice(content().words.buying, price).unit),
    publisher: organizationRef(),
    potentialAction: demo && {
      '@type': 'UseAction',
      name: demo.title,
      target: absoluteUrl(`${path}#try`),
    },
  };
}

/** The questions visible on a page. Search engines no longer show a rich result for them. */
const questions = (path: string, items: { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  '@id': id(path, 'faq'),
  isPartOf: ref(path, 'webpage'),
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

function list(path: string, name: string, items: Item[]): Subject {
  const node: ItemList = {
    '@type': 'ItemList',
    '@id': id(path, 'list'),
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: href && absoluteUrl(href),
    })),
  };
  return { main: 'list', nodes: [node] };
}

/** The hero film of the home page, if it exists. Its upload date is that of the page's last change. */
function heroFilm(): VideoObject | undefined {
  const film = mediaManifest().films['hero.h264.mp4'];
  const { home } = content().pages;
  return film
    ? {
        '@type': 'VideoObject',
        '@id': id('/', 'film'),
        name: content().company.tagline,
        description: home.hero.film,
        thumbnailUrl: pictureUrl('films/hero.png'),
        contentUrl: absoluteUrl(film),
        uploadDate: `${home.updated}T00:00:00+05:30`,
        publisher: organizationRef(),
        isPartOf: ref('/', 'webpage'),
      }
    : undefined;
}

/**
 * Nodes of the pages that are neither service nor product. Deliberately omitted: Course and EducationalOrganization for
 * tutoring (its fees and timetable are still samples), JobPosting for careers (no vacancies), Review for testimonials.
 */
const pageSubjects: Record<string, (site: Content) => Subject | undefined> = {
  '/': () => {
    const film = heroFilm();
    return film && { main: 'film', nodes: [film] };
  },
  '/services': ({ pages: { services } }) => list('/services', services.cards.title, services.cards.items),
  '/services-grid': ({ pages: { 'services-grid': grid } }) =>
    list(
      '/services-grid',
      grid.hero.title,
      grid.groups.flatMap(({ items }) => items),
    ),
  '/products': ({ pages: { products: page }, products }) =>
    list('/products', page.hero.title, products.map(productItem)),
  '/product-grid': ({ pages: { 'product-grid': page }, products }) =>
    list('/product-grid', page.hero.title, products.map(productItem)),
  '/industries': ({ pages: { industries } }) =>
    list(
      '/industries',
      industries.sectors.title,
      industries.sectors.items.map(({ name }) => ({ name })),
    ),
  '/ai-services': ({ pages: { 'ai-services': page } }) => service('/ai-services', page),
  '/ui-designing': ({ pages: { 'ui-designing': page } }) => service('/ui-designing', page),
  // The lessons follow the Sri Lankan syllabuses, so they are offered there only.
  '/tutoring': ({ company, pages: { tutoring } }) =>
    service('/tutoring', tutoring, { areaServed: [{ '@type': 'Country', name: company.country.name }] }),
  '/digital-marketing': ({ pages: { 'digital-marketing': page } }) => {
    const path = '/digital-marketing';
    return service(path, page, { hasOfferCatalog: ref(path, 'prices') }, [marketingPrices(path)]);
  },
};

const productItem = ({ slug, name }: Product): Item => ({ name, href: `/${slug}` });

/** The nodes specific to this page; undefined for a page about the company itself. */
export function subject(path: string): Subject | undefined {
  const site = content();
  const slug = path.slice(1);
  const product = site.products.find((item) => item.slug === slug);
  if (product) return { main: 'software', nodes: [software(product)] };
  const found = site.services.find((item) => item.slug === slug);
  if (found) return service(path, found, {}, found.faq ? [questions(path, found.faq.items)] : []);
  return pageSubjects[path]?.(site);
}
