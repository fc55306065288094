import { closest, on } from './dom';

/** Shows or hides one of the messages of components/layout/Notices. */
export const notice = (name: 'retry' | 'offline' | 'fault', show: boolean): void => {
  const element = document.getElementById(`notice-${name}`);
  if (element) element.hidden = !show;
};

const showConnection = () => notice('offline', !navigator.onLine);

/** Shows the offline message while there is no connection. */
export function watchConnection(): void {
  on(window, 'online offline DOMContentLoaded', showConnection);
}

/** Prevents navigations while offline, because the browser's error page would replace what was typed. */
export function preventOfflineNavigation(): void {
  const guard = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    if (navigator.onLine || !link || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    showConnection();
  };
  on(window, 'click', guard, { capture: true });
}
