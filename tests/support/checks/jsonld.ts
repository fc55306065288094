import { type Exported, type ExportedPage, essence, visibleText } from '../exported';

type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Properties that Google's documentation calls required for each type that is used here (developers.google.com/search/
 * docs/appearance/structured-data/…). Where Google has no feature for a type, the list is what schema.org's own
 * description of it presupposes.
 */
export const required: Record<string, { properties: string[]; source: string; note?: string }> = {
  OnlineBusiness: {
    properties: ['name', 'url', 'logo'],
    source: 'organization',
    note: 'Google requires none; these are what it recommends first',
  },
  WebSite: {
    properties: ['name', 'url'],
    source: 'site-names (developers.google.com/search/docs/appearance/site-names)',
  },
  BreadcrumbList: { properties: ['itemListElement'], source: 'breadcrumb' },
  ListItem: { properties: ['position', 'name'], source: 'breadcrumb, carousel' },
  FAQPage: { properties: ['mainEntity'], source: 'faqpage' },
  Question: { properties: ['name', 'acceptedAnswer'], source: 'faqpage' },
  Answer: { properties: ['text'], source: 'faqpage' },
  VideoObject: { properties: ['name', 'thumbnailUrl', 'uploadDate'], source: 'video' },
  ImageObject: { properties: ['url'], source: 'image-license-metadata', note: 'contentUrl or url names the picture' },
  SoftwareApplication: {
    properties: ['name'],
    source: 'software-app',
    note: 'Google also asks for offers.price and a rating or review; both would be invented, so no rich result is expected',
  },
  Offer: { properties: ['name', 'price', 'priceCurrency', 'itemOffered', 'seller'], source: 'merchant-listing' },
  Service: { properties: ['name', 'provider', 'areaServed'], source: 'schema.org/Service' },
  OfferCatalog: { properties: ['name', 'itemListElement'], source: 'schema.org/OfferCatalog' },
  ItemList: { properties: ['itemListElement', 'numberOfItems'], source: 'carousel' },
  ContactPoint: { properties: ['contactType', 'telephone', 'email', 'hoursAvailable'], source: 'organization' },
  OpeningHoursSpecification: { properties: ['dayOfWeek', 'opens', 'closes'], source: 'local-business' },
  PostalAddress: { properties: ['addressLocality', 'addressCountry'], source: 'organization' },
};

/** Types and properties that could only be invented here. */
const forbidden = [
  'aggregateRating',
  'review',
  'reviews',
  'ratingValue',
  'award',
  'awards',
  'AggregateRating',
  'Review',
  'Rating',
];

/** Properties whose text a visitor must be able to read on the page. */
const stated = [
  'name',
  'description',
  'text',
  'featureList',
  'price',
  'serviceType',
  'applicationSubCategory',
  'unitText',
  'caption',
  'slogan',
];

/** Types whose names and descriptions are those of the head, or that are the same on every page. */
const elsewhere = new Set([
  'WebPage',
  'AboutPage',
  'ContactPage',
  'CollectionPage',
  'OnlineBusiness',
  'WebSite',
  'Country',
  'VideoObject',
]);

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const item of Object.values(value)) walk(item, visit);
  }
}

/** The one graph of a page; undefined with a problem when there is none that can be read. */
export function graphOf(page: ExportedPage, problems: string[] = []): Node[] | undefined {
  const [text, ...more] = page.jsonLd;
  if (text === undefined || more.length > 0) {
    problems.push(`${page.path}: ${page.jsonLd.length} JSON-LD elements`);
    return undefined;
  }
  if (text.includes('<')) problems.push(`${page.path}: a bare < in JSON-LD`);
  try {
    const data = JSON.parse(text) as Node;
    if (data['@context'] !== 'https://schema.org')
      problems.push(`${page.path}: context is ${String(data['@context'])}`);
    if (Array.isArray(data['@graph'])) return data['@graph'] as Node[];
    problems.push(`${page.path}: no @graph`);
  } catch (error) {
    problems.push(`${page.path}: JSON-LD cannot be read (${(error as Error).message})`);
  }
  return undefined;
}

