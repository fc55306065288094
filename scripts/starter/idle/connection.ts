import { on } from '../dom';

/** Tells a visitor who is offline so, and keeps the page that is there from being left for one that is not. */
export function watchConnection(): void {
  const tell = () => window.early.notice('offline', !navigator.onLine);
  on(window, 'online offline', tell);
  on(
    window,
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (navigator.onLine || !link || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      tell();
    },
    true,
  );
  tell();
}
