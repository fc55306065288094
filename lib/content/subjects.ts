import { type Ask, contactAddress } from '../contact';
import type { Route } from '../routes';
import type { Content } from './load';

type PageName = keyof Content['pages'];

/** What the contact links of a one-off page ask for, where that is more than a question. */
const pageAsks: Partial<Record<PageName, Ask>> = {
  home: 'quotation',
  services: 'quotation',
  'ai-services': 'quotation',
  BudgetCalculator: 'quotation',
  'digital-marketing': 'quotation',
  'ui-designing': 'quotation',
  'website-development': 'quotation',
  products: 'demo',
  'product-grid': 'demo',
};

/** Adds the subject to every link to `/contact`. */
const withSubject = <T>(data: T, subject: string, ask: Ask): T =>
  JSON.parse(JSON.stringify(data), (_name, value) =>
    value?.href === '/contact'
      ? { ...value, href: contactAddress(value.ask ?? ask, value.about?.slice(1) ?? subject) }
      : value,
  );

/** Adds its page's subject to each contact link; the contact form prefills the message with it. */
export function addContactSubjects(content: Content): Content {
  const { pages, services, products } = content;
  return {
    ...content,
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [
        name,
        name === 'not-found' ? page : withSubject(page, name, pageAsks[name as PageName] ?? 'question'),
      ]),
    ) as unknown as Content['pages'],
    services: services.map((item) => withSubject(item, item.slug, 'quotation')),
    products: products.map((item) => withSubject(item, item.slug, 'demo')),
  };
}

/** What an enquiry from a page is about, such as `ICT lessons`; undefined where it may be about anything. */
export function subjectOf({ pages }: Content, { kind, name, path }: Route): string | undefined {
  if (kind !== 'page') return name;
  const page = pages[path.slice(1) as PageName];
  return page && 'subject' in page ? page.subject : undefined;
}

/** Address of the contact page for the header and footer of a page, with its subject. */
export const contactFrom = (content: Content, route: Route | undefined): string =>
  route && subjectOf(content, route) ? contactAddress('question', route.path.slice(1)) : '/contact';
