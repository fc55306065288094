import { all, on, prefersStill } from './dom';

/** A scroll-snap strip with arrows and dots (spec 2, Carousel). */
function run(carousel: HTMLElement): void {
  const [strip] = all('ul', carousel);
  const [previous, ...dots] = all('button', carousel);
  const next = dots.pop();
  if (!strip || !previous || !next) return;
  let index = 0;

  const show = (now: number) => {
    index = now;
    for (const [i, dot] of dots.entries()) dot.ariaCurrent = i === now ? 'true' : null;
    // Not `disabled`, which would throw the keyboard's focus off the button.
    previous.ariaDisabled = String(now === 0);
    next.ariaDisabled = String(now === dots.length - 1);
  };
  const read = () => {
    // Both distances are negative where the page runs from right to left.
    const part = strip.scrollLeft / (strip.lastElementChild as HTMLElement).offsetLeft;
    const now = Math.round(part * (dots.length - 1)) || 0;
    if (now !== index) show(now);
  };
  const go = (to: number) => {
    const slide = strip.children[to] as HTMLElement | undefined;
    if (!slide) return;
    const way = slide.offsetLeft - strip.scrollLeft;
    strip.scrollLeft += way;
    show(to);
    if (prefersStill() || !way) return;
    // The strip is there at once, and only what the slides hold glides: a browser's own gliding begins slowly and late
    // on a busy phone. A second press adds its way to what is left of the first. The slides themselves stay, because the
    // strip would snap to where they seem to be.
    for (const held of all('li > *', strip))
      held.animate([{ translate: `${way}px` }, {}], { easing: 'ease-out', duration: 400, composite: 'add' });
  };

  on(strip, 'scroll', read);
  on(previous, 'click', () => go(index - 1));
  on(next, 'click', () => go(index + 1));
  for (const [i, dot] of dots.entries()) on(dot, 'click', () => go(i));
  carousel.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With these keys the arrows are the browser's: Alt and an arrow go back in the history.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(index + step);
  });
  // A visitor may have swiped before this script was there.
  read();
}

export function runCarousels(): void {
  for (const carousel of all('[data-carousel]')) run(carousel);
}
