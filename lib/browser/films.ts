import { all } from './dom';

const typeOf = (file: string) => `video/mp4; codecs="${file.includes('.av1.') ? 'av01.0.08M.10' : 'avc1.640028'}"`;

/** Begins or goes on with a film: the first of its files that suits this window and this browser. */
function playFilm(video: HTMLVideoElement): void {
  if (!video.src) {
    video.addEventListener('playing', () => video.setAttribute('data-playing', ''), { once: true });
    const upright = matchMedia('(width < 48rem)').matches && /-portrait\./.test(video.dataset.film ?? '');
    const src = video.dataset.film
      ?.split(' ')
      .find((file) => file.includes('-portrait.') === upright && video.canPlayType(typeOf(file)));
    if (src) video.src = src;
    video.load();
  }
  // A browser may refuse to begin by itself; the poster then stays, and the button shows "play".
  video.play().catch(() => undefined);
}

/** Films play while they are on screen, unless they were paused. */
export function watchFilms(): void {
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const video = target as HTMLVideoElement;
      if (!isIntersecting) video.pause();
      else if (!video.closest('[data-paused]')) playFilm(video);
    }
  });
  for (const video of all('[data-film]')) watcher.observe(video);
}

/** Stops and restarts what moves in the nearest `[data-motion]`: a film, or a strip moved by CSS (WCAG 2.2.2). */
export function runPauseButtons(): void {
  for (const button of all('[data-pause]')) {
    const area = button.closest('[data-motion]') as HTMLElement;
    const video = area.querySelector('video');
    const { pause = '', play = '' } = button.dataset;
    const show = (playing: boolean) => {
      button.ariaLabel = playing ? pause : play;
      button.toggleAttribute('data-stopped', !playing);
    };
    button.addEventListener('click', () => {
      const playing = video ? video.paused : area.hasAttribute('data-paused');
      area.toggleAttribute('data-paused', !playing);
      if (!video) show(playing);
      else if (playing) playFilm(video);
      else video.pause();
    });
    if (!video) continue;
    const read = () => show(!video.paused);
    video.addEventListener('play', read);
    video.addEventListener('pause', read);
    // A film that has not begun yet shows "play": pressing it begins the film at once.
    read();
  }
}
