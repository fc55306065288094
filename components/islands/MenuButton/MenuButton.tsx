'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { IslandIcon } from '../icons';
import './MenuButton.scss';

interface MenuButtonProps {
  /** Id of the popover that the button opens. */
  target: string;
  label: string;
  /** Label while the popover is open. */
  closeLabel?: string;
  look: 'chevron' | 'bars';
  /** Hovering the parent of the popover opens it, too. */
  opensOnHover?: boolean;
}

/** Milliseconds that the mouse must rest before the popover opens, so that passing over it does not. */
const HOVER_INTENT = 60;
/** Milliseconds that the popover stays open after the mouse has stopped moving down towards it. */
const HOVER_GRACE = 300;

/**
 * Opens `popover` while a mouse is over its parent, and keeps it open while the mouse crosses the header towards it.
 *
 * @param pinned  whether the visitor has opened the popover by pressing the button
 * @returns a function that removes the listeners
 */
function openOnHover(popover: HTMLElement, pinned: { current: boolean }): () => void {
  const area = popover.parentElement as HTMLElement;
  const header = popover.closest('header');
  const controller = new AbortController();
  const options = { signal: controller.signal };
  let timer = 0;
  let isLeaving = false;
  let lowest = 0;

  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const open = () => {
    if (!popover.matches(':popover-open')) popover.showPopover();
  };
  const close = () => {
    clearTimeout(timer);
    isLeaving = false;
    if (!pinned.current) popover.hidePopover();
  };
  area.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      isLeaving = false;
      if (pointerType === 'mouse') later(open, HOVER_INTENT);
    },
    options,
  );
  area.addEventListener(
    'pointerleave',
    ({ pointerType, clientY }) => {
      if (pointerType !== 'mouse') return;
      isLeaving = true;
      lowest = clientY;
      later(close, HOVER_GRACE);
    },
    options,
  );
  window.addEventListener(
    'pointermove',
    ({ target, clientY }) => {
      if (!isLeaving) return;
      if (!header?.contains(target as Node)) close();
      else if (clientY > lowest) {
        lowest = clientY;
        later(close, HOVER_GRACE);
      }
    },
    options,
  );
  if (area.matches(':hover') && matchMedia('(hover: hover)').matches) open();
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/**
 * Button of a native popover in the header, which also works without hydration. The component sets `aria-expanded` and
 * closes the popover when a link is followed, when the focus leaves it, when the layout changes and when the page is
 * restored from the back/forward cache.
 */
export default function MenuButton({ target, label, closeLabel = label, look, opensOnHover }: MenuButtonProps) {
  // Undefined until hydration, because without scripts the browser exposes the state of the popover itself.
  const [isOpen, setOpen] = useState<boolean>();
  const pinned = useRef(false);

  useEffect(() => {
    const popover = document.getElementById(target);
    const area = popover?.parentElement;
    if (!popover || !area) return;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const read = () => {
      const open = popover.matches(':popover-open');
      if (!open) pinned.current = false;
      setOpen(open);
    };
    const hide = () => popover.hidePopover();
    read();
    popover.addEventListener('toggle', read, options);
    popover.addEventListener('click', (event) => (event.target as Element).closest('a') && hide(), options);
    area.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget && !area.contains(relatedTarget as Node) && hide(),
      options,
    );
    window.addEventListener('pageshow', ({ persisted }) => persisted && hide(), options);
    // The breakpoint at which the bar replaces the small-screen menu.
    matchMedia('(width >= 48rem)').addEventListener('change', hide, options);
    const stopHover = opensOnHover ? openOnHover(popover, pinned) : undefined;
    return () => {
      controller.abort();
      stopHover?.();
    };
  }, [target, opensOnHover]);

  // Clicking the button of a popover that was opened by hovering keeps it open.
  const pin = (event: MouseEvent) => {
    if (opensOnHover && isOpen && !pinned.current) event.preventDefault();
    pinned.current = true;
  };
  return (
    <button
      type="button"
      className={`menu-button menu-button-${look}`}
      popoverTarget={target}
      aria-label={isOpen ? closeLabel : label}
      aria-expanded={isOpen}
      onClick={pin}
    >
      {look === 'chevron' ? (
        <IslandIcon name="chevron-down" size={18} />
      ) : (
        <>
          <span aria-hidden="true" />
          <span aria-hidden="true" />
        </>
      )}
    </button>
  );
}
