/**
 * Content fixed by the product specification: routes, orders, counts, prices and exact words. This is the only test that
 * changes with the content; every other test reads the content or a fixture.
 */
import { content } from '@/lib/content';
import { monthlyTotal, sumLines } from '@/lib/pricing';
import { headerLinks, namedLinks, routes } from '@/lib/routes';

const site = content();
const { services, products, clients, testimonials, team, navigation, pages, company, words, pricing } = site;
const all = routes(site);

test('the routes in order (spec 2)', () => {
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

test('the contents of the pages (spec 2)', () => {
  const names = (paths: readonly string[]) => namedLinks(all, paths).map(({ label }) => label);
  expect(headerLinks(all, navigation).map(({ label }) => label)).toEqual([
    'Home',
    'About',
    'Services',
    'Products',
    'Contact',
  ]);
  expect(names(navigation.footer)).toEqual(['Home', 'About', 'Products', 'Careers', 'Contact']);
  const order = ['LankaCRM', 'FitTrackPro', 'HireIQ', 'MediFlow', 'PeopleNest', 'NexBill', 'StockMaster', 'AutoCare'];
  expect(products.map(({ name }) => name)).toEqual(order);
  const questions = services.flatMap(({ slug, faq }) => (faq ? [[slug, faq.items.length]] : []));
  expect(Object.fromEntries(questions)).toEqual({
    'web-application-development': 4,
    'mobile-application-development': 4,
  });
  const more = pages.services.cards.items.filter((card) => card.more);
  expect(more).toMatchObject([{ more: 'Learn More', href: '/ui-designing' }]);
  // The schema checks all other counts.
  expect([clients.length, testimonials.length, team.length]).toEqual([12, 5, 14]);
});

test('the facts of the company (spec 1, 9)', () => {
  expect(company).toMatchObject({
    tagline: 'INTELLIGENCE MEETS INNOVATION.',
    founded: 2024,
    locality: 'Colombo',
    country: { code: 'LK' },
    hours: { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
  });
});

test('the exact words of the pages (spec 2, 5, 7, 9)', () => {
  expect(pages['not-found']).toMatchObject({
    title: 'Oops! Page not found.',
    action: { label: 'Go Back to Home', href: '/' },
  });
  expect(pages.home).toMatchObject({
    services: { title: 'Our Services' },
    customers: { title: 'Customers' },
    products: { title: 'Our Products' },
    aiAgents: { action: { label: 'Get Started', href: expect.stringMatching(/^\/contact(#|$)/) } },
  });
  expect(pages.contact).toMatchObject({ form: { title: 'Write to Us' }, direct: { title: 'Direct Contact' } });
  expect(words.forms).toMatchObject({
    contact: { subject: 'Message from {name}' },
    careers: {
      submit: 'Send Application via Gmail',
      message: { placeholder: 'Why do you want to join...' },
      subject: 'Job Application for {position}',
    },
  });
  expect(words.calculator.total).toBe('Estimated Monthly Total: LKR');
});

describe('prices in LKR (spec 9), which differ between the calculator and the lists on purpose', () => {
  test('the calculator', () => {
    const { bases, postRates, addOns } = pricing.calculator;
    expect(bases.map(({ name, price }) => [name, price])).toEqual([
      ['Starter Spark', 19_500],
      ['Social Surge', 25_500],
      ['Brand Blitz', 34_200],
    ]);
    expect(addOns.map(({ id, price }) => [id, price])).toEqual([
      ['facebook', 7500],
      ['instagram', 7500],
      ['combo', 13_500],
    ]);
    expect(addOns.find(({ id }) => id === 'combo')?.replaces).toEqual(['facebook', 'instagram']);
    expect(postRates.map(({ from, rate }) => [from, rate])).toEqual([
      [16, 1002],
      [10, 1203],
      [5, 1503],
      [1, 1806],
    ]);
    const choice = { base: 'surge', addOns: ['combo'], posts: 5 };
    expect(monthlyTotal(sumLines(pricing.calculator, choice, words.calculator))).toBe(46_515);
  });

  test('the lists', () => {
    const { packages, pages: handling, posts, videoPrice } = pricing.displayed;
    expect(packages.map(({ name, price, mark }) => [name, price, mark])).toEqual([
      ['Starter Spark', 19_000, undefined],
      ['Social Surge', 25_000, 'Popular'],
      ['Brand Blitz', 34_000, undefined],
    ]);
    expect(handling.map(({ price, mark }) => [price, mark])).toEqual([
      [7500, undefined],
      [7500, undefined],
      [14_000, 'Best Value'],
    ]);
    expect(posts.map(({ quantity, price }) => [quantity, price])).toEqual([
      ['15+ posts', 1000],
      ['10-14 posts', 1200],
      ['5-10 posts', 1500],
      ['0-5 posts', 1800],
    ]);
    expect(videoPrice).toBe('Negotiable');
  });
});
