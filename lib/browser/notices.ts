import { on } from './dom';

/** Shows or hides one of the messages that stand in every page (components/layout/Notices). */
export const notice = (name: 'retry' | 'offline', show: boolean): void => {
  const element = document.getElementById(`notice-${name}`);
  if (element) element.hidden = !show;
};

const tell = () => notice('offline', !navigator.onLine);

/** Tells a visitor whose connection is lost, and takes the message back when it returns. */
export function watchConnection(): void {
  on(window, 'online offline DOMContentLoaded', tell);
}

/** Keeps the page that is there from being left for one that cannot be loaded. */
export function stayWhileOffline(): void {
  const guard = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (navigator.onLine || !link || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    tell();
  };
  on(window, 'click', guard, { capture: true });
}
