import { content } from '@/lib/content';
import { thousands } from '@/lib/format';
import { essence, readExport, visibleText } from '../support/exported';

const site = readExport();
const { services, products, pages, pricing, team, clients, testimonials, company, words } = content();
/** Every text is on the page without any script. */
const holds = (path: string, texts: readonly string[]) => {
  const text = visibleText(site.page(path));
  expect(texts.filter((wanted) => !text.includes(essence(wanted)))).toEqual([]);
};

describe('a reader without scripts gets every word', () => {
  test.each(services.map((service) => [service.slug, service] as const))(
    'service %s',
    (slug, { hero, intro, features, process, endResult, faq }) => {
      holds(`/${slug}`, [
        hero.title,
        hero.lead,
        ...intro.paragraphs,
        ...features.flatMap(({ title, items }) => [title, ...items.flatMap((item) => [item.title, item.text])]),
        process.title,
        'End Result',
        endResult.title,
        ...(faq?.items.flatMap(({ question, answer }) => [question, answer]) ?? []),
      ]);
    },
  );

  test.each(products.map((product) => [product.slug, product] as const))(
    'product %s',
    (slug, { name, features, reasons, users }) => {
      holds(`/${slug}`, [
        name,
        features.title,
        ...features.items.flatMap((item) => [item.title, item.text]),
        reasons.title,
        ...reasons.items.flatMap((item) => [item.title, item.text]),
        users.title,
      ]);
    },
  );

  it('home', () =>
    holds('/', [
      company.tagline,
      pages.home.hero.lead,
      ...pages.home.services.tiles.map(({ title }) => title),
      ...clients.map(({ name }) => name),
      ...testimonials.map(({ quote }) => quote),
      ...products.map(({ name }) => name),
      pages.home.aiAgents.action.label,
    ]));
  it('about', () =>
    holds(
      '/about',
      team.flatMap(({ name, role }) => [name, role]),
    ));
  it('testimonials', () =>
    holds(
      '/testimonials',
      testimonials.flatMap(({ quote, person }) => [quote, person]),
    ));
  it('prices', () =>
    holds('/digital-marketing', [
      ...pricing.displayed.packages.flatMap(({ name, includes, price, mark = '' }) => [
        name,
        ...includes,
        thousands(price),
        mark,
      ]),
      ...pricing.displayed.pages.flatMap(({ name, price, mark = '' }) => [name, thousands(price), mark]),
      ...pricing.displayed.posts.flatMap(({ quantity, price }) => [quantity, thousands(price)]),
      pricing.displayed.videoPrice,
      pages['digital-marketing'].calculator.lead ?? '',
      words.calculator.total,
    ]));
  it('forms', () => {
    holds('/contact', [
      pages.contact.form.title,
      pages.contact.direct.title,
      words.forms.contact.submit,
      company.email.value,
      company.phone.value,
    ]);
    holds('/careers', [words.forms.careers.submit, words.forms.careers.position.label]);
  });
  it('not found', () => holds('/404', [pages['not-found'].title, pages['not-found'].action.label]));
});

it('the reader tells a page without the words', () => {
  expect(() => holds('/contact', [pages['not-found'].title])).toThrow();
});
