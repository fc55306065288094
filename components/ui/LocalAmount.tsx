import { inOtherCurrencies } from '@/lib/currencies';
import { lkr } from '@/lib/format';

interface LocalAmountProps {
  text: string;
  /** The amount in the text, in LKR. */
  amount: number;
}

/** A text with a price of a product, which a script writes in the visitor's currency (lib/browser/currency). */
export function LocalAmount({ text, amount }: LocalAmountProps) {
  const [before, after] = text.split(lkr(amount));
  return (
    <>
      {before}
      <b data-abroad={inOtherCurrencies(amount)}>{lkr(amount)}</b>
      {after}
    </>
  );
}
