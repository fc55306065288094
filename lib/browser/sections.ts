/** Resolves when the browser has nothing else to do. */
export const idle = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(() => done()) : setTimeout(done),
    ),
  );

/**
 * Lays out what lies below the first screen, one section after another, so that no single task is long. Until then a
 * rule of the finishing step leaves these sections out of the layout.
 */
export async function layOutSections(): Promise<void> {
  const root = document.documentElement;
  const sections = [...document.querySelectorAll<HTMLElement>('main > *')];
  for (const section of sections) {
    if (root.dataset.folded === undefined) break;
    section.dataset.unfolded = '';
    await idle();
  }
  root.removeAttribute('data-folded');
  for (const section of sections) section.removeAttribute('data-unfolded');
}
