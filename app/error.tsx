'use client';

import { ErrorNotice } from '@/components/islands/ErrorNotice/ErrorNotice';

/** A page that broke while running in the browser. */
export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorNotice retry={reset} />;
}
