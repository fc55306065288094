/**
 * The only script that a page runs by itself. It is put inline into every page by the finishing step and
 *
 * - loads the framework on the first sign that the visitor wants something (pointer, touch, key, focus or scroll),
 * - keeps what is pressed or sent before the islands are alive, and gives it back once when they are,
 * - has the browser prerender a page when a pointer, finger or focus rests on its link,
 * - lets pictures below the first screen wait until then, and the fonts until the first paint,
 * - begins films when the page is idle and they are on screen,
 * - tells the visitor when scripts or the connection fail, and gets out of the way.
 *
 * Bundled and minified by esbuild; it must stay the same on every page, because its hash stands in the security policy.
 * What differs from page to page is in the data attributes of its script element.
 */
export {};

const { scripts = '', vitals = '' } = (document.currentScript as HTMLScriptElement).dataset;

/** A script that has not arrived after this many milliseconds has failed (spec 7). */
const TIME_OUT = 120_000;
/** How near a picture below the first screen comes before it loads without any sign of intent. */
const NEAR = '200px';
/** A decoded picture is on the screen after this many milliseconds. */
const SHOWN = 100;
/** After a mere movement the framework follows in so many milliseconds; when the pointer is on a link, in so many. */
const SOON = 300;
const LEAVING = 2500;
/** A pointer that rests on a link for this many milliseconds means it. */
const REST = 40;

const on = (target: EventTarget, types: string, listener: (event: Event) => void, capture = false) => {
  for (const type of types.split(' '))
    target.addEventListener(type, listener, { capture, passive: type === 'touchstart' || type === 'scroll' });
};
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const notice = (name: string, show: boolean) => {
  const element = document.getElementById(`notice-${name}`);
  if (element) element.hidden = !show;
};
const closest = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

const root = document.documentElement;

// --- pictures below the first screen

// A rule that the finishing step adds holds late pictures away until `start`; those that come near are let go at once.
// Not where the browser itself is about to scroll: to where the visitor was, or to a part of the page.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival?.type === 'navigate' && !location.hash) root.setAttribute('data-early', '');
on(document, 'DOMContentLoaded', () => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) for (const image of target.querySelectorAll('img')) image.loading = 'eager';
    },
    { rootMargin: NEAR },
  );
  for (const { parentElement } of document.querySelectorAll('img[loading=lazy]'))
    if (parentElement) near.observe(parentElement);
});

// --- fonts

const faces = document.querySelector<HTMLStyleElement>('style[data-fonts]');
const dress = () => {
  if (!faces || faces.media === 'all') return;
  faces.media = 'all';
  for (const face of document.fonts) face.load().catch(() => undefined);
};
// Within the site the fonts are in the browser's cache already, so the page may open in them.
if (document.referrer.startsWith(`${location.origin}/`)) dress();
else
  on(window, 'load', async () => {
    // The words are painted and the first picture is on the screen before the fonts take the line.
    await document
      .querySelector<HTMLImageElement>('img[fetchpriority]')
      ?.decode()
      .catch(() => undefined);
    new PerformanceObserver(() => setTimeout(dress, SHOWN)).observe({ type: 'paint', buffered: true });
  });

// --- the framework, when it is wanted

let state: 'waiting' | 'loading' | 'ready' | 'failed' = 'waiting';
/** Scripts that have not arrived, with their elements once they were asked for. */
const missing = new Map<string, HTMLElement | undefined>(scripts.split(' ').map((src) => [src, undefined]));
let timer = 0;

const load = () => {
  state = 'loading';
  timer = window.setTimeout(fail, TIME_OUT);
  for (const [src, old] of missing) {
    old?.remove();
    const script = document.createElement('script');
    script.src = src;
    // In order: the page's data has to be there before the code that reads it.
    script.async = false;
    script.onload = () => missing.delete(src);
    script.onerror = () => {
      script.remove();
      missing.set(src, undefined);
      fail();
    };
    missing.set(src, script);
    document.head.append(script);
  }
};
let soon = 0;
const start = () => {
  root.removeAttribute('data-early');
  clearTimeout(soon);
  if (state === 'waiting') load();
};
/** A sign that the visitor is there: what is pressed or typed needs the framework now, a movement soon. */
const sign = (event: Event) => {
  root.removeAttribute('data-early');
  if (state !== 'waiting') return;
  // Whoever is about to leave needs the line for the next page.
  const leaving = closest(event, 'a[href^="/"]');
  if (!leaving && /pointerdown|touchstart|keydown/.test(event.type)) return start();
  if (soon && !leaving) return;
  clearTimeout(soon);
  soon = window.setTimeout(start, leaving ? LEAVING : SOON);
};
const fail = () => {
  if (state === 'ready') return;
  state = 'failed';
  clearTimeout(timer);
  release();
  notice('retry', true);
};

// --- what the visitor does before the islands are alive

