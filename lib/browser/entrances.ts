import { animate } from 'framer-motion/dom/mini';
import { all, prefersReducedMotion } from './dom';

/** Length of an entrance animation in seconds (spec 4 and 9). */
const DURATION = 1;
/** How far an element must be inside the viewport before it is animated, in pixels (spec 9). */
const OFFSET = 120;
/** Longest time that a visible element waits to be animated, in milliseconds. */
const LATEST = 250;
/** Root margin taller than any page, in pixels: an element above the viewport counts as seen even after a jump. */
const ABOVE = 1_000_000;
/** Distance of the movement in pixels. */
const TRAVEL = 24;

const shown = new Set<Element>();

function show(element: HTMLElement): void {
  // A second animation would cancel the first, and cancelling writes inline styles that the CSP forbids in WebKit.
  if (shown.has(element)) return;
  shown.add(element);
  animate(element, { opacity: 1, transform: 'none' }, { duration: DURATION, ease: [0.16, 1, 0.3, 1] });
}

/** Observes each element until it first intersects; `enter` gets all elements that intersect in the same frame. */
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

/** Whether an element is below the viewport. One skipped by content-visibility is measured by its section. */
function isBelow(element: HTMLElement): boolean {
  const isLaidOut = element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
  const box = isLaidOut ? element : element.closest('main > *');
  return (box?.getBoundingClientRect().top ?? 0) >= window.innerHeight;
}

/**
 * Animates every element with `data-reveal` when it is scrolled into view. The HTML hides nothing: an element is hidden
 * only while it is below the viewport, so nothing that was visible disappears. Children of `data-stagger="ms"` that
 * appear together start that many milliseconds apart, the first one immediately.
 */
export function runEntrances(): void {
  if (prefersReducedMotion()) return;
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
  // All elements are measured before any is hidden, to avoid a layout for each.
  for (const element of all('[data-reveal]').filter(isBelow)) {
    element.style.opacity = '0';
    element.style.transform = `translateY(${TRAVEL}px)`;
    wellInside.observe(element);
    inView.observe(element);
    // The keyboard or find-in-page may reach an element before it intersects.
    element.addEventListener('focusin', () => show(element), { once: true });
  }
}
