import { fill } from '../format';
import type { Content } from './load';

const small = [
  ...['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** 8 → "eight"; figures from 21 on. */
export const inWords = (count: number): string => small[count] ?? String(count);

/** `{products}` becomes "eight", `{Products}` "Eight". */
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

/** What the texts may name instead of writing it a second time, by the name of the place. */
export function placesOf(content: Content): Record<string, string> {
  const { hours, support } = content.company;
  return { ...counts(content), hours: hours.text, support: fill(support.value, { hours: hours.text }) };
}

/** Fills places such as `{products}`, so that each fact is written once and a ninth product needs no search for "eight". */
export function fillPlaces(content: Content): Content {
  const { pages, services, products } = content;
  return { ...content, ...filled({ pages, services, products }, placesOf(content)) };
}
