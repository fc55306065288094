'use client';

import { useState } from 'react';
import styles from './ErrorNotice.module.scss';

/**
 * What a visitor sees when a part of the page breaks. The words stand in the page (Notices) because an error boundary
 * gets no content of its own.
 */
export function ErrorNotice({ retry }: { retry: () => void }) {
  const [words] = useState(() => ({ ...document.getElementById('error-words')?.dataset }) as Record<string, string>);
  return (
    <main className={styles.error} data-tone="ink">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p className={styles.actions}>
        <button type="button" onClick={retry}>
          {words.button}
        </button>
        <a href="/">{words.home}</a>
      </p>
    </main>
  );
}
