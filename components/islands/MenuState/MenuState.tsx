'use client';

import { useEffect } from 'react';

/** How long the panel of services waits, in milliseconds, for a pointer in the bar that has stopped coming down to it. */
const REACH = 300;

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
 * the focus leaves, when their button is gone or when the page comes back from the back/forward cache; close the hovered
 * panel on Escape, and hold it open while the pointer crosses the bar on its way down to it.
 */
export function MenuState() {
  useEffect(() => {
    const abort = new AbortController();
    const on = <K extends keyof WindowEventMap>(
      target: EventTarget,
      type: K,
      listener: (event: WindowEventMap[K]) => void,
    ) => target.addEventListener(type, listener as EventListener, { signal: abort.signal });

    const popovers = [...document.querySelectorAll<HTMLElement>('header [popover]')];
    const dropdown = document.querySelector<HTMLElement>('[data-dropdown]') as HTMLElement;
    const unfollow = popovers.map((popover) =>
      follow(popover, document.querySelector(`[popovertarget="${popover.id}"]`) as HTMLElement),
    );
    const hideAll = () => {
      for (const popover of popovers) popover.hidePopover();
    };

    let timer = 0;
    let lowest = 0;
    const letGo = () => {
      clearTimeout(timer);
      dropdown.removeAttribute('data-held');
    };
    on(dropdown, 'pointerenter', letGo);
    on(dropdown, 'pointerleave', ({ clientY }) => {
      lowest = clientY;
      timer = window.setTimeout(letGo, REACH);
      dropdown.setAttribute('data-held', '');
    });
    on(window, 'pointermove', ({ target, clientY }) => {
      if (!dropdown.hasAttribute('data-held')) return;
      if (!dropdown.closest('header')?.contains(target as Node)) return letGo();
      if (clientY <= lowest) return;
      lowest = clientY;
      clearTimeout(timer);
      timer = window.setTimeout(letGo, REACH);
    });

    const dismiss = () => {
      hideAll();
      letGo();
      // The panel is open by hover alone; pressed elsewhere, Escape must not forbid the next hover.
      if (dropdown.matches(':hover')) dropdown.setAttribute('data-dismissed', '');
    };
    for (const popover of popovers) {
      on(popover, 'click', ({ target }) => (target as Element).closest('a') && dismiss());
      const area = popover.parentElement as HTMLElement;
      on(area, 'focusout', ({ relatedTarget }) => {
        if (relatedTarget && !area.contains(relatedTarget as Node)) popover.hidePopover();
      });
    }
    on(window, 'keydown', ({ key }) => key === 'Escape' && dismiss());
    on(window, 'pageshow', ({ persisted }) => persisted && dismiss());
    // The width at which the bar takes the place of the menu, and the menu that of the bar.
    on(matchMedia('(width >= 48rem)'), 'change' as keyof WindowEventMap, hideAll);
    on(dropdown, 'mouseleave', () => dropdown.removeAttribute('data-dismissed'));
    on(dropdown, 'focusin', () => dropdown.removeAttribute('data-dismissed'));
    return () => {
      abort.abort();
      clearTimeout(timer);
      for (const stop of unfollow) stop();
    };
  }, []);
  return null;
}
