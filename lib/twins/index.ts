import fs from 'node:fs';
import path from 'node:path';
import { type Content, content } from '../content';
import { type Route, routes } from '../routes';
import { absoluteUrl, twinPath } from '../siteUrl';
import { productTwin, serviceTwin } from './entries';
import { bullets, heading, join, link, plain } from './markdown';
import { pageTwins } from './pages';

/** A one-off page's twin. Its name and its content belong together, which the type system cannot see through a lookup. */
function pageTwin<N extends keyof typeof pageTwins>(site: Content, name: N): string {
  return pageTwins[name](site.pages[name], site);
}

/** What a page says, as Markdown, from the same content. Ends with where it comes from. */
export function twin(site: Content, route: Route): string {
  const slug = route.path.slice(1);
  const product = site.products.find((item) => item.slug === slug);
  const service = site.services.find((item) => item.slug === slug);
  const words = product
    ? productTwin(site, product)
    : service
      ? serviceTwin(site, service)
      : pageTwin(site, (slug || 'home') as keyof typeof pageTwins);
  return `${join(words, '---', `Source: <${absoluteUrl(route.canonical)}> (${route.updated})`)}\n`;
}

/**
 * A guide for answer engines after the llmstxt.org proposal: who this is, the facts, and each page's twin with one line
 * on what it says.
 */
export function llmsTxt(site: Content): string {
  const { company, words } = site;
  const all = routes(site).filter(({ indexable }) => indexable);
  const list = (title: string, kind: Route['kind']) =>
    join(
      heading(2, title),
      bullets(
        all
          .filter((route) => route.kind === kind)
          .map(({ path: page, title: name, description }) => `${link(name, twinPath(page))}: ${plain(description)}`),
      ),
    );
  return `${join(
    heading(1, company.name.value),
    `> ${plain(company.summary)}`,
    bullets([
      plain(`Founded ${company.founded}, fully remote, ${company.locality}, ${company.country.name}`),
      plain(`Clients in ${company.markets.join(', ')}`),
      plain(`Hours: ${company.hours.text}`),
      `E-mail: ${link(company.email.value, `mailto:${company.email.value}`)}`,
      plain(`${words.footer.phone}: ${company.phone.value}`),
    ]),
    list('Pages', 'page'),
    list(words.footer.services, 'service'),
    list(site.pages.products.name, 'product'),
  )}\n`;
}

/**
 * Writes the Markdown twin of every page into the finished export: out/about.md, out/index.md …
 *
 * @param folder  folder of the export
 * @returns names of the files, for compressing them
 */
export function writeTwins(folder: string): string[] {
  const site = content();
  return routes(site).map((route) => {
    const file = path.join(folder, twinPath(route.path));
    fs.writeFileSync(file, twin(site, route));
    return file;
  });
}
