/**
 * The limit: the home page's words as a hand-written page with inline styles, one picture, no script and no font. No
 * site with these words and this picture can be faster; `npm run bench` measures ours against it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { content } from '@/lib/content';
import { servedPicture } from '@/lib/pictures/manifest';
import { namedLinks, routes } from '@/lib/routes';

/** The only file beside the page: the still of the film that the home page opens with. */
const poster = 'films/hero.png';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);
const tag = (name: string, text: string) => `<${name}>${safe(text)}</${name}>`;
const link = (href: string, text: string) => `<a href="${safe(href)}">${safe(text)}</a>`;
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const section = ({ title, lead }: { title: string; lead?: string }, ...blocks: string[]) =>
  `<section>${tag('h2', title)}${lead ? tag('p', lead) : ''}${blocks.join('')}</section>`;

const style = `
body { margin: 0; background: #050b12; color: #eef4f6; font: 1.0625rem/1.6 system-ui, sans-serif; }
body > * { display: block; max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
nav a { margin-right: 1rem; }
img { display: block; width: 100%; height: auto; padding: 0; }
h1, h2, h3 { line-height: 1.1; }
h1 { font-size: 3rem; }
a { color: #5eead4; }
ul { padding: 0; list-style: none; display: grid; gap: 1rem; }
blockquote { margin: 1rem 0; }
@media (width >= 48rem) { ul { grid-template-columns: repeat(3, 1fr); } }
`.trim();

/** Source of the limit page. The poster is in the widths that the site itself offers. */
export function limitPage(): string {
  const site = content();
  const { company, navigation, pages, clients, testimonials, products: eight } = site;
  const { meta, hero, services, customers, products, aiAgents } = pages.home;
  const { avif, width, height } = servedPicture(poster);
  const sources = avif.map((variant) => `${variant.url} ${variant.width}w`).join(', ');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(meta.title)}</title>
<meta name="description" content="${safe(meta.description)}">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<nav>${namedLinks(routes(site), navigation.header)
    .map(({ href, label }) => link(href, label))
    .join('')}</nav>
<main>
${tag('h1', company.tagline)}
<img src="${avif[0]?.url}" srcset="${sources}" sizes="100vw" width="${width}" height="${height}" alt="${safe(hero.film)}" fetchpriority="high">
${tag('p', hero.lead)}
${list(hero.actions.map(({ href, label }) => link(href, label)))}
${section(services, list(services.tiles.map(({ to, title, text }) => `<h3>${link(to, title)}</h3>${tag('p', text)}`)))}
${section(
  customers,
  list(clients.map(({ name }) => safe(name))),
  ...testimonials.map(({ quote, person, role }) => tag('blockquote', `${quote} ${person}, ${role}`)),
)}
${section(
  products,
  list(
    eight.map(
      ({ slug, name, kind, tagline, description }) =>
        `<h3>${link(`/${slug}`, name)}</h3>${tag('p', kind)}${tag('p', tagline)}${tag('p', description)}`,
    ),
  ),
)}
${section(aiAgents, list(aiAgents.offerings.map(({ title, text }) => tag('h3', title) + tag('p', text))))}
${link(aiAgents.action.href, aiAgents.action.label)}
</main>
<footer>${safe(company.name.value)}</footer>
</body>
</html>
`;
}

/**
 * Writes the limit page and its picture as a static folder.
 *
 * @param site  the exported site that holds the picture
 * @param folder  is made anew
 */
export function writeLimit(site: string, folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, 'media'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'index.html'), limitPage());
  for (const { url } of servedPicture(poster).avif) fs.copyFileSync(path.join(site, url), path.join(folder, url));
}
