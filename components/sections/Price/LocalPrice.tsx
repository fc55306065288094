import { inBoth, inPounds, pricesAbroad } from '@/lib/currencies';

/** A price in LKR and GBP, which a script writes in the visitor's currency alone (lib/browser/currency). */
export const LocalPrice = ({ lkr, gbp }: { lkr: number; gbp: number }) => (
  <span data-abroad={`${inPounds(gbp)}, ${pricesAbroad(lkr)}`}>{inBoth({ lkr, gbp })}</span>
);
