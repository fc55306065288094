import { all } from './dom';

const typeOf = (file: string) => `video/mp4; codecs="${file.includes('.av1.') ? 'av01.0.08M.10' : 'avc1.640028'}"`;

/** Plays a film: the first of its files that suits this window and this browser. */
export function playFilm(video: HTMLVideoElement): void {
  if (!video.src) {
    video.addEventListener('playing', () => video.setAttribute('data-playing', ''), { once: true });
    const upright = matchMedia('(width < 48rem)').matches && /-portrait\./.test(video.dataset.film ?? '');
    const src = video.dataset.film
      ?.split(' ')
      .find((file) => file.includes('-portrait.') === upright && video.canPlayType(typeOf(file)));
    if (src) video.src = src;
    video.load();
  }
  // A browser may refuse to play without a press; the poster then stays, and the button offers to play.
  video.play().catch(() => undefined);
}

/** Plays the films that are in view, unless the visitor has paused them. */
export function watchFilms(): void {
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const video = target as HTMLVideoElement;
      if (!isIntersecting) video.pause();
      else if (!video.hasAttribute('data-paused')) playFilm(video);
    }
  });
  for (const video of all<HTMLVideoElement>('[data-film]')) watcher.observe(video);
}
