import fs from 'node:fs';
import path from 'node:path';
import { content } from '@/lib/content';

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
  it('stand as given', () => {
    expect(company.tagline).toBe('INTELLIGENCE MEETS INNOVATION.');
    expect(company.founded).toBe(2024);
    expect(pages['not-found'].title).toBe('Oops! Page not found.');
    expect(pages['not-found'].action).toEqual({ label: 'Go Back to Home', href: '/' });
    expect(words.forms.careers.submit).toBe('Send Application via Gmail');
    expect(words.forms.careers.message.placeholder).toBe('Why do you want to join...');
    expect(words.forms.contact.subject).toBe('Message from {name}');
    expect(words.forms.careers.subject).toBe('Job Application for {position}');
    expect(words.calculator.total).toBe('Estimated Monthly Total: LKR');
    expect(pages.contact.form.title).toBe('Write to Us');
    expect(pages.contact.direct.title).toBe('Direct Contact');
    expect(navigation.header.map(({ label }) => label)).toEqual(['Home', 'About', 'Services', 'Products', 'Contact']);
    expect(navigation.footer.map(({ label }) => label)).toEqual(['Home', 'About', 'Products', 'Careers', 'Contact']);
  });
});

it('what is made up is marked so', () => {
  for (const { sample } of [
    ...team,
    ...clients,
    ...testimonials,
    company.name,
    company.email,
    company.phone,
    company.domain,
  ])
    expect(typeof sample === 'boolean' || sample === undefined).toBe(true);
  if (company.domain.value.endsWith('.example'))
    for (const entry of [...team, ...clients, ...testimonials]) expect(entry.sample).toBe(true);
});

it('content is plain: no markup and no Markdown', () => {
  const folder = path.join(process.cwd(), 'content');
  for (const name of fs.readdirSync(folder, { recursive: true }) as string[]) {
    if (!name.endsWith('.yaml')) continue;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    expect([name, text.match(/<\/?[a-z][^>]*>|\*\*|\]\(|&[a-z]+;/i)?.[0]]).toEqual([name, undefined]);
  }
});
