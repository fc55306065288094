import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { contactAddress, readRequest } from '@/lib/contact';
import { PrintButton } from './PrintButton';

interface OutcomeProps {
  /** Label of the button that prints the outcome. */
  print: string;
  /** Text that the closing's link puts into the enquiry. */
  summary: string;
  children: ReactNode;
}

/** Replaces the sample outcome in the page's closing (components/sections/ProductClosing) by the visitor's own. */
export function Outcome({ print, summary, children }: OutcomeProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.getElementById('outcome');
    element?.replaceChildren();
    setPlace(element);
  }, []);

  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('a#book');
    const request = link && readRequest(link.hash);
    if (link && request) link.href = contactAddress(request.ask, request.subject, summary);
  }, [summary]);

  return (
    place &&
    createPortal(
      <>
        {children}
        <PrintButton label={print}>{children}</PrintButton>
      </>,
      place,
    )
  );
}
