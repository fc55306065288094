import { FigureLink } from '@/components/ui/FigureLink/FigureLink';
import type { Price } from '@/content/schema/fields';
import { content } from '@/lib/content';
import { inBoth, inPounds, pricesAbroad } from '@/lib/firstSteps';
import { fill } from '@/lib/format';

interface FirstStepProps extends Pick<Price['offer'], 'takes' | 'lkr' | 'gbp' | 'sample'> {
  /** Address of what explains the price. */
  href?: string;
}

/** The price of a service's first step as a line of a hero, abroad in the visitor's currency (lib/browser/currency). */
export function FirstStep({ href = '#price', takes, lkr, gbp, sample }: FirstStepProps) {
  const text = fill(content().words.price.first, { takes, price: inBoth({ lkr, gbp }) });
  const pounds = inPounds(gbp);
  const [before, after] = text.split(pounds);
  return (
    <FigureLink href={href} sample={sample}>
      {before}
      <span data-abroad={pricesAbroad(lkr)}>{pounds}</span>
      {after}
    </FigureLink>
  );
}
