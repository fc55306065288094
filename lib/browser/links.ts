import { closest, on } from './dom';

/** How long a pointer or the focus must rest on a link before its page is prerendered, in milliseconds. */
const REST = 40;

/** Has the browser prerender a page, or at least prefetch it, when a pointer, finger or focus rests on its link. */
export function prefetchLinks(): void {
  let timer = 0;
  const rest = (event: Event) => {
    clearTimeout(timer);
    const link = closest<HTMLAnchorElement>(event, 'a[href^="/"]');
    if (!link || link.dataset.intent === '' || link.pathname === location.pathname) return;
    timer = window.setTimeout(
      () => {
        // The page's speculation rules prerender every link with this mark.
        link.dataset.intent = '';
        if (HTMLScriptElement.supports?.('speculationrules')) return;
        const hint = document.createElement('link');
        hint.rel = 'prefetch';
        hint.href = link.href;
        document.head.append(hint);
      },
      event.type === 'touchstart' ? 0 : REST,
    );
  };
  on(document, 'pointerover focusin touchstart', rest, { capture: true, passive: true });
}
