import { KeyFigure } from '@/components/ui/KeyFigure/KeyFigure';
import type { Price } from '@/content/schema/fields';
import { content } from '@/lib/content';
import { withOffer } from '@/lib/firstSteps';
import { LocalPrice } from './LocalPrice';

interface FirstStepProps extends Pick<Price['offer'], 'name' | 'takes' | 'lkr' | 'gbp' | 'sample'> {
  /** Address of what explains the price, unless its own page does. */
  href?: string;
}

/** The price of a service's first step as a line of a hero or a closing. */
export function FirstStep({ href, name, takes, lkr, gbp, sample }: FirstStepProps) {
  return (
    <KeyFigure href={href} sample={sample}>
      {withOffer(content().words.price.first, { name, takes })} <LocalPrice lkr={lkr} gbp={gbp} />
    </KeyFigure>
  );
}
