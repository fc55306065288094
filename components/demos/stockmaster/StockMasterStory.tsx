import { ProductBuying } from '@/components/sections/ProductBuying/ProductBuying';
import { ProductClosing } from '@/components/sections/ProductClosing/ProductClosing';
import { Scene } from '@/components/ui/Scene/Scene';
import { Section } from '@/components/ui/Section/Section';
import { fill, signed, thousands } from '@/lib/format';
import { Reason } from '../frame/Reasons';
import type { StoryProps } from '../frame/story';
import { stockCard } from './card';
import { post, send, start } from './rules';
import { Shelf } from './Shelf';
import { StockMasterOutcome } from './StockMasterOutcome';
import styles from './StockMasterStory.module.scss';

/** The stock card of one item: each core feature is the document of one of its rows. */
function StockCard({ product, content, words: { card } }: StoryProps<'stockmaster'>) {
  const { item, opening, rows } = stockCard(content, card);
  const { name, part, reorderAt, most } = item;
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        <b>{fill(card.title, { name })}</b>
        <span>{fill(card.about, { part, reorderAt: thousands(reorderAt), most: thousands(most) })}</span>
      </p>
      <p className={styles.opening}>
        {card.opening} <b>{thousands(opening)}</b>
      </p>
      <ol role="list">
        {rows.map(({ document, day, pieces, before, left, note }, i) => {
          const feature = product.features.items[i];
          return (
            <li key={document}>
              <p className={styles.document}>
                <b>{document}</b> <span>{day}</span>
              </p>
              <p className={styles.moved}>
                {pieces !== 0 && <span>{signed(pieces)}</span>} <b>{fill(card.left, { pieces: thousands(left) })}</b>
              </p>
              <Shelf pieces={left} before={before} reorderAt={reorderAt} most={most} />
              <p className={styles.note}>{note}</p>
              <div className={styles.feature}>
                <h3>{feature?.title}</h3>
                <p>{feature?.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The foot of a document: who signs it and why, beside the reasons to choose the product. */
function People({ product, words }: Pick<StoryProps<'stockmaster'>, 'product' | 'words'>) {
  const { reasons, users } = product;
  return (
    <div className={styles.people}>
      <Scene picture={users.picture} />
      <ul role="list" className={styles.signatures}>
        {users.items.map(({ who, why }, i) => (
          <li key={who}>
            <h3>
              {who} <span>{words.signs[i]}</span>
            </h3>
            <p>{why}</p>
          </li>
        ))}
      </ul>
      <div className={styles.reasons}>
        <h3>{reasons.title}</h3>
        {reasons.items.map((reason) => (
          <Reason key={reason.title} reason={reason} />
        ))}
      </div>
    </div>
  );
}

/** StockMaster's page: the terms, one item's stock card, who signs it, and the order. */
export function StockMasterStory(props: StoryProps<'stockmaster'>) {
  const { product, content, words } = props;
  const { features, users } = product;
  return (
    <>
      <ProductBuying product={product} />
      <Section id="features" tone="paper-2" heading={{ ...features, layout: 'large' }}>
        <StockCard {...props} />
      </Section>
      <Section id="people" heading={users}>
        <People product={product} words={words} />
      </Section>
      <ProductClosing product={product} layout="wide">
        <StockMasterOutcome content={content} state={send(post(start(content), content.items), content.items)} />
      </ProductClosing>
    </>
  );
}
