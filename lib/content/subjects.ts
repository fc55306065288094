import { type Ask, contactAddress } from '../contact';
import type { Content } from './load';

/** Pages that are about one thing that can be asked for, and what their links to the contact page ask for. */
const pageAsks = {
  'ai-services': 'quotation',
  BudgetCalculator: 'quotation',
  'digital-marketing': 'quotation',
  tutoring: 'question',
  'ui-designing': 'quotation',
  'web-applications': 'question',
  'website-development': 'quotation',
} satisfies Partial<Record<keyof Content['pages'], Ask>>;

/** The same content, with every link to `/contact` in it saying what it is about. */
function withSubject<T>(value: T, subject: string, ask: Ask): T {
  if (Array.isArray(value)) return value.map((item) => withSubject(item, subject, ask)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const link = value as { href?: unknown; ask?: Ask };
  if (link.href === '/contact') return { ...value, href: contactAddress(link.ask ?? ask, subject) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withSubject(item, subject, ask)])) as T;
}

/** Lets the links of a page about a service or product carry that to the contact page. */
export function carrySubjects(content: Content): Content {
  const pages = { ...content.pages };
  for (const [name, ask] of Object.entries(pageAsks))
    Object.assign(pages, { [name]: withSubject(pages[name as keyof typeof pageAsks], name, ask) });
  return {
    ...content,
    pages,
    services: content.services.map((item) => withSubject(item, item.slug, 'quotation')),
    products: content.products.map((item) => withSubject(item, item.slug, 'demo')),
  };
}
