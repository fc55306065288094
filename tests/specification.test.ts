/**
 * What the product specification fixes in the content: routes, orders, counts, prices and exact words. When the company
 * decides otherwise, this is the one test to change with the content; every other test reads the content or a fixture.
 */
import { content } from '@/lib/content';
import { monthlyTotal } from '@/lib/pricing';
import { namedLinks, routes } from '@/lib/routes';

const site = content();
const { services, products, clients, testimonials, team, navigation, pages, company, words, pricing } = site;
const all = routes(site);

test('the routes, in their order (spec 2)', () => {
  expect(all.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/services',
    '/services-grid',
    '/product-grid',
    '/products',
    '/contact',
    '/careers',
    '/industries',
    '/ai-services',
    '/tutoring',
    '/digital-marketing',
    '/BudgetCalculator',
    '/web-applications',
    '/testimonials',
    '/ui-designing',
    '/website-development',
    '/web-application-development',
    '/custom-software-engineering',
    '/data-science-ai',
    '/research-and-development',
    '/ai-agents',
    '/iot-solutions',
    '/platform-and-devops',
    '/mobile-application-development',
    '/lankacrm',
    '/fittrackpro',
    '/hireiq',
    '/mediflow',
    '/peoplenest',
    '/nexbill',
    '/stockmaster',
    '/autocare',
  ]);
  expect(all.filter(({ canonical }) => canonical === '/services').map(({ path }) => path)).toEqual([
    '/services',
    '/services-grid',
  ]);
});

describe('what the pages show (spec 2)', () => {
  const names = (paths: readonly string[]) => namedLinks(all, paths).map(({ label }) => label);
  const questions = services.flatMap(({ slug, faq }) => (faq ? [[slug, faq.items.length]] : []));

  test.each([
    ['the header', names(navigation.header), ['Home', 'About', 'Services', 'Products', 'Contact']],
    ['the footer', names(navigation.footer), ['Home', 'About', 'Products', 'Careers', 'Contact']],
    [
      'the order of the products',
      products.map(({ name }) => name),
      ['LankaCRM', 'FitTrackPro', 'HireIQ', 'MediFlow', 'PeopleNest', 'NexBill', 'StockMaster', 'AutoCare'],
    ],
    [
      'the pages with questions',
      questions,
      [
        ['web-application-development', 4],
        ['mobile-application-development', 4],
      ],
    ],
    [
      'the only service card with a Learn More link',
      pages.services.cards.items.flatMap(({ more, href }) => (more ? [[more, href]] : [])),
      [['Learn More', '/ui-designing']],
    ],
  ])('%s', (_, found, specified) => {
    expect(found).toEqual(specified);
  });

  // The schema fixes the counts of everything else.
  test('client logos, testimonials and people', () => {
    expect([clients.length, testimonials.length, team.length]).toEqual([12, 5, 14]);
  });
});

test.each([
  ['the tagline', company.tagline, 'INTELLIGENCE MEETS INNOVATION.'],
  ['the year of foundation', company.founded, 2024],
  ['the town', [company.locality, company.country.code], ['Colombo', 'LK']],
  [
    'the opening hours',
    [company.hours.days, company.hours.opens, company.hours.closes],
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00'],
  ],
  ['the not-found page', pages['not-found'].title, 'Oops! Page not found.'],
  ['its way out', pages['not-found'].action, { label: 'Go Back to Home', href: '/' }],
  [
    'the sections of the home page',
    [pages.home.services.title, pages.home.customers.title, pages.home.products.title],
    ['Our Services', 'Customers', 'Our Products'],
  ],
  ['its last link', pages.home.aiAgents.action, { label: 'Get Started', href: '/contact' }],
  ['the contact form', [pages.contact.form.title, pages.contact.direct.title], ['Write to Us', 'Direct Contact']],
  ['its subject', words.forms.contact.subject, 'Message from {name}'],
  ['the careers form', words.forms.careers.submit, 'Send Application via Gmail'],
  ['its placeholder', words.forms.careers.message.placeholder, 'Why do you want to join...'],
  ['its subject', words.forms.careers.subject, 'Job Application for {position}'],
  ['the total of the calculator', words.calculator.total, 'Estimated Monthly Total: LKR'],
])('%s (spec 1, 2, 5, 7, 9)', (_, found, specified) => {
  expect(found).toEqual(specified);
});

describe('prices in LKR (spec 9): the calculator and the lists disagree, and both stand', () => {
  const { bases, postRates, facebook, instagram, combo } = pricing.calculator;
  const { packages, pages: handling, posts, videoPrice } = pricing.displayed;

  test.each<[what: string, found: unknown, specified: unknown]>([
    [
      'packages of the calculator',
      bases.map(({ name, price }) => [name, price]),
      [
        ['Starter Spark', 19_500],
        ['Social Surge', 25_500],
        ['Brand Blitz', 34_200],
      ],
    ],
    ['add-ons of the calculator', [facebook, instagram, combo], [7500, 7500, 13_500]],
    [
      'rates of posts in the calculator',
      postRates.map(({ from, rate }) => [from, rate]),
      [
        [16, 1002],
        [10, 1203],
        [5, 1503],
        [1, 1806],
      ],
    ],
    [
      'an estimate',
      monthlyTotal(pricing.calculator, { base: 'surge', facebook: false, instagram: false, combo: true, posts: 5 }),
      46_515,
    ],
    [
      'packages on the page',
      packages.map(({ name, price, mark }) => [name, price, mark]),
      [
        ['Starter Spark', 19_000, undefined],
        ['Social Surge', 25_000, 'Popular'],
        ['Brand Blitz', 34_000, undefined],
      ],
    ],
    [
      'page handling on the page',
      handling.map(({ price, mark }) => [price, mark]),
      [
        [7500, undefined],
        [7500, undefined],
        [14_000, 'Best Value'],
      ],
    ],
    [
      'posts on the page',
      posts.map(({ quantity, price }) => [quantity, price]),
      [
        ['15+ posts', 1000],
        ['10-14 posts', 1200],
        ['5-10 posts', 1500],
        ['0-5 posts', 1800],
      ],
    ],
    ['video editing', videoPrice, 'Negotiable'],
  ])('%s', (_, found, specified) => {
    expect(found).toEqual(specified);
  });
});
