import type { MetadataRoute } from 'next';
import { ink } from '@/lib/colours';
import { content } from '@/lib/content';
import { language } from '@/lib/siteUrl';

export const dynamic = 'force-static';

/** Name, colours and icons of the site on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { name, summary } = content().company;
  return {
    id: '/',
    name: name.value,
    short_name: name.value,
    description: summary,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
