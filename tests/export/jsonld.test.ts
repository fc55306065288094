import { content } from '@/lib/content';
import { siteOrigin } from '@/lib/siteUrl';
import { type ExportedPage, essence, readExport, visibleText } from '../support/exported';

// That types and properties are those of schema.org is TypeScript's to see: lib/jsonld is typed by schema-dts.

type Node = { [key: string]: unknown };

const site = readExport();
const { company, pricing, services, products } = content();

/** What Google's documentation asks for, or what schema.org's description of the type presupposes. */
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

/** Types and properties that could only be invented here. */
const invented = /^(aggregateRating|reviews?|ratingValue|awards?|AggregateRating|Review|Rating)$/;

/** Properties whose text a visitor must be able to read on the page. */
const stated = /^(name|description|text|featureList|price|serviceType|applicationSubCategory|unitText|caption|slogan)$/;

/** Types whose names and descriptions are those of the head, or that are the same on every page. */
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

/** The value and all nodes within it. */
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof value === 'object' && value !== null
      ? [value as Node, ...Object.values(value).flatMap(nodesIn)]
      : [];

const ofType = (page: ExportedPage, type: string) => nodesIn(graphOf(page)).filter((node) => node['@type'] === type);

/** What a property says, in the form in which the page shows it. */
const shown = (node: Node, property: string): string[] =>
  [node[property]].flat().flatMap((value) => {
    if (property === 'price') return Number(value).toLocaleString('en-GB');
    return node['@type'] === 'Offer' && property === 'description' ? String(value).split(', ') : String(value);
  });

/** What these properties of the nodes say and a text does not. */
function unsaid(text: string, nodes: readonly Node[], properties: RegExp): string[] {
  const said = nodes.flatMap((node) =>
    Object.keys(node).flatMap((property) => (properties.test(property) ? shown(node, property) : [])),
  );
  return said.filter((words) => !` ${text} `.includes(` ${essence(words)} `));
}

describe.each(site.pages)('structured data of $path', (page) => {
  const nodes = nodesIn(graphOf(page));
  const typed = nodes.filter((node) => '@type' in node);
  const canonical = page.$('link[rel="canonical"]').attr('href');

  it('refers to nodes that are there, each named once', () => {
    const references = nodes.filter((node) => !('@type' in node));
    expect(references.filter((node) => Object.keys(node).join() !== '@id')).toEqual([]);
    const ids = typed.flatMap((node) => node['@id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(references.map((node) => node['@id'])));
  });

  it('has what search engines ask for, and nothing invented', () => {
    for (const node of typed) {
      expect(Object.keys(node)).toEqual(expect.arrayContaining(required[String(node['@type'])] ?? []));
      expect([node['@type'], ...Object.keys(node)].filter((name) => invented.test(String(name)))).toEqual([]);
    }
  });

  it('states only what the page shows', () => {
    const own = typed.filter((node) => !elsewhere.test(String(node['@type'])));
    expect(unsaid(visibleText(page), own, stated)).toEqual([]);
  });

  it('names addresses of this site that exist', () => {
    const addresses = typed.flatMap((node) => [node.url, node.item, node.contentUrl, node.thumbnailUrl]);
    const wrong = addresses
      .filter((address) => typeof address === 'string')
      .filter((address) => {
        const file = address.replace(siteOrigin(), '') || '/index';
        return !site.files.has(file) && !site.files.has(`${file}.html`);
      });
    expect(wrong).toEqual([]);
  });

  it('describes the page as its head and its breadcrumbs do', () => {
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

  it('asks the questions that the page answers', () => {
    const questions = ofType(page, 'Question').map(({ name }) => name);
    const visible = page.$('#faq details:not([open]) summary').map((_, summary) => page.$(summary).text().trim());
    expect(questions).toEqual(visible.get());
  });

  it('names the company and the site once', () => {
    for (const type of ['OnlineBusiness', 'WebSite']) expect(ofType(page, type)).toHaveLength(1);
  });
});

it('the company is described by its facts, all of which can be read on the site', () => {
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
  expect(unsaid(site.pages.map(visibleText).join(' '), nodesIn(described), facts)).toEqual([]);
});

it('the offers are the displayed prices, and not the rates of the calculator', () => {
  const { packages, pages, posts } = pricing.displayed;
  const offers = ofType(site.page('/digital-marketing'), 'Offer');
  expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
    [...packages, ...pages, ...posts].map(({ price }) => [price, 'LKR']),
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
