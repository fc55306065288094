import { all } from './dom';

/** Currencies that we quote in, by the names of time zones; the first that fits counts. */
const currencies: [RegExp, string][] = [
  [/^Europe\/London$/, 'GBP'],
  [/^Australia\//, 'AUD'],
  [/^(Canada\/|America\/(Toronto|Montreal|Halifax|Moncton|St_Johns|Winnipeg|Regina|Edmonton|Vancouver)$)/, 'CAD'],
  [/^Asia\/Dubai$/, 'AED'],
  [/^(America|US)\//, 'USD'],
];

/** Shows each price in the currency of the visitor's time zone alone. */
export function showOwnCurrency(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const currency = currencies.find(([zone]) => zone.test(timeZone))?.[1];
  if (!currency) return;
  for (const price of all('[data-abroad]')) {
    const own = RegExp(`${currency}\\s[\\d,]*\\d`).exec(price.dataset.abroad ?? '');
    if (own) price.textContent = own[0];
  }
}
