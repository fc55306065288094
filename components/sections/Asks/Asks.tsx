import type { Content } from '@/lib/content';
import styles from './Asks.module.scss';

/** What somebody asks each assistant, as messages in a chat; each leads to the answer further down the page. */
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
