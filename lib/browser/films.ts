import { all } from './dom';

const typeOf = (file: string) => `video/mp4; codecs="${file.includes('.av1.') ? 'av01.0.08M.10' : 'avc1.640028'}"`;

/** Plays a film from the first of its files that fits the orientation and that the browser can decode. */
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
  // If the browser blocks autoplay, the poster stays and the button offers to play.
  video.play().catch(() => undefined);
}

/** Plays films while they are in the viewport, unless the visitor has paused them. */
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
