import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { Ready } from '@/components/islands/Ready/Ready';
import { Reveal } from '@/components/islands/Reveal/Reveal';
import '@/styles/global.scss';

export const viewport: Viewport = { themeColor: '#050b12', colorScheme: 'light dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        {children}
        <Reveal />
        <Ready />
      </body>
    </html>
  );
}
