import { content } from '@/lib/content';
import { firstSteps } from '@/lib/firstSteps';
import { LocalPrice } from './LocalPrice';

/** What the first step costs of the service that has this address; nothing without a fixed price. */
export function LeastPrice({ href }: { href: string }) {
  const step = firstSteps().find((other) => other.href === href);
  if (!step) return null;
  return (
    <b>
      {content().words.price.least} <LocalPrice {...step} />
    </b>
  );
}
