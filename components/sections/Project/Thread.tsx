import type { ReactNode } from 'react';
import type { Work } from '@/content/schema/work';
import styles from './Thread.module.scss';

/** Messages across one night on a line of times, ours at the left of it, the client's at the right, with the screen after them. */
export function Thread({ name, messages, children }: NonNullable<Work['thread']> & { children: ReactNode }) {
  return (
    <figure className={styles.thread} data-reveal>
      <figcaption>{name}</figcaption>
      <ol role="list">
        {messages.map(({ at, by, where, text }, i) => (
          <li key={at} data-night={at < (messages[i - 1]?.at ?? '') || undefined}>
            <p className={styles.at}>
              <time>{at}</time> {where}
            </p>
            <p data-by={by === 'us' ? 'agent' : 'person'}>{text}</p>
          </li>
        ))}
      </ol>
      {children}
    </figure>
  );
}
