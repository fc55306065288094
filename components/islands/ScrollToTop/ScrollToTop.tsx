'use client';

import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/browser/dom';
import { IslandIcon } from '../icons';
import './ScrollToTop.scss';

/** Scroll offset in pixels from which the button is visible (spec 4 and 9). */
const THRESHOLD = 300;

interface ScrollToTopProps {
  label: string;
}

/** Floating button that scrolls to the top: smoothly, or at once with reduced motion (spec 2). */
export default function ScrollToTop({ label }: ScrollToTopProps) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const read = () => setVisible(window.scrollY > THRESHOLD);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  const scroll = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The button will be hidden, which would lose the keyboard focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="to-top" aria-label={label} hidden={!isVisible} data-print="off" onClick={scroll}>
      <IslandIcon name="arrow-up" />
    </button>
  );
}
