/**
 * A phone's window gets the pictures below the first screen so long after the page is idle, in milliseconds, should the
 * visitor not have moved on by then: whoever leaves at once pays for none of them.
 */
const READING = 4000;

/** Loads what is still outside the window, so that nobody ever scrolls to an empty frame. */
export function loadPictures(): void {
  const load = () => {
    document.documentElement.removeAttribute('data-early');
    for (const image of document.images) image.loading = 'eager';
  };
  setTimeout(load, matchMedia('(width < 48rem)').matches ? READING : 0);
}
