import { closest, on } from './dom';

/** How long a link must be hovered or focused before its page is prerendered, in milliseconds. */
const DELAY = 40;

/** Prerenders the page of a link that is hovered, touched or focused; prefetches it where prerendering is missing. */
export function prefetchLinks(): void {
  let timer = 0;
  const prefetch = (event: Event) => {
    clearTimeout(timer);
    const link = closest<HTMLAnchorElement>(event, 'a[href^="/"]');
    if (!link || link.dataset.intent === '' || link.pathname === location.pathname) return;
    timer = window.setTimeout(
      () => {
        // The speculation rules in the page prerender links with this attribute.
        link.dataset.intent = '';
        if (HTMLScriptElement.supports?.('speculationrules')) return;
        const hint = document.createElement('link');
        hint.rel = 'prefetch';
        hint.href = link.href;
        document.head.append(hint);
      },
      event.type === 'touchstart' ? 0 : DELAY,
    );
  };
  on(document, 'pointerover focusin touchstart', prefetch, { capture: true, passive: true });
}
