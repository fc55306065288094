import { content } from '@/lib/content';
import { inBoth, typicalPrice } from '@/lib/currencies';
import { firstSteps } from '@/lib/firstSteps';
import { lkr, thousands } from '@/lib/format';
import { type ExportedPage, essence, readExport } from '../support/exported';

const site = readExport();

/** Fields whose texts a visitor takes for facts; so are the names of people and clients. */
const statements = new Set(['quote', 'person', 'text', 'value', 'head', 'size', 'receive', 'cost']);
const isNamed = (value: object) => 'role' in value || 'logo' in value;

/** The statements below every value that is marked `sample: true`. */
function sampleTexts(value: unknown, inSample = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => sampleTexts(item, inSample));
  if (typeof value !== 'object' || value === null) return [];
  const made = inSample || ('sample' in value && value.sample === true);
  return Object.entries(value).flatMap(([key, item]) => {
    if (typeof item !== 'string') return sampleTexts(item, made);
    return made && (statements.has(key) || (key === 'name' && isNamed(value))) ? [item] : [];
  });
}

const { company, clients, team, testimonials, services, products, pages, work, words } = content();
// The company's name and domain are on every page, and a product's own mark concerns its pictures.
const { name: _name, legalName: _legalName, domain: _domain, ...facts } = company;
const stories = products.map(({ story }) => story);
const texts = sampleTexts([facts, clients, team, testimonials, services, stories, pages, work])
  .concat(products.map(({ buying: { price } }) => `${lkr(price.monthly)} ${price.per}`))
  .concat(products.map(({ buying: { price } }) => `${lkr(price.monthly)} a month for ${price.per}`))
  .concat(
    firstSteps()
      .filter(({ sample }) => sample)
      .flatMap((step) => [
        inBoth(step),
        typicalPrice(step.typical),
        `${words.price.least} ${lkr(step.lkr)}`,
        `${lkr(step.lkr)} GBP ${thousands(step.gbp)}`,
      ]),
  )
  .filter((text) => !text.includes('{'))
  .map(essence);

/** Screens of products: pictures of them, or one that can be used. */
const screens = '[data-shared^="product-"]';

/** The sections of a page: their names, the sample values that they show, and their numbers of sample notes. */
const sections = ({ $ }: ExportedPage) =>
  $('main > section')
    .get()
    .map((element) => {
      const section = $(element);
      const names = section
        .find('img[alt], svg[aria-label]')
        .map((_, picture) => picture.attribs.alt ?? picture.attribs['aria-label'])
        .get();
      const shown = essence([section.text(), ...names].join(' '));
      return {
        name: element.attribs.id ?? element.attribs['aria-label'],
        samples: texts.filter((text) => shown.includes(text)),
        notes: section.find('[data-sample]:not([aria-hidden="true"] *)').length,
        isOfScreens: section.find(screens).length > 0,
      };
    });

test.each(site.pages)('$path: each section that shows something made up says so once, and no other', (page) => {
  const wrong = sections(page).filter(({ samples, notes, isOfScreens }) =>
    samples.length > 0 ? notes !== 1 : notes > 0 && !isOfScreens,
  );
  expect(wrong).toEqual([]);
});

test.each(site.pages)('$path says once that the data in its screens is made up, if it shows any', ({ $ }) => {
  const main = $('main');
  const notes = main.find(
    `[data-sample]:contains("${words.samples.kinds.products}"), p:contains("${words.demo.note}"), p:contains("${words.demo.noteWithPrice}")`,
  );
  expect(notes).toHaveLength(main.find(screens).length > 0 ? 1 : 0);
});

test.each(site.pages)('$path shows no placeholder that was not filled in', ({ $ }) => {
  expect($('main').text()).not.toMatch(/\{\w+\}/);
});
