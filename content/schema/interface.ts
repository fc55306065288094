import { z } from 'zod';
import { prose } from './fields';

/** Words on one line, called by their name in the file. Lengths are in characters. */
export const words = (max = 80) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/, 'must be on one line');
/** Words with places to fill in, such as `Go to testimonial {n}`. */
export const template = (...places: string[]) =>
  words(160).refine((text) => places.every((place) => text.includes(`{${place}}`)), {
    message: `must contain ${places.map((place) => `{${place}}`).join(' and ')}`,
  });

/** A field of a form: its label and, where useful, an example. */
const field = z.strictObject({ label: words(), placeholder: words().optional() });

/** What every form says after its compose tab was asked for (spec 7). */
const afterSubmit = z.strictObject({
  opened: prose('After opening Gmail', { max: 260 }),
  blocked: prose('When the browser blocked the new tab', { max: 260 }),
  offline: prose('When there is no connection', { max: 260 }),
  again: words(),
  mail: words(),
  copy: words(),
  copied: words(120),
  copyFailed: words(160),
  copyText: words(),
});

/** The small words of the interface: button names, labels, messages. */
export const interfaceWords = z.strictObject({
  skip: words(),
  header: z.strictObject({
    label: words(),
    home: words(),
    menu: words(),
    close: words(),
    servicesMenu: words(),
  }),
  footer: z.strictObject({
    pages: words(),
    services: words(),
    contact: words(),
    social: words(),
    rights: template('year', 'name'),
    phone: words(),
  }),
  breadcrumbs: words(),
  scrollTop: words(),
  opensNewTab: words(),
  film: z.strictObject({ pause: words(), play: words() }),
  carousel: z.strictObject({
    role: words(),
    previous: words(),
    next: words(),
    dot: template('n'),
    position: template('n', 'total'),
    dots: words(),
  }),
  logos: z.strictObject({ pause: words(), play: words() }),
  pager: z.strictObject({ label: words(), viewing: words(), previous: words(), next: words() }),
  stepper: z.strictObject({ label: words(), viewing: template('name'), previous: words(), next: words() }),
  related: words(),
  sample: words(),
  /** What a section says of its values that are marked `sample: true`, by their kind. */
  samples: z.strictObject({
    note: template('values'),
    kinds: z.strictObject({
      clients: words(),
      testimonials: words(),
      people: words(),
      contacts: words(),
      prices: words(),
      schedule: words(),
      terms: words(),
      products: words(),
      project: words(),
    }),
  }),
  /** Around a demonstration on a product's page. */
  demo: z.strictObject({
    link: template('name'),
    window: template('name'),
    reset: words(),
    wasReset: words(),
    stepDone: template('step'),
    note: words(160),
    withoutScript: words(160),
  }),
  buying: z.strictObject({
    title: template('name'),
    setUp: words(),
    devices: words(),
    hosting: words(),
    support: words(),
    price: words(),
  }),
  price: z.strictObject({
    title: words(),
    size: words(),
    decides: words(),
    quoting: words(),
    book: words(),
    abroad: words(),
    amount: template('lkr', 'gbp'),
    vat: words(120),
  }),
  forms: z.strictObject({
    optional: words(),
    contact: z.strictObject({
      name: field,
      email: field,
      message: field,
      submit: words(),
      subject: template('name'),
      body: z.strictObject({ name: words(), email: words(), message: words() }),
    }),
    careers: z.strictObject({
      name: field,
      email: field,
      phone: field,
      position: field,
      address: field,
      linkedin: field,
      github: field,
      message: field,
      submit: z.literal('Send Application via Gmail'),
      subject: template('position'),
      body: z.strictObject({
        name: words(),
        email: words(),
        phone: words(),
        address: words(),
        linkedin: words(),
        github: words(),
        message: words(),
        reminder: words(160),
      }),
    }),
    long: prose('When the text is too long for a web address', { max: 260 }),
    rest: prose('Last line of an email whose text was too long', { max: 160 }),
    about: z.strictObject({
      label: template('name'),
      drop: words(),
      quotation: template('name'),
      demo: template('name'),
      question: template('name'),
    }),
    after: afterSubmit,
    withoutScript: prose('Without JavaScript', { max: 200 }),
  }),
  calculator: z.strictObject({
    label: words(),
    base: words(),
    none: words(),
    addOns: words(),
    posts: words(),
    postsHint: words(160),
    total: z.literal('Estimated Monthly Total: LKR'),
    breakdown: words(),
    nothing: words(160),
    request: words(),
    included: template('name'),
    postsLine: template('n', 'rate'),
    onePostLine: template('rate'),
    more: words(),
    fewer: words(),
    errors: z.strictObject({
      notNumber: words(160),
      negative: words(160),
      fraction: words(160),
      tooMany: template('max'),
    }),
    withoutScript: prose('Without JavaScript', { max: 260 }),
  }),
  rates: z.strictObject({
    item: words(),
    listed: words(),
    calculated: words(),
    difference: words(),
    none: words(),
    or: words(),
    groups: z.strictObject({ packages: words(), pages: words(), posts: words() }),
  }),
  retry: z.strictObject({ title: words(), text: prose('Text', { max: 260 }), button: words(), dismiss: words() }),
  fault: z.strictObject({ title: words(), text: prose('Text', { max: 260 }) }),
  offline: z.strictObject({ title: words(), text: prose('Text', { max: 260 }) }),
});
export type InterfaceWords = z.infer<typeof interfaceWords>;
