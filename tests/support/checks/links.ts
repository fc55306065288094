import type { Exported, ExportedPage } from '../exported';

/** Link texts that say nothing about where they lead: the list of Lighthouse's link-text audit. */
const empty = new Set([
  'click here',
  'click this',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'right here',
  'read more',
  'see more',
  'start',
  'this',
]);

/** Address path of a link of this site, without its anchor; undefined for other sites and mail. */
export function innerPath(href: string, from: string): string | undefined {
  if (/^[a-z]+:/i.test(href)) return undefined;
  return new URL(href, `https://site.invalid${from}`).pathname;
}

const linksOf = (page: ExportedPage, scope = 'body'): { href: string; text: string }[] =>
  page
    .$(`${scope} a[href]`)
    .map((_, element) => {
      const link = page.$(element);
      const alt = link.find('img').attr('alt') ?? link.find('svg').attr('aria-label') ?? '';
      return {
        href: link.attr('href') ?? '',
        text: (link.attr('aria-label') ?? `${link.text()} ${alt}`).replace(/\s+/g, ' ').trim(),
      };
    })
    .get();

/** Dead links, dead anchors, dead files, and link texts that say nothing. */
export function linkProblems(site: Exported): string[] {
  const problems: string[] = [];
  const pages = new Map(site.all.map((page) => [page.path, page]));
  for (const page of site.all) {
    const add = (problem: string) => problems.push(`${page.path}: ${problem}`);
    for (const { href, text } of linksOf(page)) {
      if (text === '' || empty.has(text.toLowerCase())) add(`link to ${href} says “${text}”`);
      const path = innerPath(href, page.path);
      if (path === undefined) continue;
      const target = pages.get(path);
      if (!target && !site.files.has(path)) add(`dead link ${href}`);
      const anchor = decodeURIComponent(/#(.+)$/.exec(href)?.[1] ?? '');
      if (target && anchor && target.$(`[id="${anchor}"]`).length === 0) add(`dead anchor ${href}`);
    }
    const values = (selector: string, attribute: string) =>
      page
        .$(selector)
        .map((_, element) => page.$(element).attr(attribute))
        .get();
    const files = [
      ...values('[src]', 'src'),
      ...values('[data-film]', 'data-film').flatMap((films) => films.split(' ')),
      ...values('[srcset]', 'srcset').flatMap((set) => set.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0])),
      ...values('link[href]:not([rel="canonical"], [rel="alternate"], [rel="preconnect"])', 'href'),
    ];
    for (const file of new Set(files)) {
      const path = file && !file.startsWith('data:') ? innerPath(file, page.path) : undefined;
      if (path && path !== page.path && !site.files.has(path)) add(`no file ${file}`);
    }
  }
  return problems;
}

/** Number of clicks from home to each page that can be reached. */
export function clicksFromHome(site: Exported): Map<string, number> {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const clicks = new Map([['/', 0]]);
  for (const [path, depth] of clicks)
    for (const { href } of linksOf(pages.get(path) as ExportedPage)) {
      const next = innerPath(href, path);
      if (next && pages.has(next) && !clicks.has(next)) clicks.set(next, depth + 1);
    }
  return clicks;
}

/** Other pages that the body of a page links to, without header, footer and the pager. */
export const linksInBody = (page: ExportedPage): Set<string> =>
  new Set(
    page
      .$('main a[href]')
      .not('main nav a')
      .map((_, element) => innerPath(page.$(element).attr('href') ?? '', page.path))
      .get()
      .filter((path) => path !== page.path),
  );
