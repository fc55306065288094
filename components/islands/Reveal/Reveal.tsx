'use client';

import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { useEffect } from 'react';

/** Entrances run once and last this long, in seconds (spec 4 and 9). */
const DURATION = 1;
/** An entrance begins when its element is this far inside the window, in pixels (spec 9). */
const OFFSET = 120;
/** Taller than any page, in pixels. */
const ABOVE = 1_000_000;
/** How far an element travels, in pixels. */
const TRAVEL = 24;

/**
 * Entrances of everything marked `data-reveal`. The HTML hides nothing: an element is hidden only after an observer has
 * said that it is still below the window, so nothing that was visible ever vanishes. Children of `data-stagger="ms"`
 * follow each other by that many milliseconds.
 */
export function Reveal() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Sections that are not laid out yet have no place to be observed at.
    document.documentElement.removeAttribute('data-folded');
    const stops: (() => void)[] = [];
    const shown = new Set<HTMLElement>();
    const hide = (element: HTMLElement) => {
      element.style.opacity = '0';
      element.style.transform = `translateY(${TRAVEL}px)`;
      const group = element.parentElement?.closest<HTMLElement>('[data-stagger]');
      const siblings = group ? [...group.querySelectorAll(':scope > [data-reveal]')] : [];
      const delay = (Math.max(0, siblings.indexOf(element)) * Number(group?.dataset.stagger ?? 0)) / 1000;
      const show = () => {
        // Once only: a second animation would stop the first, whose way of stopping WebKit's security policy forbids.
        if (shown.has(element)) return;
        shown.add(element);
        animate(element, { opacity: 1, transform: 'none' }, { duration: DURATION, delay, ease: [0.16, 1, 0.3, 1] });
      };
      // What is above the window counts as seen: a fast scroll or the End key may pass an element between two frames.
      stops.push(inView(element, show, { margin: `${ABOVE}px 0px -${OFFSET}px 0px` }));
      // A keyboard or a search in the page may reach an element before it is scrolled into view.
      element.addEventListener('focusin', show, { once: true });
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        observer.unobserve(target);
        if (!isIntersecting && boundingClientRect.top > 0) hide(target as HTMLElement);
      }
    });
    for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
