import fs from 'node:fs';
import path from 'node:path';
import { type Route, routes } from '../routes';
import { type ContentProblem, fieldName, show } from './errors';
import type { Content } from './load';
import { projectRoot } from './read';

const media = 'content/media/pictures';

/** Which file a part of the content came from, by its top-level key. */
function fileOf(content: Content, at: readonly PropertyKey[]): { file: string; rest: readonly PropertyKey[] } {
  const [kind, second, ...rest] = at;
  if (kind === 'services' || kind === 'products')
    return { file: `content/${kind}/${content[kind][Number(second)]?.slug}.yaml`, rest };
  if (kind === 'pages') return { file: `content/pages/${String(second)}.yaml`, rest };
  return {
    file: `content/${kind === 'words' ? 'interface' : String(kind)}.yaml`,
    rest: second === undefined ? [] : [second, ...rest],
  };
}

/** Calls `visit` for every text in the content with its place. */
function walk(value: unknown, at: PropertyKey[], visit: (text: string, at: PropertyKey[]) => void): void {
  if (typeof value === 'string') visit(value, at);
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, [...at, i], visit);
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) walk(item, [...at, key], visit);
}

/** Notes a problem by its place in the content. */
type Add = (at: readonly PropertyKey[], found: string, allowed: string, fix: string) => void;

/** Redirects from a page, and two from one address. Hosts match addresses in any letter case, so case is ignored. */
function checkRedirects({ redirects }: Content, all: readonly Route[], add: Add): void {
  // Every host answers /index with the home page.
  const paths = new Set(['/index', ...all.map((route) => route.path.toLowerCase())]);
  const first = new Map<string, number>();
  for (const [i, { from }] of redirects.entries()) {
    const at = ['redirects', 'redirects', i, 'from'];
    const address = from.toLowerCase();
    const earlier = first.get(address);
    if (paths.has(address))
      add(
        at,
        show(from),
        'an address that no page has any more',
        'Delete this redirect: there is a page at that address.',
      );
    else if (earlier !== undefined)
      add(
        at,
        show(from),
        'one redirect for each address, in whatever letter case',
        `Delete one of the two: redirect ${earlier + 1} leads away from the same address.`,
      );
    else first.set(address, i);
  }
}

/** Keys whose text is an address on this site. */
const routeKeys = new Set<PropertyKey>(['href', 'to']);

/** Mistakes that one file cannot show: links to no page, missing pictures, the same title twice. */
export function crossCheck(content: Content, problems: ContentProblem[]): void {
  const all = routes(content);
  const paths = new Set(all.map((route) => route.path));
  const add: Add = (at, found, allowed, fix) => {
    const { file, rest } = fileOf(content, at);
    problems.push({ file, field: fieldName(rest), found, allowed, fix });
  };

  walk(content, [], (text, at) => {
    const key = at.at(-1);
    const isRoute = (key !== undefined && routeKeys.has(key)) || at.at(-2) === 'related' || at[0] === 'navigation';
    if (isRoute && !paths.has(text.replace(/#.*$/, '') || '/'))
      add(at, show(text), 'the address of a page of this site', `Use one of: ${[...paths].join(' ')}`);
    const file =
      key === 'icon' ? `icons/${text}.svg` : key === 'src' || (key === 'logo' && text.includes('/')) ? text : undefined;
    if (file && !fs.existsSync(path.join(projectRoot(), media, file)))
      add(at, show(text), `a file in ${media}`, `Put ${file} into ${media}, or correct the name.`);
  });

  for (const field of ['path', 'title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const route of all) {
      const value = route[field].toLowerCase();
      const earlier = first.get(value);
      if (earlier)
        problems.push({
          file: `content/${route.file}.yaml`,
          field: field === 'path' ? 'file name' : `meta → ${field}`,
          found: show(route[field]),
          allowed: `a ${field} that no other page has`,
          fix: `content/${earlier}.yaml has the same; change one of the two.`,
        });
      else first.set(value, route.file);
    }
  }

  checkRedirects(content, all, add);

  const { person } = content.pages.about.message;
  if (!content.team.some(({ slug }) => slug === person))
    add(
      ['pages', 'about', 'message', 'person'],
      show(person),
      'the slug of a person in content/team.yaml',
      `Use one of: ${content.team.map(({ slug }) => slug).join(' ')}`,
    );
}
