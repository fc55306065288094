import { animate } from 'framer-motion/dom/mini';
import { all, prefersStill } from './dom';

/** Entrances run once and last this long, in seconds (spec 4 and 9). */
const DURATION = 1;
/** An entrance begins when its element is this far inside the window, in pixels (spec 9). */
const OFFSET = 120;
/** An entrance begins at the latest this long after its element came into view, in milliseconds. */
const LATEST = 250;
/** Taller than any page, in pixels: what is above the window counts as seen, however fast it was passed. */
const ABOVE = 1_000_000;
/** How far an element travels, in pixels. */
const TRAVEL = 24;

const shown = new Set<Element>();

function show(element: HTMLElement): void {
  // Once only: a second animation would stop the first, whose way of stopping WebKit's security policy forbids.
  if (shown.has(element)) return;
  shown.add(element);
  animate(element, { opacity: 1, transform: 'none' }, { duration: DURATION, ease: [0.16, 1, 0.3, 1] });
}

/** Observes until an element comes within the margin once; `enter` gets all that came together. */
function whenInside(bottomMargin: number, enter: (elements: HTMLElement[]) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      const inside = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement);
      for (const element of inside) observer.unobserve(element);
      enter(inside);
    },
    { rootMargin: `${ABOVE}px 0px ${bottomMargin}px 0px` },
  );
  return observer;
}

/** Whether an element lies below the window. One that is not laid out yet lies where its section does. */
function isBelow(element: HTMLElement): boolean {
  const isLaidOut = element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
  const box = isLaidOut ? element : element.closest('main > *');
  return (box?.getBoundingClientRect().top ?? 0) >= window.innerHeight;
}

/**
 * Entrances of everything marked `data-reveal`. The HTML hides nothing: an element is hidden only while it is below the
 * window, so nothing that was visible ever vanishes. Children of `data-stagger="ms"` that come into view together follow
 * each other by that many milliseconds, the first of them at once.
 */
export function runEntrances(): void {
  if (prefersStill()) return;
  const wellInside = whenInside(-OFFSET, (elements) => {
    const places = new Map<HTMLElement, number>();
    for (const element of elements) {
      const group = element.parentElement as HTMLElement;
      const place = places.get(group) ?? 0;
      places.set(group, place + 1);
      setTimeout(show, place * Number(group.dataset.stagger ?? 0), element);
    }
  });
  const inView = whenInside(0, (elements) => {
    for (const element of elements) setTimeout(show, LATEST, element);
  });
  // Measured before anything is hidden, so that the page is laid out once.
  for (const element of all('[data-reveal]').filter(isBelow)) {
    element.style.opacity = '0';
    element.style.transform = `translateY(${TRAVEL}px)`;
    wellInside.observe(element);
    inView.observe(element);
    // A keyboard or a search in the page may reach an element before it is scrolled into view.
    element.addEventListener('focusin', () => show(element), { once: true });
  }
}
