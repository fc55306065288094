import * as cheerio from 'cheerio';
import type { Exported } from '../exported';

export interface SitemapEntry {
  url: string;
  lastmod: string;
  images: string[];
}

export function readSitemap(site: Exported): SitemapEntry[] {
  const $ = cheerio.load(site.read('/sitemap.xml'), { xml: true });
  return $('url')
    .map((_, element) => ({
      url: $(element).children('loc').text(),
      lastmod: $(element).children('lastmod').text(),
      images: $(element)
        .find('image\\:loc')
        .map((_, image) => $(image).text())
        .get(),
    }))
    .get();
}

const compare = (name: string, found: string[], expected: string[], problems: string[]) => {
  for (const url of found) if (!expected.includes(url)) problems.push(`${name} has ${url}, which is no indexable page`);
  for (const url of expected) if (!found.includes(url)) problems.push(`${name} lacks ${url}`);
};

/**
 * Sitemap addresses = indexable pages = canonical addresses of pages that may be indexed = files served without redirect.
 *
 * @param updated  day of the last change for each address, from the content
 */
export function sitemapProblems(site: Exported, origin: string, updated: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const entries = readSitemap(site);
  const urls = entries.map(({ url }) => url);
  const open = site.pages.filter(({ $ }) => !/noindex/.test($('meta[name="robots"]').attr('content') ?? ''));
  const own = (path: string) => `${origin}${path === '/' ? '' : path}`;
  const canonical = (page: (typeof open)[number]) => page.$('link[rel="canonical"]').attr('href') ?? '';
  const indexable = open.filter((page) => canonical(page) === own(page.path)).map((page) => own(page.path));
  if (new Set(urls).size !== urls.length) problems.push('sitemap names an address twice');
  compare('sitemap', urls, indexable, problems);
  compare('set of canonicals', [...new Set(open.map(canonical))], indexable, problems);
  for (const { url, lastmod, images } of entries) {
    const path = url.slice(origin.length) || '/';
    if (!site.files.has(path === '/' ? '/index.html' : `${path}.html`))
      problems.push(`${url}: no file answers without a redirect`);
    if (lastmod !== updated.get(url))
      problems.push(`${url}: lastmod ${lastmod}, but the content changed on ${updated.get(url)}`);
    for (const image of images)
      if (!site.files.has(image.replace(origin, ''))) problems.push(`${url}: no picture ${image}`);
  }
  if (!site.read('/robots.txt').includes(`Sitemap: ${origin}/sitemap.xml`))
    problems.push('robots.txt does not name the sitemap');
  return problems;
}
