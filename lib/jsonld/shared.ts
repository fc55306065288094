import type { Country, OnlineBusiness, WebSite } from 'schema-dts';
import { content } from '../content';
import { absoluteUrl, language } from '../siteUrl';
import { id, organizationRef } from './ids';

/** Countries in which the company works. */
export const areaServed = (): Country[] => content().company.markets.map((name) => ({ '@type': 'Country', name }));

/** Wikidata's entry for a software company, because schema.org has no such type. */
const SOFTWARE_COMPANY = 'https://www.wikidata.org/wiki/Q1058914';

/**
 * The company, on every page. It is an OnlineBusiness, not a LocalBusiness or ProfessionalService, which are places to
 * visit: this company is fully remote. Its hours therefore belong to the contact point.
 */
export function organization(): OnlineBusiness {
  const { company, pages } = content();
  const { name, legalName, tagline, founded, email, phone, locality, country, hours, social } = company;
  return {
    '@type': 'OnlineBusiness',
    '@id': id('/', 'organization'),
    additionalType: SOFTWARE_COMPANY,
    name: name.value,
    legalName: legalName.value,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    slogan: tagline,
    description: pages.home.hero.lead,
    foundingDate: String(founded),
    email: email.value,
    telephone: phone.value,
    address: { '@type': 'PostalAddress', addressLocality: locality, addressCountry: country.code },
    areaServed: areaServed(),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: phone.value,
      email: email.value,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days,
        opens: hours.opens,
        closes: hours.closes,
      },
    },
    sameAs: social.map(({ url }) => url),
  };
}

/** The website, on every page. It has no SearchAction because the site has no search. */
export function website(): WebSite {
  const { name } = content().company;
  return {
    '@type': 'WebSite',
    '@id': id('/', 'website'),
    url: absoluteUrl('/'),
    name: name.value,
    inLanguage: language,
    publisher: organizationRef(),
  };
}
