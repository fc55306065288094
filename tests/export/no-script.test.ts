import { content } from '@/lib/content';
import { placesOf } from '@/lib/content/places';
import { eachValue } from '@/lib/content/walk';
import { fill, thousands } from '@/lib/format';
import { allRoutes, essence, readExport, visibleText } from '../support/exported';

const site = readExport();
const places = placesOf(content());

/** Names of the fields that hold words for everyone who reads the page. */
const wordFields =
  /^(title|lead|text|name|label|question|answer|quote|person|role|paragraphs|includes|mark|quantity|videoPrice)$/;

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

/** What visitors read of each file; its words for search results stand elsewhere. */
const words = new Map([...shownOn.keys()].map((file) => [file, [] as string[]]));
eachValue(({ file, path, value }) => {
  const field = String(path.findLast((part) => typeof part === 'string'));
  // A demonstration shows the words of later states only then.
  if (path[0] === 'demo' && path.length > 2) return;
  if (typeof value === 'string' && path[0] !== 'meta' && wordFields.test(field))
    words.get(file)?.push(fill(value, places));
  if (typeof value === 'number' && field === 'price') words.get(file)?.push(thousands(value));
});

test.each([...words])('a reader without scripts gets every word of %s', (file, texts) => {
  const shown = visibleText(site.page(shownOn.get(file) ?? ''));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !shown.includes(essence(text)))).toEqual([]);
});
