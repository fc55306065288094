import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DemoIcon } from './DemoIcon';

interface PrintButtonProps {
  label: string;
  children: ReactNode;
}

/** A button that prints its children on a page of their own. */
export function PrintButton({ label, children }: PrintButtonProps) {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setIsPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);

  return (
    <>
      <button type="button" className="demo-print" onClick={() => setIsPrinting(true)}>
        <DemoIcon path="M6 7.5v-4h8v4M6 13.5H3.5v-6h13v6H14M6 11.5h8v5H6z" />
        {label}
      </button>
      {/* A child of the body, so that the print style sheet can hide everything else. */}
      {isPrinting && createPortal(<div className="demo-printed">{children}</div>, document.body)}
    </>
  );
}
