import { all } from './dom';

/** How near a picture below the first screen comes before it loads without any sign of a visitor. */
const NEAR = '200px';
/**
 * A phone's window gets the pictures below the first screen so long after the page is idle, in milliseconds, should the
 * visitor not have moved on by then: whoever leaves at once pays for none of them.
 */
const READING = 4000;

/** Lets late pictures load that come near; a rule of the finishing step holds the others until a sign of a visitor. */
export function watchPictures(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) for (const image of all<HTMLImageElement>('img', target)) image.loading = 'eager';
    },
    { rootMargin: NEAR },
  );
  for (const { parentElement } of all('img[loading=lazy]')) if (parentElement) near.observe(parentElement);
}

/** Loads what is still outside the window, so that nobody ever scrolls to an empty frame. */
export function loadPictures(): void {
  const load = () => {
    document.documentElement.removeAttribute('data-early');
    for (const image of document.images) image.loading = 'eager';
  };
  setTimeout(load, matchMedia('(width < 48rem)').matches ? READING : 0);
}
