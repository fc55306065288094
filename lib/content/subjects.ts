import { type Ask, contactAddress } from '../contact';
import type { Content } from './load';

/** What the contact links of one-off pages ask for. */
const pageAsks = {
  'ai-services': 'quotation',
  BudgetCalculator: 'quotation',
  'digital-marketing': 'quotation',
  tutoring: 'question',
  'ui-designing': 'quotation',
  'web-applications': 'question',
  'website-development': 'quotation',
} satisfies Partial<Record<keyof Content['pages'], Ask>>;

/** Adds the subject to every link to `/contact`. */
function withSubject<T>(value: T, subject: string, ask: Ask): T {
  if (Array.isArray(value)) return value.map((item) => withSubject(item, subject, ask)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const link = value as { href?: unknown; ask?: Ask };
  if (link.href === '/contact') return { ...value, href: contactAddress(link.ask ?? ask, subject) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withSubject(item, subject, ask)])) as T;
}

/** Contact links prefill the form with the service or product of their page. */
export function addContactSubjects(content: Content): Content {
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
