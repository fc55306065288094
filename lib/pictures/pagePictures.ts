import { content } from '../content';

/** The main pictures of a page for the sitemap, without icons, repeated pictures and sample portraits. */
export function pagePictures(path: string): string[] {
  const { services, products, pages } = content();
  const slug = path.slice(1);
  const product = products.find((item) => item.slug === slug);
  if (product) return [product.screen.src];
  if (path === '/')
    return [
      'films/hero.png',
      ...pages.home.services.tiles.map(({ picture }) => picture.src),
      ...products.map(({ card }) => card.src),
    ];
  if (path === '/services') return pages.services.cards.items.map(({ picture }) => picture.src);
  if (path === '/products') return products.map(({ detail }) => detail.src);
  if (path === '/careers') return [pages.careers.phoneImage.src];
  const service = services.find((item) => item.slug === slug);
  if (service) return [service.intro.film.src];
  const page = pages[slug as keyof typeof pages];
  const closing = page && 'callToAction' in page ? page.callToAction.picture : undefined;
  return closing ? [closing.src] : [];
}
