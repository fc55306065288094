import type { Price as PriceContent } from '@/content/schema/fields';
import { content } from '@/lib/content';
import { fill, thousands } from '@/lib/format';
import { Terms } from '../Terms/Terms';

interface PriceProps extends PriceContent {
  /** Address of the service. */
  path: string;
}

/** Size and price of a service: how large it usually is, what decides, and the first part at a fixed price. */
export function Price({ path, size, decides, offer, sample }: PriceProps) {
  const { price: words } = content().words;
  const { name, takes, receive, lkr, gbp } = offer;
  return (
    <Terms
      id="price"
      about={path}
      title={words.title}
      items={[
        { term: words.size, text: size, sample },
        { term: words.decides, text: decides },
        {
          term: words.quoting,
          links: [
            { href: '/services#prices', label: words.book },
            { href: '/contact#abroad', label: words.abroad },
          ],
        },
      ]}
      price={{
        term: `${name}, ${takes}`,
        text: fill(words.amount, { lkr: thousands(lkr), gbp: thousands(gbp) }),
        note: `${receive} ${words.vat}`,
        sample: offer.sample,
      }}
    />
  );
}
