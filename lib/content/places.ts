import { fill } from '../format';
import type { Content } from './load';

const small = [
  ...['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** 8 → "eight"; figures from 21 on. */
export const inWords = (count: number): string => small[count] ?? String(count);

/** What the texts may count, by the name of the place: `{products}` becomes "eight", `{Products}` "Eight". */
function counts({ products, team, pages }: Content): Record<string, string> {
  const kinds = pages['services-grid'].groups.flatMap(({ items }) => items);
  return Object.fromEntries(
    Object.entries({ products, team, kinds }).flatMap(([name, { length }]) => {
      const word = inWords(length);
      return [
        [name, word],
        [capital(name), capital(word)],
      ];
    }),
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function filled<T>(value: T, places: Record<string, string>): T {
  if (typeof value === 'string') return fill(value, places) as T;
  if (Array.isArray(value)) return value.map((item) => filled(item, places)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, places)])) as T;
}

/**
 * Texts name what they count, our hours and the support by a place such as `{products}`, so that each is written once and
 * a ninth product needs no search for "eight".
 */
export function fillPlaces(content: Content): Content {
  const { company, pages, services, products } = content;
  const hours = company.hours.text;
  const places = { ...counts(content), hours, support: fill(company.support.value, { hours }) };
  return { ...content, ...filled({ pages, services, products }, places) };
}
