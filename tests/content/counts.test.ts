import fs from 'node:fs';
import path from 'node:path';
import { content } from '@/lib/content';
import { namedLinks, routes } from '@/lib/routes';

const { services, products, clients, testimonials, team, navigation, pages, company, words, pricing } = content();

describe('counts of the specification', () => {
  test.each([
    ['services', services.length, 8],
    ['products', products.length, 8],
    ['client logos', clients.length, 12],
    ['testimonials', testimonials.length, 5],
    ['people of the team', team.length, 14],
    ['service links in the footer', navigation.footerServices.length, 6],
    ['tiles on the home page', pages.home.services.tiles.length, 6],
    ['packages', pricing.displayed.packages.length, 3],
    ['sectors', pages.industries.sectors.items.length, 6],
    ['offerings of AI agents', pages['ai-services'].offerings.items.length, 4],
  ])('%s', (_, found, specified) => {
    expect(found).toBe(specified);
  });

  test.each(products.map(({ name, features }) => [name, features.items.length] as const))(
    '%s has five core features',
    (_, count) => {
      expect(count).toBe(5);
    },
  );

  it('four questions on each of two pages', () => {
    expect(services.filter(({ faq }) => faq).map(({ slug, faq }) => [slug, faq?.items.length])).toEqual([
      ['web-application-development', 4],
      ['mobile-application-development', 4],
    ]);
  });
});

describe('exact words of the specification', () => {
  const labels = (paths: readonly string[]) => namedLinks(routes(content()), paths).map(({ label }) => label);

  test.each([
    ['the tagline', company.tagline, 'INTELLIGENCE MEETS INNOVATION.'],
    ['the year of foundation', company.founded, 2024],
    ['the title of the not-found page', pages['not-found'].title, 'Oops! Page not found.'],
    ['its way out', pages['not-found'].action, { label: 'Go Back to Home', href: '/' }],
    ['the button of the careers form', words.forms.careers.submit, 'Send Application via Gmail'],
    ['its placeholder', words.forms.careers.message.placeholder, 'Why do you want to join...'],
    ['its subject', words.forms.careers.subject, 'Job Application for {position}'],
    ['the subject of the contact form', words.forms.contact.subject, 'Message from {name}'],
    ['the title of the contact form', pages.contact.form.title, 'Write to Us'],
    ['the title of the direct contact', pages.contact.direct.title, 'Direct Contact'],
    ['the total of the calculator', words.calculator.total, 'Estimated Monthly Total: LKR'],
    ['the header', labels(navigation.header), ['Home', 'About', 'Services', 'Products', 'Contact']],
    ['the footer', labels(navigation.footer), ['Home', 'About', 'Products', 'Careers', 'Contact']],
  ])('%s', (_, found, specified) => {
    expect(found).toEqual(specified);
  });
});

it('a domain that nobody can own is marked as a sample wherever it stands', () => {
  const unmarked = [company.domain, company.email].filter(({ value, sample }) => /\.example$/.test(value) && !sample);
  expect(unmarked).toEqual([]);
});

it('content is plain: no markup and no Markdown', () => {
  const folder = path.join(process.cwd(), 'content');
  for (const name of fs.readdirSync(folder, { recursive: true }) as string[]) {
    if (!name.endsWith('.yaml')) continue;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    expect([name, text.match(/<\/?[a-z][^>]*>|\*\*|\]\(|&[a-z]+;/i)?.[0]]).toEqual([name, undefined]);
  }
});
