'use client';

import { useEffect } from 'react';

/** Tells the starter that the islands are alive, so that it gives back what the visitor did before that. */
export function Ready() {
  useEffect(() => {
    document.dispatchEvent(new Event('site:ready'));
  }, []);
  return null;
}
