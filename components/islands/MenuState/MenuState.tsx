'use client';

import { useEffect } from 'react';

/** Says on a popover's button whether it is open, and which word fits. */
function follow(popover: HTMLElement, button: HTMLElement) {
  const label = button.getAttribute('aria-label') ?? '';
  const sync = () => {
    const open = popover.matches(':popover-open');
    button.setAttribute('aria-expanded', String(open));
    button.setAttribute('aria-label', (open && button.dataset.closeLabel) || label);
  };
  sync();
  popover.addEventListener('toggle', sync);
  return () => popover.removeEventListener('toggle', sync);
}

/**
 * What the native menus of the header do not do by themselves: announce their state, close when a link is chosen, when
 * the focus leaves, when the page comes back from the back/forward cache, and close the hovered panel on Escape.
 */
export function MenuState() {
  useEffect(() => {
    const popovers = [...document.querySelectorAll<HTMLElement>('header [popover]')];
    const dropdown = document.querySelector<HTMLElement>('[data-dropdown]');
    const unfollow = popovers.map((popover) =>
      follow(popover, document.querySelector(`[popovertarget="${popover.id}"]`) as HTMLElement),
    );
    const abort = new AbortController();
    const on = <K extends keyof WindowEventMap>(
      target: EventTarget,
      type: K,
      listener: (event: WindowEventMap[K]) => void,
    ) => target.addEventListener(type, listener as EventListener, { signal: abort.signal });
    const dismiss = () => {
      for (const popover of popovers) popover.hidePopover();
      // Its panel is open by hover alone; pressed elsewhere, Escape must not forbid the next hover.
      if (dropdown?.matches(':hover')) dropdown.setAttribute('data-dismissed', '');
    };

    for (const popover of popovers) on(popover, 'click', ({ target }) => (target as Element).closest('a') && dismiss());
    on(window, 'keydown', ({ key }) => key === 'Escape' && dismiss());
    on(window, 'pageshow', ({ persisted }) => persisted && dismiss());
    if (dropdown) {
      on(dropdown, 'mouseleave', () => dropdown.removeAttribute('data-dismissed'));
      on(dropdown, 'focusin', () => dropdown.removeAttribute('data-dismissed'));
      on(dropdown, 'focusout', ({ relatedTarget }) => {
        if (relatedTarget && !dropdown.contains(relatedTarget as Node))
          dropdown.querySelector<HTMLElement>('[popover]')?.hidePopover();
      });
    }
    return () => {
      abort.abort();
      for (const stop of unfollow) stop();
    };
  }, []);
  return null;
}
