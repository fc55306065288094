import { KeyFigure } from '@/components/ui/KeyFigure/KeyFigure';
import type { Price } from '@/content/schema/fields';
import { content } from '@/lib/content';
import { fill } from '@/lib/format';
import { LocalPrice } from './LocalPrice';

interface FirstStepProps extends Pick<Price['offer'], 'name' | 'takes' | 'lkr' | 'gbp' | 'sample'> {
  /** Address of what explains the price, unless its own page does. */
  href?: string;
}

/** The price of a service's first step as a line of a hero or a closing. */
export function FirstStep({ href, name, takes, lkr, gbp, sample }: FirstStepProps) {
  return (
    <KeyFigure href={href} sample={sample}>
      {fill(content().words.price.first, { name, takes: takes.replace(' ', '\u00a0') })}{' '}
      <LocalPrice lkr={lkr} gbp={gbp} />
    </KeyFigure>
  );
}
