import { playFilm } from '@/lib/browser/film';

/** Films play while they are on screen, unless they were paused; never with reduced motion or Save-Data. */
export function watchFilms(): void {
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const video = target as HTMLVideoElement;
      if (!isIntersecting) video.pause();
      else if (!video.closest('[data-paused]')) playFilm(video);
    }
  });
  for (const video of document.querySelectorAll('[data-film]')) watcher.observe(video);
}
