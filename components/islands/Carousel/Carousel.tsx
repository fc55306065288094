'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/format';
import styles from './Carousel.module.scss';

export interface CarouselProps {
  /** Name of the carousel for assistive technology. */
  label: string;
  words: { role: string; previous: string; next: string; dot: string; dots: string; position: string };
  slides: { key: string; content: ReactNode }[];
  previousIcon: ReactNode;
  nextIcon: ReactNode;
}

/**
 * A scroll-snap strip with buttons (spec 2, Carousel). Swiping, trackpads and dragging the strip are the browser's own;
 * without scripts the strip alone remains. It never wraps: the arrows are disabled at the ends.
 */
export function Carousel({ label, words, slides, previousIcon, nextIcon }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** Slide that a button asked for, while the strip is on its way there. */
  const target = useRef<number | null>(null);
  const last = slides.length - 1;

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const read = () => {
      const [first, second] = element.children as HTMLCollectionOf<HTMLElement>;
      // From slide to slide, the gap between them included; negative where the page runs from right to left.
      const stride = (first && second && second.offsetLeft - first.offsetLeft) || element.clientWidth;
      const now = Math.round(element.scrollLeft / stride) || 0;
      if (target.current !== null && now !== target.current) return;
      target.current = null;
      setIndex(now);
    };
    const release = () => {
      target.current = null;
      read();
    };
    // A visitor may have swiped before the scripts arrived.
    read();
    element.addEventListener('scroll', read, { passive: true });
    element.addEventListener('pointerdown', release, { passive: true });
    element.addEventListener('scrollend', release);
    return () => {
      element.removeEventListener('scroll', read);
      element.removeEventListener('pointerdown', release);
      element.removeEventListener('scrollend', release);
    };
  }, []);

  const go = (to: number) => {
    const element = strip.current;
    const slide = element?.children[to] as HTMLElement | undefined;
    if (!element || !slide) return;
    target.current = to;
    setIndex(to);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: slide.offsetLeft, behavior: still ? 'instant' : 'smooth' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With these the arrows are the browser's: Alt and an arrow go back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(Math.min(last, Math.max(0, index + step)));
  };

  return (
    <div
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      className={styles.carousel}
      onKeyDown={onKeyDown}
    >
      <ul role="list" ref={strip} className={styles.strip} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }, i) => (
          <li key={key} aria-label={fill(words.position, { n: i + 1, total: slides.length })}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <button
          type="button"
          aria-label={words.previous}
          disabled={index === 0}
          onClick={() => go(index - 1)}
          data-island
        >
          {previousIcon}
        </button>
        <div className={styles.dots} role="group" aria-label={words.dots}>
          {slides.map(({ key }, i) => (
            <button
              key={key}
              type="button"
              aria-label={fill(words.dot, { n: i + 1 })}
              aria-current={i === index || undefined}
              onClick={() => go(i)}
              data-island
            />
          ))}
        </div>
        <button
          type="button"
          aria-label={words.next}
          disabled={index === last}
          onClick={() => go(index + 1)}
          data-island
        >
          {nextIcon}
        </button>
      </div>
    </div>
  );
}
