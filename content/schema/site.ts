import { z } from 'zod';
import {
  action,
  fact,
  figures,
  heading,
  icon,
  line,
  outsideUrl,
  picture,
  prose,
  route,
  rows,
  sample,
  term,
  time,
  updated,
} from './fields';

const orderedPage = z.string().meta({ label: 'Page', widget: 'page' });

/** Order of the service and product pages: pager, stepper, menus and grids follow it. */
export const order = z.strictObject({
  services: z.array(orderedPage).min(1),
  products: z.array(orderedPage).min(1),
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const place = z.strictObject({
  city: line('City', { max: 30 }),
  zone: line('Time zone', { max: 40, hint: 'Its name in the time zone database, such as Europe/London' }).refine(
    isTimeZone,
    'a name in the time zone database, such as Europe/London',
  ),
});

const telephone = (label: string) =>
  z
    .string()
    .regex(/^\+[0-9 ]+$/, 'must be an international number such as +94 11 000 0000')
    .meta({ label, hint: 'With the country, such as +94 11 000 0000' });

export const company = z.strictObject({
  name: fact(line('Company name', { max: 30 })),
  legalName: fact(line('Registered name', { max: 60 })),
  domain: fact(z.url({ protocol: /^https$/ }).meta({ label: 'Address of this site' })),
  tagline: line('Tagline', { max: 60 }),
  summary: line('What the company is, in one sentence', { min: 40, max: 200 }),
  founded: z.number().int().min(1950).max(2100).meta({ label: 'Founded in the year' }),
  email: fact(z.email().meta({ label: 'E-mail' })),
  phone: fact(telephone('Telephone')),
  whatsapp: fact(telephone('WhatsApp number')),
  locality: line('Town', { max: 40 }),
  country: z.strictObject({
    code: z.string().length(2).meta({ label: 'Country in two letters', hint: 'Such as LK' }),
    name: line('Country', { max: 40 }),
  }),
  hours: z
    .strictObject({
      days: z
        .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
        .min(1)
        .refine((days) => new Set(days).size === days.length, 'each day only once'),
      opens: time('Opens at'),
      closes: time('Closes at'),
      text: line('Hours as a sentence', { max: 80, hint: '{workingHours} stands for the days and times above' }),
    })
    .refine(({ opens, closes }) => opens < closes, { message: 'a time after the opening', path: ['closes'] }),
  /** Expiry of security.txt; renew it once a year. */
  securityUntil: z.iso.date().meta({ label: 'Security contact (security.txt) expires on' }),
  markets: z.array(line('Country', { max: 40 })).min(1),
  /** How work is priced; shown wherever a visitor looks for a price. */
  quoting: fact(prose('How we quote; {rates} is filled in', { min: 60, max: 400 })),
  /** What one person costs for two weeks; {rates} inserts all into a text. */
  rates: fact(
    rows({
      currency: line('Currency', { max: 3 }),
      amount: z.int().min(100).max(10_000_000).meta({ label: 'Price of two weeks' }),
    })
      .min(2)
      .meta({ label: 'Currencies, our own first' }),
  ),
  /** The support of every product; {support} inserts it into a text. */
  support: fact(prose('Support of the products; {officeHours} is filled in', { min: 40, max: 200 })),
  /** The promise of an answer beside the button of every closing; {reply} inserts it into a text. */
  reply: fact(line('When we answer', { max: 60 })),
  abroad: z
    .strictObject({
      ...heading,
      items: z.array(term).length(3),
      hours: z.strictObject({
        title: line('Heading of the table', { max: 60 }),
        note: prose('Note; {opens}, {closes} and {year} are filled in', { max: 320 }),
        ours: line('Colour key: our day', { max: 30 }),
        theirs: line('Colour key: the visitor’s day', { max: 30 }),
        both: line('Colour key: shared hours', { max: 30 }),
        city: line('Column heading: city', { max: 30 }),
        bars: line('Column heading: bars', { max: 60 }),
        january: line('Column heading: January', { max: 30 }),
        july: line('Column heading: July', { max: 30 }),
        shared: line('Hours in common; {hours} is the number', { max: 30 }),
        none: line('In place of hours in common', { max: 30 }),
        apart: line('Where no hour is in common, below it', { max: 30 }),
        yours: line('Mark of the visitor’s own time zone', { max: 30 }),
      }),
      /** Our own city, whose time zone the working hours are in. */
      home: place,
      cities: z.array(place).min(2).max(6).meta({ label: 'Cities of clients' }),
    })
    .meta({ label: 'For clients abroad' }),
  social: rows({
    network: z.enum(['Facebook', 'LinkedIn', 'Instagram']),
    url: outsideUrl('Address'),
    icon: icon.meta({ label: 'Icon in menus' }),
    sample,
  }).min(1),
});
export type Company = z.infer<typeof company>;

const wholePage = route().regex(/^[^#]*$/, 'must be a whole page, without #');

const headerLink = z
  .strictObject({
    page: wholePage.optional(),
    url: outsideUrl('Address on another site').optional(),
    label: line('Words', { max: 24 }).optional().meta({ hint: 'Only for an address on another site' }),
    panel: z.enum(['services']).optional().meta({ label: 'Opens the list of' }),
    look: z.enum(['button']).optional().meta({ label: 'Looks like a' }),
  })
  .refine(({ page, url, label }) => (page ? !url : url && label), {
    message: 'must have either a page, or an address on another site with its words',
  });

export const navigation = z.strictObject({
  header: z.array(headerLink).min(1),
  footer: z.array(wholePage).min(1),
  footerServices: z.array(wholePage).length(6),
});
export type Navigation = z.infer<typeof navigation>;

/** A price in LKR, with bounds that catch typing errors. */
const price = (label: string, least: number, most: number) =>
  z.number().int().min(least).max(most).meta({ label, hint: 'A whole number of LKR, such as 19500 or 19,500' });
const packagePrice = price('Price in LKR', 5_000, 500_000);
const pagePrice = (label = 'Price in LKR') => price(label, 1_000, 100_000);
const postPrice = (label = 'Price in LKR') => price(label, 200, 20_000);

const displayedPackage = z.strictObject({
  name: line('Name', { max: 30 }),
  price: packagePrice,
  mark: line('Mark', { max: 20 }).optional(),
  forWhom: line('For whom', { max: 120 }),
  includes: z
    .array(line('Included', { max: 60 }))
    .min(2)
    .max(8),
});

const choiceId = z
  .string()
  .regex(/^[a-z]+$/, 'must be one word in lower-case letters, such as linkedin')
  .meta({ label: 'Name in shared addresses', hint: 'Lower-case letters; do not change it once it is published' });

const addOn = z.strictObject({
  id: choiceId,
  name: line('Name', { max: 40 }),
  price: pagePrice(),
  replaces: z.array(choiceId).optional().meta({ label: 'Replaces', hint: 'Add-ons that it switches off' }),
  hint: line('Hint', { max: 160 }).optional(),
});

/** Spec 9. The calculator's rates and the displayed prices are two sets of data on purpose: they differ. */
export const pricing = z.strictObject({
  updated,
  calculator: z
    .strictObject({
      bases: rows({
        id: choiceId,
        name: line('Name', { max: 30 }),
        price: packagePrice,
        bothPages: z
          .boolean()
          .optional()
          .meta({ label: 'Includes both pages', hint: 'The calculator says so beside the page handling' }),
      })
        .length(3)
        .meta({ label: 'Packages' }),
      addOns: z.array(addOn).min(1).max(8).meta({ label: 'Add-ons' }),
      /** In any order; the highest `from` that the quantity reaches gives the rate of every post. */
      postRates: rows({
        from: z.number().int().min(1).max(1000).meta({ label: 'From so many posts' }),
        rate: postPrice('Price of one post, in LKR'),
      })
        .min(1)
        .refine((rows) => new Set(rows.map(({ from }) => from)).size === rows.length, {
          message: 'must begin at a different number of posts in each row',
        })
        .meta({ label: 'Prices of posts' })
        .transform((rows) => rows.toSorted((a, b) => b.from - a.from)),
      maxPosts: z.number().int().min(1).max(1_000_000).meta({ label: 'Most posts that the calculator adds up' }),
      example: z
        .strictObject({
          base: choiceId.meta({ label: 'Package' }),
          posts: z.number().int().min(1).max(1000).meta({ label: 'Custom posts' }),
        })
        .meta({ label: 'Example', hint: 'One press selects it while nothing is chosen' }),
    })
    .refine(({ bases, example }) => bases.some(({ id }) => id === example.base), {
      path: ['example', 'base'],
      message: 'must be the short name of one of the packages above it',
    }),
  displayed: z.strictObject({
    packages: z.array(displayedPackage).length(3),
    pages: rows({
      name: line('Name', { max: 60 }),
      price: pagePrice(),
      mark: line('Mark', { max: 20 }).optional(),
    }).length(3),
    posts: rows({ quantity: line('Quantity', { max: 20 }), price: postPrice() }).length(4),
    video: rows({ name: line('Name', { max: 40 }), unit: line('Unit', { max: 20 }) }).length(3),
    videoPrice: line('Price of video work', { max: 20 }),
  }),
});
export type Pricing = z.infer<typeof pricing>;

export const team = z.strictObject({
  people: rows({
    slug: z
      .string()
      .regex(/^[a-z-]+$/, 'must be lower-case letters and hyphens, such as nimal-perera')
      .meta({ label: 'Short name', hint: 'The name in lower-case letters with hyphens, such as nimal-perera' }),
    name: line('Name', { max: 40 }),
    role: line('Role', { max: 40 }),
    picture: picture('Portrait', { minWidth: 400, minHeight: 500, decorative: true, cropped: true }),
    link: action.optional().meta({ label: 'Link to their work', hint: 'Unless a project names them' }),
    sample,
  }).min(1),
});
export type Team = z.infer<typeof team>;

export const clients = z.strictObject({
  clients: rows({
    name: line('Name', { max: 40 }),
    logo: z
      .string()
      .regex(/^clients\/[a-z0-9-]+\.svg$/, 'must name a drawing such as clients/nuwarelle.svg')
      .meta({ label: 'Logo', widget: 'picture', hint: 'An SVG drawing in one colour', minWidth: 0, minHeight: 0 }),
    result: figures
      .extend({
        href: route('Service or product it is about'),
        text: prose('How it was measured', { min: 40, max: 160 }),
        share: z
          .strictObject({
            value: z.number().positive().meta({ label: 'Value' }),
            most: z.number().positive().meta({ label: 'The most it can be' }),
          })
          .optional()
          .meta({ label: 'Drawn as a bar' }),
      })
      .optional()
      .meta({ label: 'Measured result' }),
    sample,
  }).min(1),
});
export type Clients = z.infer<typeof clients>;

export const testimonials = z.strictObject({
  testimonials: rows({
    quote: prose('Their words', { min: 60, max: 320 }),
    person: line('Name', { max: 40 }),
    role: line('Role', { max: 40 }),
    client: line('Client', { max: 40 }),
    href: route('Service or product it is about'),
    before: line('Before', { max: 120 }),
    after: line('After', { max: 120 }),
    took: line('How long it took', { max: 80 }),
    weeks: z.int().min(1).max(52).meta({ label: 'The same in weeks' }),
    wrong: line('What went wrong', { max: 140 }),
    wrongWeek: z.int().min(1).max(52).meta({ label: 'Week in which it went wrong' }),
    picture: picture('Picture', { minWidth: 1200, minHeight: 750, decorative: true }),
    sample,
  }).min(1),
});
export type Testimonials = z.infer<typeof testimonials>;

export const redirects = z.strictObject({
  redirects: rows({
    from: z.string().regex(/^\/[A-Za-z0-9-]+$/, 'must be an address such as /old-name'),
    to: route(),
  }),
});
export type Redirects = z.infer<typeof redirects>;
