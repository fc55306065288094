import { content } from '@/lib/content';
import { siteOrigin } from '@/lib/siteUrl';
import { graphOf, jsonLdProblems } from '../support/checks/jsonld';
import { vocabularyProblems } from '../support/checks/vocabulary';
import { essence, readExport, visibleText } from '../support/exported';
import { expectProblems, planted, plantedOrigin } from '../support/site';

describe('structured data of the exported pages', () => {
  const site = readExport();
  const words = new Map(site.pages.map((page) => [page.path, ` ${visibleText(page)} `]));

  it.each(site.pages.map((page) => [page.path, page] as const))('%s states what its page shows', (_, page) => {
    expect(jsonLdProblems(page, site, siteOrigin())).toEqual([]);
  });

  it('uses only types and properties of schema.org', () => {
    expect(vocabularyProblems(new Map(site.pages.map(({ path, jsonLd }) => [path, jsonLd[0] ?? ''])))).toEqual([]);
  }, 120_000);

  it('says nothing about the company that cannot be read on the site', () => {
    const { company } = content();
    const all = [...words.values()].join(' ');
    const facts = [
      company.name.value,
      company.legalName.value,
      String(company.founded),
      company.locality,
      company.country.name,
      company.email.value,
      company.phone.value,
      company.hours.days[0],
      company.hours.days.at(-1),
      company.hours.opens,
      company.hours.closes,
      ...company.markets,
    ];
    expect(facts.filter((fact) => fact && !all.includes(` ${essence(fact)} `))).toEqual([]);
    const links = new Set(
      site.pages.flatMap(({ $ }) =>
        $('a[href]')
          .map((_, element) => $(element).attr('href'))
          .get(),
      ),
    );
    expect(company.social.filter(({ url }) => !links.has(url))).toEqual([]);
  });

  it.each<[path: string, type: string]>([
    ['/', 'OnlineBusiness'],
    ['/about', 'AboutPage'],
    ['/contact', 'ContactPage'],
    ['/services', 'ItemList'],
    ['/products', 'ItemList'],
    ['/digital-marketing', 'OfferCatalog'],
    ['/web-application-development', 'FAQPage'],
    ['/mobile-application-development', 'FAQPage'],
    ...content().services.map(({ slug }) => [`/${slug}`, 'Service'] as [string, string]),
    ...content().products.map(({ slug }) => [`/${slug}`, 'SoftwareApplication'] as [string, string]),
  ])('%s has a node of type %s', (path, type) => {
    expect(graphOf(site.page(path))?.map((node) => node['@type'])).toContain(type);
  });

  describe('the checkers find planted defects', () => {
    const broken = readExport(planted);
    const about = broken.page('/about');

    it('in JSON', () => {
      expectProblems(jsonLdProblems(broken.page('/'), broken, plantedOrigin), [/cannot be read/]);
    });

    it('in what it says', () => {
      expectProblems(jsonLdProblems(about, broken, plantedOrigin), [
        /invented aggregateRating/,
        /@id .*#organization twice/,
        /reference to .*#nobody, which is not there/,
        /page address .*over is not canonical/,
        /page name is not the title/,
        /page description is not/,
        /language is not/,
        /last breadcrumb .*over is not canonical/,
        /not counted from 1/,
        /visible breadcrumbs are/,
        /Service without provider/,
        /states “A service that nobody can read about”/,
        /states “12,345”/,
        /not on this site/,
        /leads nowhere/,
        /questions are not/,
        /OnlineBusiness without logo/,
        /Offer without itemOffered/,
        /a node without a type/,
      ]);
    });

    it('in the vocabulary', () => {
      expectProblems(vocabularyProblems(new Map([['/about', about.jsonLd[0] ?? '']])), [
        /^\/about: .*servcieType/,
        /^\/about: .*Softwear/,
      ]);
    }, 120_000);
  });
});
