import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { fill } from '@/lib/format';
import styles from './Carousel.module.scss';

export interface CarouselProps {
  /** Name of the carousel for assistive technology. */
  label: string;
  words: { role: string; previous: string; next: string; dot: string; dots: string; position: string };
  slides: { key: string; content: ReactNode }[];
}

/**
 * A scroll-snap strip with buttons (spec 2, Carousel). Swiping, trackpads and dragging the strip are the browser's own;
 * lib/browser/carousel.ts brings the buttons to life. Without scripts the strip alone remains.
 */
export function Carousel({ label, words, slides }: CarouselProps) {
  return (
    <div role="group" aria-roledescription={words.role} aria-label={label} className={styles.carousel} data-carousel>
      <ul role="list" className={styles.strip} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }, i) => (
          <li key={key} aria-label={fill(words.position, { n: i + 1, total: slides.length })}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <button type="button" aria-label={words.previous} aria-disabled="true" data-island>
          <Icon name="arrow-left" />
        </button>
        <div className={styles.dots} role="group" aria-label={words.dots}>
          {slides.map(({ key }, i) => (
            <button
              key={key}
              type="button"
              aria-label={fill(words.dot, { n: i + 1 })}
              aria-current={i === 0 || undefined}
              data-island
            />
          ))}
        </div>
        <button type="button" aria-label={words.next} aria-disabled="false" data-island>
          <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  );
}
