const typeOf = (file: string) => `video/mp4; codecs="${file.includes('.av1.') ? 'av01.0.08M.10' : 'avc1.640028'}"`;

/** Begins or goes on with a film: the first of its files that suits this window and this browser. */
export function playFilm(video: HTMLVideoElement): void {
  if (!video.dataset.begun) {
    video.dataset.begun = '';
    video.addEventListener('playing', () => video.setAttribute('data-playing', ''), { once: true });
    // An address instead of source elements: React would take children that it does not know for a mistake.
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
