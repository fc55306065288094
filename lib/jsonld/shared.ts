import type { Country, OnlineBusiness, WebSite } from 'schema-dts';
import { content } from '../content';
import { absoluteUrl, language } from '../siteUrl';
import { id, organizationRef } from './ids';

/** Countries in which the company works. */
export const areaServed = (): Country[] => content().company.markets.map((name) => ({ '@type': 'Country', name }));

/** Schema.org has no type for a software company; Wikidata's entry says it instead. */
const SOFTWARE_COMPANY = 'https://www.wikidata.org/wiki/Q1058914';

/**
 * The company, on every page. It is an OnlineBusiness and no LocalBusiness or ProfessionalService: those are places that
 * one can visit, and this company is fully remote. Its hours therefore belong to the contact point.
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

/** The site as a whole, on every page. It has no search of its own, so no SearchAction. */
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
