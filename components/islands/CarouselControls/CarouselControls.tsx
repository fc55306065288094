'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/lib/browser/dom';
import { fill } from '@/lib/format';
import { IslandIcon } from '../icons';
import './CarouselControls.scss';

interface CarouselControlsProps {
  /** Id of the scroll-snap strip that the buttons move. */
  strip: string;
  /** Number of slides. */
  count: number;
  words: { previous: string; next: string; dot: string; dots: string };
}

/** Duration of the transition between slides in milliseconds. */
const GLIDE = 400;

/** Arrows and dots of a carousel (spec 2, Carousel); the browser handles swiping and scrolling. */
export default function CarouselControls({ strip: stripId, count, words }: CarouselControlsProps) {
  const strip = useRef<HTMLElement | null>(null);
  const [index, setIndex] = useState(0);
  // Keys may follow each other faster than the component renders.
  const current = useRef(0);
  const last = count - 1;

  const show = (slide: number) => {
    current.current = slide;
    setIndex(slide);
  };
  const go = (to: number) => {
    const slide = strip.current?.children[to] as HTMLElement | undefined;
    if (!slide || !strip.current) return;
    const distance = slide.offsetLeft - strip.current.scrollLeft;
    strip.current.scrollLeft += distance;
    show(to);
    if (prefersReducedMotion() || !distance) return;
    // Native smooth scrolling starts late on a busy phone, so the strip jumps and the content of the slides is animated.
    // Not the slides themselves, because scroll snapping would follow their transformed position.
    for (const content of strip.current.querySelectorAll('li > *'))
      content.animate([{ translate: `${distance}px` }, {}], { easing: 'ease-out', duration: GLIDE, composite: 'add' });
  };
  const read = useEffectEvent((element: HTMLElement) => {
    const part = element.scrollLeft / (element.lastElementChild as HTMLElement).offsetLeft;
    show(Math.round(part * last) || 0);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With modifier keys the arrows are browser shortcuts, such as Alt and an arrow for the history.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(current.current + step);
  });

  useEffect(() => {
    const element = document.getElementById(stripId);
    if (!element) return;
    strip.current = element;
    read(element);
    const controller = new AbortController();
    const options = { signal: controller.signal };
    element.addEventListener('scroll', () => read(element), options);
    element.parentElement?.addEventListener('keydown', (event) => press(event), options);
    return () => controller.abort();
  }, [stripId]);

  // `disabled` would make the arrows lose the keyboard focus at the ends.
  return (
    <div className="carousel-controls">
      <button
        type="button"
        aria-label={words.previous}
        aria-controls={stripId}
        aria-disabled={index === 0}
        onClick={() => go(current.current - 1)}
      >
        <IslandIcon name="arrow-left" />
      </button>
      <div className="carousel-dots" role="group" aria-label={words.dots}>
        {[...Array(count).keys()].map((i) => (
          <button
            key={i}
            type="button"
            aria-label={fill(words.dot, { n: i + 1 })}
            aria-controls={stripId}
            aria-current={i === index || undefined}
            onClick={() => go(i)}
          />
        ))}
      </div>
      <button
        type="button"
        aria-label={words.next}
        aria-controls={stripId}
        aria-disabled={index === last}
        onClick={() => go(current.current + 1)}
      >
        <IslandIcon name="arrow-right" />
      </button>
    </div>
  );
}
