import type { ReactNode } from 'react';
import { Island } from '@/components/islands/Island';
import type { InterfaceWords } from '@/content/schema/interface';
import { fill } from '@/lib/format';
import styles from './Carousel.module.scss';

interface CarouselProps {
  /** Id of the strip of slides. */
  id: string;
  /** Accessible name of the carousel. */
  label: string;
  words: InterfaceWords['carousel'];
  slides: { key: string; content: ReactNode }[];
}

/**
 * A scroll-snap strip with buttons (spec 2, Carousel). The browser handles swiping and scrolling, so the strip works
 * without scripts.
 */
export function Carousel({ id, label, words, slides }: CarouselProps) {
  const { role, position, ...controls } = words;
  return (
    <div role="group" aria-roledescription={role} aria-label={label} className={styles.carousel}>
      <ul id={id} role="list" className={styles.strip} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }, i) => (
          <li key={key} aria-label={fill(position, { n: i + 1, total: slides.length })}>
            {content}
          </li>
        ))}
      </ul>
      <Island name="CarouselControls" strip={id} count={slides.length} words={controls} />
    </div>
  );
}
