import { fill, inCurrencies, lkr } from '../format';
import type { Content } from './load';

const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const numberWord = (count: number): string => numbers[count] ?? String(count);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** `Monday to Friday`, `Monday, Wednesday and Friday`. */
export function daysInWords(days: readonly (typeof week)[number][]): string {
  const open = week.filter((day) => days.includes(day));
  const [first = 'Monday'] = open;
  const last = open.at(-1) ?? first;
  const consecutive = week.indexOf(last) - week.indexOf(first) === open.length - 1;
  return consecutive && open.length > 2 ? `${first} to ${last}` : new Intl.ListFormat('en-GB').format(open);
}

/** A count as a word, at the start of a sentence and within one: `{Team}` becomes "Fourteen", `{team}` "fourteen". */
const countFact = (name: string, { length }: readonly unknown[]): Record<string, string> => ({
  [name]: numberWord(length),
  [capital(name)]: capital(numberWord(length)),
});

/** Values of the placeholders, such as `{team}`, that texts in the content may use. */
export function factsOf({ company, team, products, pages, pricing }: Content): Record<string, string> {
  const { days, opens, closes, text } = company.hours;
  const workingHours = `${daysInWords(days)}, ${opens} to ${closes}`;
  const officeHours = fill(text, { workingHours });
  const lesson = pages.tutoring.terms.price.rates.at(-1);
  return {
    workingHours,
    officeHours,
    opens,
    closes,
    support: fill(company.support.value, { officeHours }),
    reply: company.reply.value,
    rates: inCurrencies(company.rates.value),
    lesson: lesson?.amount ?? '',
    product: inCurrencies([
      { currency: 'LKR', amount: Math.min(...products.map(({ buying }) => buying.price.monthly)) },
    ]),
    package: lkr(Math.min(...pricing.displayed.packages.map(({ price }) => price))),
    ...countFact('team', team),
    ...countFact('products', products),
    ...countFact(
      'kinds',
      pages['services-grid'].groups.flatMap(({ items }) => items),
    ),
  };
}

/** Fills facts into every text of JSON data; other names in braces stay. */
export const withFacts = <T>(data: T, facts: Record<string, string>): T =>
  JSON.parse(JSON.stringify(data), (_name, value) => (typeof value === 'string' ? fill(value, facts) : value));
