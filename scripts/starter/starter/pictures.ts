/** How near a picture below the first screen comes before it loads without any sign of intent. */
const NEAR = '200px';

/** Lets late pictures load that come near; a rule of the finishing step holds the others until a sign of intent. */
export function watchPictures(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) for (const image of target.querySelectorAll('img')) image.loading = 'eager';
    },
    { rootMargin: NEAR },
  );
  for (const { parentElement } of document.querySelectorAll('img[loading=lazy]'))
    if (parentElement) near.observe(parentElement);
}
