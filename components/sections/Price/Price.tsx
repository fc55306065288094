import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Proof } from '@/components/ui/CustomerQuote/Proof';
import type { Price as PriceContent } from '@/content/schema/fields';
import { contactAddress } from '@/lib/contact';
import { content } from '@/lib/content';
import { inBoth, pricesAbroad, typicalPrice } from '@/lib/currencies';
import { withOffer } from '@/lib/firstSteps';
import { Terms } from '../Terms/Terms';
import styles from './Price.module.scss';
import { PriceDocument } from './PriceDocument';
import { PriceFigure } from './PriceFigure';
import { PriceList } from './PriceList';

interface PriceProps extends PriceContent {
  /** Address of the service. */
  path: string;
}

/** The first part of a service at its fixed price, the typical size of the whole, and what the price depends on. */
export function Price({ path, layout, tone, parts, typical, size, decides, offer, more, sample }: PriceProps) {
  const { vat, take, fromAbroad, abroad, ...labels } = content().words.price;
  const items = [
    { term: labels.size, text: `${typicalPrice(typical)}. ${size}`, sample },
    { term: labels.decides, text: decides },
    { term: fromAbroad, text: pricesAbroad(offer.lkr), link: { href: '/contact#abroad', label: abroad } },
  ];
  const price = {
    term: labels.fixed,
    text: inBoth(offer),
    note: `${offer.receive} ${vat}`,
    sample: offer.sample,
    action: <ButtonLink href={contactAddress('quotation', path.slice(1))}>{take}</ButtonLink>,
  };
  const title = withOffer(labels.title, offer);
  const shown = { title, tone, items, price };
  if (layout === 'sheet') return <Terms id="price" about={path} {...shown} />;
  const proof = (
    <div className={styles.proof}>
      <Proof path={path} prices={[price, ...(more?.items ?? [])]} terms={items} />
    </div>
  );
  if (layout === 'document') return <PriceDocument {...shown}>{proof}</PriceDocument>;
  if (more)
    return (
      <PriceList {...shown} offer={offer} more={more}>
        {proof}
      </PriceList>
    );
  return (
    <PriceFigure {...shown} parts={parts}>
      {proof}
    </PriceFigure>
  );
}
