import { linkOf, on } from './dom';

/** How long a pointer has to stay on a link before its page is made ready, in milliseconds: not while it passes over. */
const REST = 40;

/** Has the browser prerender a page, or at least fetch it, when a pointer, finger or focus stays on its link. */
export function readyLinks(): void {
  let resting = 0;
  const intent = (event: Event) => {
    clearTimeout(resting);
    const link = linkOf(event);
    if (!link || link.dataset.intent === '' || link.pathname === location.pathname) return;
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
  on(document, 'pointerover focusin touchstart', intent, { capture: true, passive: true });
}
