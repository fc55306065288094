import { closest, on } from './dom';

/** Shows or hides one of the messages that every page holds (components/layout/Notices). */
export const notice = (name: 'retry' | 'offline' | 'fault', show: boolean): void => {
  const element = document.getElementById(`notice-${name}`);
  if (element) element.hidden = !show;
};

const showConnection = () => notice('offline', !navigator.onLine);

/** Tells a visitor whose connection is lost, and removes the message when it returns. */
export function watchConnection(): void {
  on(window, 'online offline DOMContentLoaded', showConnection);
}

/** Prevents navigation to a page that cannot be loaded without a connection. */
export function stayWhileOffline(): void {
  const guard = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    if (navigator.onLine || !link || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    showConnection();
  };
  on(window, 'click', guard, { capture: true });
}
