import { LocalAmount } from '@/components/ui/LocalAmount';
import { content } from '@/lib/content';
import { firstSteps } from '@/lib/firstSteps';
import { fill, lkr } from '@/lib/format';
import { LocalPrice } from './LocalPrice';

/** What the product or the first step of the service at this address costs; nothing without a fixed price. */
export function LeastPrice({ href }: { href: string }) {
  const { products, words } = content();
  const product = products.find(({ slug }) => `/${slug}` === href);
  if (product) {
    const { monthly } = product.buying.price;
    return <LocalAmount text={fill(words.buying.least, { monthly: lkr(monthly) })} amount={monthly} />;
  }
  const step = firstSteps().find((other) => other.href === href);
  if (!step) return null;
  return (
    <b>
      {words.price.least} <LocalPrice {...step} isShort />
    </b>
  );
}
