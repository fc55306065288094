import type { Content } from '@/lib/content';
import styles from './Asks.module.scss';

/** A request to each assistant as a chat message that links to the answer further down the page. */
export function Asks({ items }: Pick<Content['pages']['ai-services']['offerings'], 'items'>) {
  return (
    <ul role="list" className={styles.asks}>
      {items.map(({ title, example }, i) => (
        <li key={title}>
          <a href={`#offering-${i + 1}`}>
            <span>{title}</span> {example.ask}
          </a>
        </li>
      ))}
    </ul>
  );
}
