import { all, on } from './dom';

/** How long the panel of services waits, in milliseconds, for a pointer in the bar that has stopped coming down to it. */
const REACH = 300;

/** Says on a popover's button whether it is open, and which word fits. */
function follow(popover: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${popover.id}"]`) as HTMLElement;
  const label = button.ariaLabel;
  const sync = () => {
    const open = popover.matches(':popover-open');
    button.ariaExpanded = String(open);
    button.ariaLabel = (open && button.dataset.closeLabel) || label;
  };
  sync();
  on(popover, 'toggle', sync);
}

/** Holds the panel of services open while the pointer crosses the bar on its way down to it. Returns what lets it go. */
function holdOpen(dropdown: HTMLElement): () => void {
  let timer = 0;
  let lowest = 0;
  const letGo = () => {
    clearTimeout(timer);
    dropdown.removeAttribute('data-held');
  };
  const wait = (y: number) => {
    lowest = y;
    clearTimeout(timer);
    timer = window.setTimeout(letGo, REACH);
  };
  on(dropdown, 'pointerenter', letGo);
  dropdown.addEventListener('pointerleave', ({ clientY }) => {
    wait(clientY);
    dropdown.setAttribute('data-held', '');
  });
  window.addEventListener('pointermove', ({ target, clientY }) => {
    if (!dropdown.hasAttribute('data-held')) return;
    if (!dropdown.closest('header')?.contains(target as Node)) letGo();
    else if (clientY > lowest) wait(clientY);
  });
  return letGo;
}

/**
 * What the native menus of the header do not do by themselves: announce their state, close when a link is chosen, when
 * the focus leaves, when their button is gone or when the page comes back from the back/forward cache; close the hovered
 * panel on Escape, and hold it open for a pointer on its way to it.
 */
export function runMenus(): void {
  const popovers = all('header [popover]');
  const [dropdown] = all('[data-dropdown]');
  if (!dropdown) return;
  const letGo = holdOpen(dropdown);
  const hideAll = () => {
    for (const popover of popovers) popover.hidePopover();
  };
  const dismiss = () => {
    hideAll();
    letGo();
    // The panel is open by hover alone; pressed elsewhere, Escape must not forbid the next hover.
    if (dropdown.matches(':hover')) dropdown.setAttribute('data-dismissed', '');
  };
  on(dropdown, 'mouseleave focusin', () => dropdown.removeAttribute('data-dismissed'));

  for (const popover of popovers) {
    follow(popover);
    on(popover, 'click', ({ target }) => (target as Element).closest('a') && dismiss());
    const area = popover.parentElement as HTMLElement;
    area.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !area.contains(relatedTarget as Node)) popover.hidePopover();
    });
  }
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
  window.addEventListener('pageshow', ({ persisted }) => persisted && dismiss());
  // The width at which the bar takes the place of the menu, and the menu that of the bar.
  on(matchMedia('(width >= 48rem)'), 'change', hideAll);
}
