import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Exported, ExportedPage } from '../exported';

/** Social networks show this size whole. Pixels. */
const card = { width: 1200, height: 630, bytes: 150_000 };

const once = (page: ExportedPage, selector: string, attribute: string, add: (problem: string) => void): string => {
  const found = page.$(`head ${selector}`);
  if (found.length !== 1) add(`${found.length} × ${selector}`);
  return found.attr(attribute) ?? '';
};

/**
 * What is wrong in the heads of the pages.
 *
 * @param origin  the site's address without a slash at the end
 */
export async function metadataProblems(site: Exported, origin: string): Promise<string[]> {
  const problems: string[] = [];
  const seen = {
    title: new Map<string, string>(),
    description: new Map<string, string>(),
    card: new Map<string, string>(),
  };
  const unique = (kind: keyof typeof seen, value: string, page: string) => {
    const other = seen[kind].get(value);
    if (other) problems.push(`${page}: same ${kind} as ${other}`);
    else seen[kind].set(value, page);
  };
  for (const page of site.pages) {
    const add = (problem: string) => problems.push(`${page.path}: ${problem}`);
    const get = (selector: string, attribute = 'content') => once(page, selector, attribute, add);
    const titles = page.$('head title');
    const title = titles.text();
    if (titles.length !== 1) add(`${titles.length} titles`);
    if (title.length > 60 || title.length < 3) add(`title of ${title.length} characters`);
    unique('title', title, page.path);
    const description = get('meta[name="description"]');
    if (description.length < 70 || description.length > 160) add(`description of ${description.length} characters`);
    unique('description', description, page.path);
    const canonical = get('link[rel="canonical"]', 'href');
    if (!canonical.startsWith(origin) || /[/?#]$/.test(canonical) || /[?#]/.test(canonical))
      add(`canonical ${canonical}`);
    if (!/index/.test(get('meta[name="robots"]'))) add('no word on indexing');
    if (!page.$('html').attr('lang')) add('no language');
    const og = (name: string) => get(`meta[property="og:${name}"]`);
    const twitter = (name: string) => get(`meta[name="twitter:${name}"]`);
    if (og('title') !== title || twitter('title') !== title) add('card has another title than the page');
    if (og('description') !== description || twitter('description') !== description)
      add('card has another description than the page');
    if (og('url') !== canonical) add('og:url is not the canonical address');
    for (const name of ['type', 'site_name', 'locale', 'image:alt'] as const) if (!og(name)) add(`og:${name} is empty`);
    if (twitter('card') !== 'summary_large_image') add('no large Twitter card');
    const image = og('image');
    if (image !== twitter('image')) add('Twitter shows another picture');
    unique('card', image, page.path);
    const file = image.replace(origin, '');
    if (!/^\/.+\.(jpg|png)$/.test(file) || !site.files.has(file)) add(`no picture at ${image}`);
    else {
      const { size } = fs.statSync(path.join(site.folder, file));
      const { width, height } = await sharp(path.join(site.folder, file)).metadata();
      if (width !== card.width || height !== card.height) add(`card of ${width} × ${height} px`);
      if (size > card.bytes) add(`card of ${size} bytes`);
      if (og('image:width') !== String(width) || og('image:height') !== String(height))
        add('card size is stated wrongly');
    }
    const markdown = get('link[rel="alternate"][type="text/markdown"]', 'href').replace(origin, '');
    if (!site.files.has(markdown)) add(`no Markdown at ${markdown}`);
  }
  return problems;
}
