import { content } from '@/lib/content';
import { factsOf, withFacts } from '@/lib/content/facts';
import { eachValue } from '@/lib/content/walk';
import { thousands } from '@/lib/format';
import { allRoutes, essence, readExport, visibleText } from '../support/exported';

const site = readExport();

/** Names of the fields whose text is visible on the page. */
const wordFields =
  /^(title|lead|text|name|label|question|answer|quote|person|who|role|paragraphs|includes|mark|quantity|videoPrice)$/;

const facts = factsOf(content());

/** The pages that show files of content. */
const shownOn = new Map([
  ...allRoutes.map(({ file, path }) => [`content/${file}.yaml`, path] as const),
  ['content/pages/not-found.yaml', '/404'],
  ['content/company.yaml', '/contact'],
  ['content/clients.yaml', '/'],
  ['content/pricing.yaml', '/digital-marketing'],
  ['content/team.yaml', '/about'],
  ['content/testimonials.yaml', '/testimonials'],
]);

/** The visible texts of each file, without those for search results. */
const words = new Map([...shownOn.keys()].map((file) => [file, [] as string[]]));
eachValue(({ file, path, value }) => {
  const field = String(path.findLast((part) => typeof part === 'string'));
  // A demonstration shows most of its words only in later states.
  if (path[0] === 'demo' && path.length > 2) return;
  // A story's template is shown with its placeholders filled in.
  if (path[0] === 'story' && typeof value === 'string' && /\{\w+\}/.test(value)) return;
  // A client's result is shown on the page that it is about.
  const result = file === 'content/clients.yaml' && path[2] === 'result' && content().clients[Number(path[1])]?.result;
  const shownIn = result ? allRoutes.find((route) => route.path === result.href)?.file : undefined;
  if (typeof value === 'string' && path[0] !== 'meta' && wordFields.test(field))
    words.get(shownIn ? `content/${shownIn}.yaml` : file)?.push(withFacts(value, facts));
  if (typeof value === 'number' && field === 'price') words.get(file)?.push(thousands(value));
});

test.each([...words])('every text of %s is in the static HTML', (file, texts) => {
  const page = site.page(shownOn.get(file) ?? '');
  const named = page.$('main [aria-label]').map((_, { attribs }) => essence(attribs['aria-label'] ?? ''));
  const shown = [visibleText(page), ...named.get()].join(' ');
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !shown.includes(essence(text)))).toEqual([]);
});
