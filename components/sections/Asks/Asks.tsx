import { type Content, content } from '@/lib/content';
import styles from './Asks.module.scss';

/** What people ask and what the assistants answer, as one chat; each request links to its assistant further down. */
export function Asks({ items }: Pick<Content['pages']['ai-services']['offerings'], 'items'>) {
  return (
    <figure className={styles.chat}>
      {items.map(
        ({ title, opening }, i) =>
          opening && (
            <div key={title}>
              <p>{title}</p>
              <a href={`#offering-${i + 1}`} data-by="person">
                {opening.ask}
              </a>
              <p data-by="agent">{opening.answer}</p>
            </div>
          ),
      )}
      <figcaption data-sample="">{content().words.sample}</figcaption>
    </figure>
  );
}