const held: { element: HTMLElement; submitter?: HTMLElement | null }[] = [];
const release = () => {
  for (const element of document.querySelectorAll('[data-waiting]')) element.removeAttribute('data-waiting');
};
const hold = (event: Event) => {
  if (state === 'ready') return;
  const element = closest(event, '[data-island]');
  const isForm = element instanceof HTMLFormElement;
  if (!element || isForm !== (event.type === 'submit')) return;
  // Without scripts a form still reaches the visitor's mail program by itself.
  if (state === 'failed' && isForm) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isForm || !held.some((entry) => entry.element === element))
    held.push({ element, submitter: (event as SubmitEvent).submitter });
  if (state !== 'failed') element.setAttribute('data-waiting', '');
  start();
};
on(window, 'click submit', hold, true);
on(document, 'site:ready', () => {
  state = 'ready';
  clearTimeout(timer);
  notice('retry', false);
  release();
  for (const { element, submitter } of held.splice(0))
    setTimeout(() => (element instanceof HTMLFormElement ? element.requestSubmit(submitter) : element.click()));
});
on(document, 'click', (event) => {
  if (closest(event, '[data-dismiss]')) notice('retry', false);
  if (closest(event, '[data-retry]')) {
    notice('retry', false);
    // A script that fell silent cannot be asked twice: the browser would wait for the first answer.
    if ([...missing.values()].some(Boolean)) keepTyped();
    else load();
  }
});
on(window, 'pointerdown touchstart keydown focusin scroll mousemove', sign, true);

// --- a reload that loses nothing

type Field = HTMLInputElement | HTMLTextAreaElement;
const fields = () => [...document.querySelectorAll<Field>('input, textarea')];
const ticks = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);
const keepTyped = () => {
  try {
    sessionStorage.typed = JSON.stringify(fields().map((field) => (ticks(field) ? field.checked : field.value)));
  } catch {
    // Storage is denied: the browser may still remember the fields.
  }
  location.reload();
};
on(document, 'DOMContentLoaded', () => {
  try {
    const typed = JSON.parse(sessionStorage.typed ?? '[]');
    sessionStorage.removeItem('typed');
    for (const [i, value] of typed.entries()) {
      const field = fields()[i];
      if (field && ticks(field)) field.checked = value;
      else if (field) field.value = value;
    }
  } catch {
    // Nothing was kept.
  }
});

// --- the next page

let resting = 0;
const intent = (event: Event) => {
  clearTimeout(resting);
  const link = closest(event, 'a[href^="/"]') as HTMLAnchorElement | null;
  if (!link || saving || link.dataset.intent === '' || link.pathname === location.pathname) return;
  resting = window.setTimeout(
    () => {
      // The page's speculation rules prerender every link marked like this.
      link.dataset.intent = '';
      if (HTMLScriptElement.supports?.('speculationrules')) return;
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.href;
      document.head.append(hint);
    },
    event.type === 'pointerover' ? REST : 0,
  );
};
on(document, 'pointerover focusin touchstart', intent, true);

// --- a product's picture, carried from its card to its page and back

interface Crossing extends Event {
  viewTransition?: { finished: Promise<void> } | null;
  activation?: { entry?: { url: string | null } } | null;
}
const carry = (event: Crossing, other?: string | null) => {
  if (!event.viewTransition || !other) return;
  // On a list the picture belongs to the other page, on a product's page to this one.
  for (const { pathname } of [location, new URL(other)]) {
    const picture = document.querySelector<HTMLElement>(`[data-shared="product${pathname.replace('/', '-')}"]`);
    if (!picture) continue;
    picture.style.viewTransitionName = 'product';
    const drop = () => picture.style.removeProperty('view-transition-name');
    event.viewTransition.finished.then(drop, drop);
  }
};
on(window, 'pageswap', (event) => carry(event as Crossing, (event as Crossing).activation?.entry?.url));
on(window, 'pagereveal', (event) =>
  carry(
    event as Crossing,
    (window as { navigation?: { activation?: { from?: { url: string | null } } } }).navigation?.activation?.from?.url,
  ),
);

// --- the connection

const offline = () => notice('offline', !navigator.onLine);
on(window, 'online offline', offline);
on(
  window,
  'click',
  (event) => {
    const link = closest(event, 'a[href]') as HTMLAnchorElement | null;
    if (
      navigator.onLine ||
      !link ||
      link.origin !== location.origin ||
      (link.pathname === location.pathname && link.hash)
    )
      return;
    event.preventDefault();
    offline();
  },
  true,
);

// --- films

const play = (video: HTMLVideoElement) => {
  if (!video.dataset.begun) {
    video.dataset.begun = 'true';
    // An address instead of source elements: React would take children that it does not know for a mistake.
    const sources: { src: string; type: string; media?: string }[] = JSON.parse(video.dataset.film || '[]');
    const { src } =
      sources.find(({ type, media }) => (!media || matchMedia(media).matches) && video.canPlayType(type)) ?? {};
    if (src) video.src = src;
    video.load();
  }
  // A browser may refuse to begin by itself; the poster then stays, and the button shows "play".
  video.play().catch(() => undefined);
};
on(document, 'film:play', ({ target }) => play(target as HTMLVideoElement), true);
on(document, 'film:pause', ({ target }) => (target as HTMLVideoElement).pause(), true);
on(document, 'playing', ({ target }) => (target as HTMLElement).setAttribute('data-playing', ''), true);

const settled = () => {
  // Not import(): the security policy trusts elements that the starter makes, and no other addresses.
  if (vitals) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: vitals }));
  if (still || saving) return;
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const video = target as HTMLVideoElement;
      if (!isIntersecting) video.pause();
      else if (!video.closest('[data-paused]')) play(video);
    }
  });
  for (const video of document.querySelectorAll('[data-film]')) watcher.observe(video);
};
const idle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(settled, { timeout: 3000 }) : setTimeout(settled, 300);
const loaded = () => (document.readyState === 'complete' ? idle() : on(window, 'load', idle));
// A prerendered page waits until somebody looks at it.
if ((document as { prerendering?: boolean }).prerendering) on(document, 'prerenderingchange', loaded);
else loaded();
offline();
