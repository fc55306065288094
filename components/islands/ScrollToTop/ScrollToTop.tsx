'use client';

import { type ReactNode, useEffect, useState } from 'react';
import styles from './ScrollToTop.module.scss';

/** Scroll offset in pixels past which the button shows (spec 9, Other constants). */
const THRESHOLD = 300;

/** Floating button back to the top; smooth, or at once with reduced motion (spec 2). */
export function ScrollToTop({ label, icon }: { label: string; icon: ReactNode }) {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const read = () => setVisible(window.scrollY > THRESHOLD);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);

  const toTop = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    // The button is about to vanish; without this the keyboard focus would be lost.
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      hidden={!visible}
      onClick={toTop}
      data-print="off"
    >
      {icon}
    </button>
  );
}
