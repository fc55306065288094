'use client';

import { ErrorNotice } from '@/components/islands/ErrorNotice/ErrorNotice';
import '@/styles/global.scss';

/** The whole document broke: its shell has to be written anew. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en-GB">
      <body>
        <ErrorNotice retry={reset} />
      </body>
    </html>
  );
}
