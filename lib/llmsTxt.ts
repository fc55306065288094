import type { Content } from './content';
import { type Route, routes } from './routes';
import { absoluteUrl, markdownPath } from './siteUrl';

/** Escapes the characters that Markdown would read as markup. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&');

const link = (label: string, href: string): string => `[${plain(label)}](${href})`;
const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/**
 * A guide for answer engines in the format of llmstxt.org: the company, its facts, and the Markdown alternate of each
 * page with a one-line description.
 */
export function llmsTxt(site: Content): string {
  const { company, words } = site;
  const all = routes(site).filter(({ indexable }) => indexable);
  const list = (kind: Route['kind']) =>
    bullets(
      all
        .filter((route) => route.kind === kind)
        .map(
          ({ path, title, description }) => `${link(title, absoluteUrl(markdownPath(path)))}: ${plain(description)}`,
        ),
    );
  const blocks = [
    `# ${plain(company.name.value)}`,
    `> ${plain(company.summary)}`,
    bullets([
      plain(`Founded ${company.founded}, fully remote, ${company.locality}, ${company.country.name}`),
      plain(`Clients in ${company.markets.join(', ')}`),
      plain(`Hours: ${company.hours.text}`),
      `E-mail: ${link(company.email.value, `mailto:${company.email.value}`)}`,
      plain(`${words.phone}: ${company.phone.value}`),
    ]),
    '## Pages',
    list('page'),
    `## ${plain(words.footer.services)}`,
    list('service'),
    `## ${plain(site.pages.products.name)}`,
    list('product'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
