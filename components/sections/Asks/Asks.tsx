import { type Content, content } from '@/lib/content';
import styles from './Asks.module.scss';

/** What people ask and what the assistants answer, as one chat; each request links to its assistant further down. */
export function Asks({ items }: Pick<Content['pages']['ai-services']['offerings'], 'items'>) {
  return (
    <figure className={styles.chat}>
      {items.map(
        ({ title, example }, i) =>
          example.hero && (
            <div key={title}>
              <p>{title}</p>
              <a href={`#offering-${i + 1}`} data-by="person">
                {example.ask}
              </a>
              <p data-by="agent">{example.answer}</p>
            </div>
          ),
      )}
      <figcaption data-sample="">{content().words.sample}</figcaption>
    </figure>
  );
}
