import { inBoth, inPounds, pricesAbroad } from '@/lib/currencies';
import { lkr as inRupees } from '@/lib/format';

interface LocalPriceProps {
  lkr: number;
  gbp: number;
  /** In LKR alone. */
  isShort?: boolean;
}

/** A price in LKR and GBP, which a script writes in the visitor's currency alone (lib/browser/currency). */
export const LocalPrice = ({ lkr, gbp, isShort }: LocalPriceProps) => (
  <span data-abroad={`${inPounds(gbp)}, ${pricesAbroad(lkr)}`}>
    {isShort ? inRupees(lkr).replace(' ', '\u00a0') : inBoth({ lkr, gbp })}
  </span>
);
