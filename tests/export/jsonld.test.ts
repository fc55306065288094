import { content } from '@/lib/content';
import { siteOrigin } from '@/lib/siteUrl';
import { type ExportedPage, essence, readExport, visibleText } from '../support/exported';

// Types and properties are checked by TypeScript, because lib/jsonld uses the types of schema-dts.

type Node = { [key: string]: unknown };

const site = readExport();
const { company, pricing, services, products } = content();

/** Properties required by Google's documentation or implied by schema.org's description of the type. */
const required: Record<string, string[]> = {
  OnlineBusiness: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  ImageObject: ['url'],
  SoftwareApplication: ['name'],
  Offer: ['name', 'price', 'priceCurrency', 'itemOffered', 'seller'],
  Service: ['name', 'provider', 'areaServed'],
  OfferCatalog: ['name', 'itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ContactPoint: ['contactType', 'telephone', 'email', 'hoursAvailable'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  PostalAddress: ['addressLocality', 'addressCountry'],
};

/** Types and properties whose values would have to be invented. */
const invented = /^(aggregateRating|reviews?|ratingValue|awards?|AggregateRating|Review|Rating)$/;

/** Properties whose text must be visible on the page. */
const stated = /^(name|description|text|featureList|price|serviceType|applicationSubCategory|unitText|caption|slogan)$/;

/** Types whose names and descriptions come from the head or are the same on every page. */
const elsewhere = /Page$|^(OnlineBusiness|WebSite|Country|VideoObject)$/;

/** The one graph of a page. */
function graphOf(page: ExportedPage): Node[] {
  const elements = page.$('script[type="application/ld+json"]');
  expect(elements).toHaveLength(1);
  expect(elements.text()).not.toContain('<');
  const data = JSON.parse(elements.text());
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** A value and all nodes in it. */
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof value === 'object' && value !== null
      ? [value as Node, ...Object.values(value).flatMap(nodesIn)]
      : [];

const ofType = (page: ExportedPage, type: string) => nodesIn(graphOf(page)).filter((node) => node['@type'] === type);

/** The value of a property as the page shows it. */
const shown = (node: Node, property: string): string[] =>
  [node[property]].flat().flatMap((value) => {
    if (property === 'price') return Number(value).toLocaleString('en-GB');
    return node['@type'] === 'Offer' && property === 'description' ? String(value).split(', ') : String(value);
  });

/** The values of these properties that are missing from a text. */
function notShown(text: string, nodes: readonly Node[], properties: RegExp): string[] {
  const values = nodes.flatMap((node) =>
    Object.keys(node).flatMap((property) => (properties.test(property) ? shown(node, property) : [])),
  );
  return values.filter((words) => !` ${text} `.includes(` ${essence(words)} `));
}

describe.each(site.pages)('structured data of $path', (page) => {
  const nodes = nodesIn(graphOf(page));
  const typed = nodes.filter((node) => '@type' in node);
  const canonical = page.$('link[rel="canonical"]').attr('href');

  it('refers only to existing nodes, whose @ids are unique', () => {
    const references = nodes.filter((node) => !('@type' in node));
    expect(references.filter((node) => Object.keys(node).join() !== '@id')).toEqual([]);
    const ids = typed.flatMap((node) => node['@id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(references.map((node) => node['@id'])));
  });

  it('has the required properties and none that would be invented', () => {
    for (const node of typed) {
      expect(Object.keys(node)).toEqual(expect.arrayContaining(required[String(node['@type'])] ?? []));
      expect([node['@type'], ...Object.keys(node)].filter((name) => invented.test(String(name)))).toEqual([]);
    }
  });

  it('contains only values shown on the page', () => {
    const own = typed.filter((node) => !elsewhere.test(String(node['@type'])));
    expect(notShown(visibleText(page), own, stated)).toEqual([]);
  });

  it('contains only existing URLs of this site', () => {
    const addresses = typed.flatMap((node) => [node.url, node.item, node.contentUrl, node.thumbnailUrl]);
    const wrong = addresses
      .filter((address) => typeof address === 'string')
      .filter((address) => {
        const file = address.replace(siteOrigin(), '') || '/index';
        return !site.files.has(file) && !site.files.has(`${file}.html`);
      });
    expect(wrong).toEqual([]);
  });

  it('matches the head and the breadcrumbs', () => {
    const pageNodes = typed.filter((node) => /^(Web|About|Contact|Collection)Page$/.test(String(node['@type'])));
    expect(pageNodes).toEqual([
      expect.objectContaining({
        url: canonical,
        name: page.$('title').text(),
        description: page.$('meta[name="description"]').attr('content'),
        inLanguage: page.$('html').attr('lang'),
      }),
    ]);
    const [trail, ...more] = typed.filter((node) => node['@type'] === 'BreadcrumbList');
    expect(more).toEqual([]);
    const steps = (trail?.itemListElement ?? []) as Node[];
    const visible = page.$('nav ol').has('[aria-current="page"]').first().find('li');
    expect(steps.map(({ name }) => name)).toEqual(
      page.path === '/' ? [] : visible.map((_, step) => page.$(step).text()).get(),
    );
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
    if (page.path !== '/') expect(steps.at(-1)?.item).toBe(canonical);
  });

  it('contains the questions of the page', () => {
    const questions = ofType(page, 'Question').map(({ name }) => name);
    const visible = page.$('#faq details:not([open]) summary').map((_, summary) => page.$(summary).text().trim());
    expect(questions).toEqual(visible.get());
  });
});

it('the company’s node has its facts, all of which are visible on the site', () => {
  const { days, opens, closes } = company.hours;
  const described = ofType(site.page('/'), 'OnlineBusiness');
  expect(described).toMatchObject([
    {
      foundingDate: String(company.founded),
      address: { addressLocality: company.locality, addressCountry: company.country.code },
      contactPoint: { hoursAvailable: { dayOfWeek: days, opens, closes } },
    },
  ]);
  const facts = /^(name|legalName|foundingDate|addressLocality|telephone|email|opens|closes)$/;
  expect(notShown(site.pages.map(visibleText).join(' '), nodesIn(described), facts)).toEqual([]);
});

const { packages, pages, posts } = pricing.displayed;
test.each<[slug: string, prices: number[]]>([
  ['digital-marketing', [...packages, ...pages, ...posts].map(({ price }) => price)],
  ...products.map<[string, number[]]>(({ slug, buying }) => [slug, [buying.price.monthly]]),
])('/%s offers its displayed prices in LKR', (slug, prices) => {
  const offers = ofType(site.page(`/${slug}`), 'Offer');
  expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
    prices.map((price) => [price, 'LKR']),
  );
});

it.each<[path: string, type: string]>([
  ['/', 'VideoObject'],
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
  ['/services', 'ItemList'],
  ['/products', 'ItemList'],
  ...services.flatMap<[string, string]>(({ slug, faq }) => [
    [`/${slug}`, 'Service'],
    ...(faq ? [[`/${slug}`, 'FAQPage'] as [string, string]] : []),
  ]),
  ...products.map<[string, string]>(({ slug }) => [`/${slug}`, 'SoftwareApplication']),
])('%s has a node of type %s', (path, type) => {
  expect(ofType(site.page(path), type).length).toBeGreaterThan(0);
});
