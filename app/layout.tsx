import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { DevLoader } from '@/components/islands/DevLoader';
import { ink } from '@/lib/colours';
import { language } from '@/lib/siteUrl';
import '@/styles/global.scss';

export const viewport: Viewport = { themeColor: ink, colorScheme: 'light dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={language}>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' && <DevLoader />}
      </body>
    </html>
  );
}