/** What is wrong in the structured data of one page. */
export function jsonLdProblems(page: ExportedPage, site: Exported, origin: string): string[] {
  const problems: string[] = [];
  const graph = graphOf(page, problems);
  if (!graph) return problems;
  const add = (problem: string) => problems.push(`${page.path}: ${problem}`);
  const words = ` ${visibleText(page)} `;
  const canonical = page.$('link[rel="canonical"]').attr('href');
  const defined = new Set<string>();
  const references = new Set<string>();
  const says = (text: string) => words.includes(` ${essence(text)} `);

  walk(graph, (node) => {
    const type = node['@type'];
    const id = node['@id'];
    if (type === undefined) {
      if (typeof id === 'string' && Object.keys(node).length === 1) references.add(id);
      else add(`a node without a type: ${JSON.stringify(node).slice(0, 80)}`);
      return;
    }
    if (typeof id === 'string') {
      if (defined.has(id)) add(`@id ${id} twice`);
      defined.add(id);
    }
    for (const key of [String(type), ...Object.keys(node)]) if (forbidden.includes(key)) add(`invented ${key}`);
    for (const property of required[String(type)]?.properties ?? [])
      if (node[property] === undefined || node[property] === '') add(`${String(type)} without ${property}`);
    if (!elsewhere.has(String(type)))
      for (const property of stated)
        for (const value of [node[property]].flat())
          if (value !== undefined) {
            const parts =
              property === 'price'
                ? [Number(value).toLocaleString('en-GB')]
                : type === 'Offer' && property === 'description'
                  ? String(value).split(', ')
                  : [String(value)];
            for (const part of parts)
              if (!says(part)) add(`states “${part}” (${String(type)}.${property}), which cannot be read on the page`);
          }
    for (const property of ['url', 'item', 'contentUrl', 'thumbnailUrl']) {
      const address = node[property];
      if (typeof address !== 'string') continue;
      if (!address.startsWith(origin)) add(`${property} ${address} is not on this site`);
      const path = address.slice(origin.length) || '/index';
      if (!site.files.has(path) && !site.files.has(`${path}.html`)) add(`${property} ${address} leads nowhere`);
    }
  });
  for (const id of references) if (!defined.has(id)) add(`reference to ${id}, which is not there`);

  const ofType = (pattern: RegExp) => graph.filter((node) => pattern.test(String(node['@type'])));
  const [webPage, ...others] = ofType(/^(Web|About|Contact|Collection)Page$/);
  if (!webPage || others.length > 0) add('not exactly one page node');
  if (webPage && webPage.url !== canonical) add(`page address ${String(webPage.url)} is not canonical`);
  if (webPage && webPage.name !== page.$('title').text()) add('page name is not the title');
  if (webPage && webPage.description !== page.$('meta[name="description"]').attr('content'))
    add('page description is not the one in the head');
  if (webPage && webPage.inLanguage !== page.$('html').attr('lang')) add('language is not that of the page');
  for (const type of ['OnlineBusiness', 'WebSite'])
    if (ofType(new RegExp(`^${type}$`)).length !== 1) add(`not exactly one ${type}`);

  const [trail] = ofType(/^BreadcrumbList$/);
  if (!trail !== (page.path === '/')) add(trail ? 'breadcrumbs on home' : 'no breadcrumbs');
  if (trail) {
    const steps = trail.itemListElement as Node[];
    if (steps.at(-1)?.item !== canonical) add(`last breadcrumb ${String(steps.at(-1)?.item)} is not canonical`);
    if (steps.some(({ position }, i) => position !== i + 1)) add('breadcrumbs are not counted from 1');
    const shown = page
      .$('nav ol')
      .has('[aria-current="page"]')
      .first()
      .find('li')
      .map((_, element) => page.$(element).text().trim())
      .get();
    if (shown.join(' / ') !== steps.map(({ name }) => name).join(' / '))
      add(`visible breadcrumbs are ${shown.join(' / ')}`);
  }

  for (const faq of ofType(/^FAQPage$/)) {
    const questions = (faq.mainEntity as Node[]).map(({ name }) => String(name));
    const shown = page
      .$('main details summary')
      .map((_, element) => page.$(element).text().trim())
      .get();
    if (questions.length !== 4 || questions.join() !== shown.join())
      add(`questions are not the ${shown.length} visible ones`);
  }
  return problems;
}
