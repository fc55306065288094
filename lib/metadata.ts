import type { Metadata } from 'next';
import { type Content, content } from './content';
import { routeOf, routes } from './routes';
import { absoluteUrl, cardPath, language, markdownPath, siteOrigin } from './siteUrl';

/** Longest texts that search results show without truncation, in characters. */
export const shownWhole = { title: 60, description: 160 } as const;

/** Size of a social card in pixels. */
const cardSize = { width: 1200, height: 630 } as const;

/** A page's title with the company name. */
export const brandedTitle = ({ company }: Content, title: string): string => `${title} | ${company.name.value}`;

/** Adds the company name unless search results would then truncate the title. */
export function fullTitle(title: string): string {
  const branded = brandedTitle(content(), title);
  return branded.length <= shownWhole.title ? branded : title;
}

/** Icons from public/. */
const icons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: [{ url: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }],
};

/** Metadata shared by all pages, 404 included; repeated in each because Next merges metadata only shallowly. */
const common = (): Metadata => ({
  metadataBase: new URL(siteOrigin()),
  formatDetection: { telephone: false, email: false, address: false, date: false },
  manifest: '/manifest.webmanifest',
  icons,
});

/** The metadata of a page for search engines and social networks; complete, so that nothing is inherited. */
export function pageMetadata(path: string): Metadata {
  const route = routeOf(routes(content()), path);
  const title = fullTitle(route.title);
  const { description } = route;
  const url = absoluteUrl(route.canonical);
  const images = [
    {
      url: absoluteUrl(cardPath(path)),
      ...cardSize,
      type: 'image/jpeg',
      alt: `${content().company.name.value}: ${cardTitle(path)}`,
    },
  ];
  return {
    ...common(),
    title: { absolute: title },
    description,
    alternates: {
      canonical: url,
      types: { 'text/markdown': absoluteUrl(markdownPath(path)) },
    },
    // A duplicate page stays indexable for robots, because they must read its canonical URL.
    robots: {
      index: route.indexable || route.canonical !== path,
      follow: true,
      'max-image-preview': 'large',
      'max-snippet': -1,
      'max-video-preview': -1,
    },
    openGraph: {
      type: 'website',
      siteName: content().company.name.value,
      locale: language.replace('-', '_'),
      url,
      title,
      description,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images: images.map(({ url, alt }) => ({ url, alt })) },
  };
}

/** Metadata of the not-found page, which has no URL and therefore no canonical, social card or Markdown. */
export function notFoundMetadata(): Metadata {
  const { title, description } = content().pages['not-found'].meta;
  return { ...common(), title: { absolute: fullTitle(title) }, description, robots: { index: false, follow: true } };
}

/** Text of a page's social card: the h1 of the page. */
function cardTitle(path: string): string {
  const { company, pages, services, products } = content();
  if (path === '/') return company.tagline;
  const slug = path.slice(1);
  const page = [...services, ...products].find((item) => item.slug === slug) ?? pages[slug as keyof typeof pages];
  if (!page || !('hero' in page) || !('title' in page.hero)) throw new Error(`No hero title on ${path}`);
  return page.hero.title;
}
