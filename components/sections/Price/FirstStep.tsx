import { KeyFigure } from '@/components/ui/KeyFigure/KeyFigure';
import type { Price } from '@/content/schema/fields';
import { content } from '@/lib/content';
import { inBoth, inPounds, pricesAbroad } from '@/lib/firstSteps';
import { fill } from '@/lib/format';

interface FirstStepProps extends Pick<Price['offer'], 'name' | 'takes' | 'lkr' | 'gbp' | 'sample'> {
  /** Address of what explains the price, unless its own page does. */
  href?: string;
}

/** The price of a service's first step as a line of a hero, abroad in the visitor's currency alone (lib/browser/currency). */
export function FirstStep({ href, name, takes, lkr, gbp, sample }: FirstStepProps) {
  const price = inBoth({ lkr, gbp });
  const [before, after] = fill(content().words.price.first, { name, takes, price }).split(price);
  return (
    <KeyFigure href={href} sample={sample}>
      {before}
      <span data-abroad={`${inPounds(gbp)}, ${pricesAbroad(lkr)}`}>{price}</span>
      {after}
    </KeyFigure>
  );
}
