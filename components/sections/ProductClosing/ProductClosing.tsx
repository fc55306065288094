import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { KeyFigure } from '@/components/ui/KeyFigure/KeyFigure';
import { LocalAmount } from '@/components/ui/LocalAmount';
import { Reply } from '@/components/ui/Reply/Reply';
import { WhatsAppLink } from '@/components/ui/WhatsAppLink';
import { content, type Product } from '@/lib/content';
import { productPrice } from '@/lib/pricing';
import styles from './ProductClosing.module.scss';

interface ProductClosingProps {
  product: Product;
  /** The words are centred above the outcome, or in two columns above one as wide as the page, instead of beside it. */
  layout?: 'centred' | 'wide';
  /** A sample outcome of the demonstration, replaced by the visitor's own (components/demos/frame/Outcome). */
  children?: ReactNode;
}

/** The closing of a product page: what the demonstration has produced, and the way to a demo. */
export function ProductClosing({ product, layout, children }: ProductClosingProps) {
  const { title, text, action } = product.callToAction;
  const { words } = content();
  const { price } = product.buying;
  return (
    <section className={styles.closing} data-tone="ink" data-closing={layout ?? ''} aria-label={title} data-print="off">
      <div className={styles.words} data-reveal>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className={styles.actions}>
          <ButtonLink id="book" href={action.href}>
            {action.label}
          </ButtonLink>
          <WhatsAppLink about={product.name} />
        </p>
        <KeyFigure>
          <LocalAmount text={productPrice(words.buying, price).from} amount={price.monthly} />
        </KeyFigure>
        <Reply />
      </div>
      <div id="outcome" className={styles.outcome}>
        {children}
      </div>
    </section>
  );
}
