import { picturesFolder } from '../../pictures/presets';
import { type Route, routes } from '../../routes';
import { type ContentProblem, show } from '../errors';
import { fieldName, fieldSchema } from '../fieldSchema';
import { contentFiles } from '../files';
import type { Content } from '../load';
import { pictureExists } from '../read';
import { eachValue, type Place } from '../walk';

type Add = (place: Pick<Place, 'file' | 'path'>, found: string, allowed: string, fix: string) => void;

/** Finds redirects from an existing page and two from one address. It ignores letter case, because some hosts do. */
function checkRedirects({ redirects }: Content, all: readonly Route[], add: Add): void {
  // Every host redirects /index to the home page.
  const paths = new Set(['/index', ...all.map((route) => route.path.toLowerCase())]);
  const first = new Map<string, number>();
  for (const [i, { from }] of redirects.entries()) {
    const place = { file: 'content/redirects.yaml', path: ['redirects', i, 'from'] };
    const address = from.toLowerCase();
    const earlier = first.get(address);
    if (paths.has(address))
      add(
        place,
        show(from),
        'an address that no page has any more',
        'Delete this redirect: there is a page at that address.',
      );
    else if (earlier !== undefined)
      add(
        place,
        show(from),
        'one redirect for each address, in whatever letter case',
        `Delete one of the two: redirect ${earlier + 1} has the same address.`,
      );
    else first.set(address, i);
  }
}

/** Mistakes that need more than one file: dead links, missing pictures, duplicate titles. */
export function crossCheck(content: Content, problems: ContentProblem[]): void {
  const all = routes(content);
  const paths = new Set(all.map((route) => route.path));
  const schemas = new Map(contentFiles().map(({ name, schema }) => [`content/${name}.yaml`, fieldSchema(schema)]));
  const add: Add = ({ file, path: at }, found, allowed, fix) =>
    problems.push({ file, field: fieldName(at, schemas.get(file)), path: at, found, allowed, fix });

  eachValue((place) => {
    const { value, schema } = place;
    if (typeof value !== 'string') return;
    if (schema.widget === 'route' && !paths.has(value.replace(/#.*$/, '') || '/'))
      add(place, show(value), 'the address of a page of this site', `Use one of: ${[...paths].join(' ')}`);
    if (schema.widget === 'person' && !content.team.some(({ slug }) => slug === value))
      add(
        place,
        show(value),
        'the short name of a person in the team',
        `Use one of: ${content.team.map(({ slug }) => slug).join(' ')}`,
      );
    if (schema.widget !== 'icon' && schema.widget !== 'picture') return;
    const file = schema.widget === 'icon' ? `icons/${value}.svg` : value;
    if (!pictureExists(file))
      add(
        place,
        show(value),
        `a file in ${picturesFolder}`,
        `Put ${file} into ${picturesFolder}, or correct the name.`,
      );
  });

  for (const field of ['path', 'title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const route of all) {
      const value = route[field].toLowerCase();
      const earlier = first.get(value);
      if (earlier)
        add(
          { file: `content/${route.file}.yaml`, path: field === 'path' ? ['file name'] : ['meta', field] },
          show(route[field]),
          `a ${field} that no other page has`,
          `content/${earlier}.yaml has the same; change one of the two.`,
        );
      else first.set(value, route.file);
    }
  }

  checkRedirects(content, all, add);

  for (const [i, { slug }] of content.team.entries())
    if (content.team.findIndex((other) => other.slug === slug) < i)
      add(
        { file: 'content/team.yaml', path: ['people', i, 'slug'] },
        show(slug),
        'a short name that nobody else in the team has',
        'Give one of the two another short name, such as one with the middle name.',
      );

  const answered = content.pages['ai-services'].offerings.items.map(({ title }) => title);
  for (const [i, { title }] of content.pages.home.aiAgents.offerings.entries())
    if (!answered.includes(title))
      add(
        { file: 'content/pages/home.yaml', path: ['aiAgents', 'offerings', i, 'title'] },
        show(title),
        'an offering of the page of AI services, which has the answer',
        `Use one of: ${answered.join(', ')}`,
      );
}
