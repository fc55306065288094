'use client';

import { useEffect } from 'react';
import { watchConnection } from '@/lib/browser/notices';

/** Loads the browser's code under `npm run dev`; in the built site lib/browser/loader.ts does. */
export function DevLoader() {
  useEffect(() => {
    watchConnection();
    import('@/lib/browser/site');
  }, []);
  return null;
}
