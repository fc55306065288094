import { lkr } from '../../format';
import type { Content } from '..';

/** Where price table and calculator differ (spec 9): intended, so it is only reported. */
export function priceDifferences({ pricing: { calculator, displayed } }: Content): string[] {
  const pairs: [name: string, table: number | undefined, calculated: number | undefined][] = [
    ...calculator.bases.map(({ name, price }): [string, number | undefined, number] => [
      name,
      displayed.packages.find((item) => item.name === name)?.price,
      price,
    ]),
    ...displayed.pages.map(({ name, price }, i): [string, number, number | undefined] => [
      name,
      price,
      calculator.addOns[i]?.price,
    ]),
    ...displayed.posts.map(({ quantity, price }, i): [string, number, number | undefined] => [
      `One post (${quantity})`,
      price,
      calculator.postRates[i]?.rate,
    ]),
  ];
  return pairs
    .filter(([, table, calculated]) => table !== undefined && calculated !== undefined && table !== calculated)
    .map(
      ([name, table, calculated]) => `${name}: table ${lkr(table as number)}, calculator ${lkr(calculated as number)}`,
    );
}
