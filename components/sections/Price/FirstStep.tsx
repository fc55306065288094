import { PriceLink } from '@/components/ui/PriceLink/PriceLink';
import type { Price } from '@/content/schema/fields';
import { content } from '@/lib/content';
import { fill, thousands } from '@/lib/format';

interface FirstStepProps extends Pick<Price['offer'], 'lkr' | 'gbp' | 'sample'> {
  /** Address of the page that explains the price, if it is another one. */
  path?: string;
}

/** The price of a service's first step as a line of a hero. */
export function FirstStep({ path = '', lkr, gbp, sample }: FirstStepProps) {
  const { amount, first } = content().words.price;
  const price = fill(amount, { lkr: thousands(lkr), gbp: thousands(gbp) });
  return (
    <PriceLink href={`${path}#price`} sample={sample}>
      {fill(first, { price })}
    </PriceLink>
  );
}
