import { z } from 'zod';
import { prose, template, words } from './fields';

const phrase = (label: string, max?: number) => words(max).meta({ label });
const filled = (label: string, ...places: string[]) =>
  template(...places).meta({ label: `${label}, with ${places.map((place) => `{${place}}`).join(' and ')}` });

/** A group of interface strings, with a hint about where they appear. */
const group = <T extends z.ZodRawShape>(label: string, where: string, shape: T) =>
  z.strictObject(shape).meta({ label, hint: where });

/** A field of a form. Without a label in the e-mail its value is in the subject alone. */
const field = (name: string) =>
  z
    .strictObject({
      label: phrase('Label'),
      bodyLabel: phrase('Label in the e-mail').optional(),
      placeholder: phrase('Example in the empty field').optional(),
    })
    .meta({ label: `Field: ${name}` });

/** A notice over the page. */
const notice = {
  title: phrase('Heading'),
  text: prose('Text', { max: 260 }),
};

/** The small words of the interface: button names, labels, messages. */
export const interfaceWords = z.strictObject({
  skip: phrase('Link past the menu').meta({ hint: 'At the top of every page, for people who use the keyboard' }),
  breadcrumbs: phrase('Name of the path to the page').meta({ hint: 'Read aloud before the line above the headline' }),
  scrollTop: phrase('Button back to the top').meta({ hint: 'At the lower right, once a page is scrolled' }),
  opensNewTab: phrase('Remark on a link to another site').meta({ hint: 'Read aloud after the link' }),
  chat: phrase('Link that opens WhatsApp'),
  phone: phrase('Word before the telephone number').meta({ hint: 'On the page Contact' }),
  sections: group('Sections of a long page', 'Below the picture at the top, on phones', {
    label: phrase('Name of the links, read aloud'),
    names: z.strictObject({
      intro: phrase('The introduction', 12),
      price: phrase('Price', 12),
      project: phrase('A project', 12),
      events: phrase('Events of one day', 12),
      process: phrase('Steps', 12),
      'end-result': phrase('End result', 12),
      faq: phrase('Questions', 12),
      cards: phrase('Services', 12),
      prices: phrase('Prices', 12),
      quotations: phrase('Quotations worked out', 12),
      alternatives: phrase('Other ways than us', 12),
      levels: phrase('Levels of lessons', 12),
      terms: phrase('Fees', 12),
      lessons: phrase('Lessons', 12),
      results: phrase('A measured result', 12),
      included: phrase('Contents of packages', 12),
      calculator: phrase('Calculator', 12),
    }),
  }),
  sample: phrase('Mark of a sample').meta({ hint: 'Beside a piece of our work that is made up' }),
  header: group('Header', 'At the top of every page', {
    label: phrase('Name of the menu, read aloud'),
    home: phrase('Name of the logo’s link, read aloud'),
    menu: phrase('Button that opens the menu'),
    close: phrase('Button that closes the menu'),
    servicesMenu: phrase('Arrow beside Services, read aloud'),
  }),
  footer: group('Footer', 'At the foot of every page', {
    pages: phrase('Heading above the pages'),
    services: phrase('Heading above the services'),
    contact: phrase('Heading above the contact details'),
    social: phrase('Heading above the social networks'),
    rights: filled('Copyright', 'year', 'name'),
  }),
  film: group('Films', 'Button on every film', {
    pause: phrase('While it plays'),
    play: phrase('While it is still'),
  }),
  carousel: group('Testimonials on the home page', 'Below the strip of client logos', {
    role: phrase('What it is, read aloud'),
    previous: phrase('Arrow to the left, read aloud'),
    next: phrase('Arrow to the right, read aloud'),
    dot: filled('A dot, read aloud', 'n'),
    position: filled('Number of the testimonial, read aloud', 'n', 'total'),
    dots: phrase('Name of the dots, read aloud'),
  }),
  logos: group('Client logos', 'Button below the moving strip on the home page', {
    pause: phrase('While they move'),
    play: phrase('While they are still'),
  }),
  pager: group('Steps between service pages', 'Near the end of every service page', {
    label: phrase('Its name, read aloud'),
    viewing: phrase('Before the name of this page'),
    previous: phrase('Button to the page before'),
    next: phrase('Button to the page after'),
  }),
  stepper: group('Steps between product pages', 'Near the end of every product page', {
    label: phrase('Its name, read aloud'),
    viewing: phrase('Before the name of this page'),
    previous: phrase('Button to the page before'),
    next: phrase('Button to the page after'),
  }),
  project: group('Projects', 'Links to a project that is shown whole', {
    by: phrase('Who built it'),
    result: phrase('Above its figures'),
    to: phrase('Between before and after'),
    of: phrase('Between a part and its whole'),
    under: filled('Beside a testimonial', 'name'),
  }),
  samples: group('What is a sample', 'Line under a section whose values are marked as samples', {
    note: filled('The line', 'values'),
    kinds: group('Kinds of values', 'Filled in for {values}', {
      clients: phrase('Clients'),
      testimonials: phrase('Testimonials'),
      people: phrase('People'),
      contacts: phrase('Contact details'),
      prices: phrase('Prices'),
      schedule: phrase('Times'),
      milestones: phrase('Milestones'),
      terms: phrase('Terms'),
      products: phrase('Screens of products'),
      examples: phrase('Parts of applications'),
      project: phrase('Projects'),
    }),
  }),
  demo: group('Demonstrations', 'Around the usable screen of a product page', {
    link: filled('Link to it', 'name'),
    window: filled('Its name, read aloud', 'name'),
    reset: phrase('Button that starts again'),
    wasReset: phrase('After starting again, read aloud'),
    stepDone: filled('After a step, read aloud', 'step'),
    note: phrase('Remark below it', 160),
    withoutScript: phrase('Without JavaScript', 160),
    print: phrase('Button that prints what was made'),
  }),
  buying: group('Buying a product', 'Section of every product page', {
    title: filled('Heading', 'name'),
    setUp: phrase('Row: set-up'),
    abroad: phrase('Link to what is told to clients abroad'),
    devices: phrase('Row: devices'),
    hosting: phrase('Row: hosting'),
    support: phrase('Row: support'),
    supportText: phrase('What the support is', 200),
    compare: phrase('Link to the comparison'),
    unit: filled('What the price is for', 'per'),
    from: filled('Starting price', 'monthly', 'unit'),
    least: filled('Starting price in the opening of a page', 'monthly'),
    setUpOnce: filled('Price of the set-up', 'amount'),
  }),
  price: group('Size and price of a service', 'Section of every service page', {
    title: filled('Heading', 'name', 'takes'),
    fixed: phrase('Above the price'),
    size: phrase('Above the typical size'),
    decides: phrase('Above what decides the price'),
    quoting: phrase('Above how we quote'),
    take: phrase('Button beside a fixed price'),
    any: phrase('Name of the cheapest first step on Home and Services'),
    fromAbroad: phrase('Above the link for clients abroad'),
    abroad: phrase('Link for clients abroad'),
    amount: filled('Price in both currencies', 'lkr', 'gbp'),
    first: filled('Line in the opening, before the price', 'name', 'takes'),
    cheaper: phrase('Before what costs less'),
    vat: phrase('Remark on VAT', 120),
  }),
  forms: group('Forms', 'On the pages Contact and Careers', {
    optional: phrase('Mark of a field that may stay empty'),
    mail: phrase('Link to the mail program'),
    contact: group('Contact form', 'On the page Contact', {
      name: field('name'),
      email: field('e-mail'),
      message: field('message'),
      submit: phrase('Button'),
      subject: filled('Subject of the e-mail', 'name'),
    }),
    careers: group('Application', 'On the page Careers', {
      name: field('name'),
      email: field('e-mail'),
      phone: field('telephone'),
      position: field('position'),
      address: field('address'),
      linkedin: field('LinkedIn'),
      github: field('GitHub'),
      message: field('message'),
      submit: z.literal('Send Application via Gmail').meta({ label: 'Button' }),
      subject: filled('Subject of the e-mail', 'position'),
      reminder: phrase('Reminder at the end of the e-mail', 160),
    }),
    long: prose('When the text is too long for a web address', { max: 260 }),
    rest: prose('Last line of an e-mail whose text was too long', { max: 160 }),
    about: group('What the message is about', 'Above the contact form, when a page led there', {
      label: filled('The line', 'name'),
      drop: phrase('Button that leaves it out'),
      quotation: filled('First sentence: a quotation', 'name'),
      demo: filled('First sentence: a demonstration', 'name'),
      question: filled('First sentence: a question', 'name'),
    }),
    /** Spec 7. */
    after: group('After the button was pressed', 'Below both forms', {
      opened: prose('Gmail is open', { max: 260 }),
      blocked: prose('The browser blocked the new tab', { max: 260 }),
      offline: prose('There is no connection', { max: 260 }),
      again: phrase('Button that opens Gmail again'),
      copy: phrase('Button that copies the text'),
      copied: phrase('After copying', 120),
      copyFailed: phrase('When copying is not allowed', 160),
      copyText: phrase('Name of the text to copy'),
    }),
    withoutScript: prose('Without JavaScript', { max: 200 }),
  }),
  calculator: group('Budget calculator', 'On its own page and on Digital marketing', {
    label: phrase('Its name, read aloud'),
    base: phrase('Heading of the packages'),
    none: phrase('Choice without a package'),
    addOns: phrase('Heading of the page handling'),
    posts: phrase('Label of the number of posts'),
    postsHint: phrase('Hint below the number of posts', 160),
    total: z.literal('Estimated Monthly Total: LKR').meta({ label: 'Sum' }),
    breakdown: phrase('Heading of the items'),
    nothing: phrase('While nothing is chosen', 160),
    example: filled('Button that selects the example', 'name', 'n'),
    request: phrase('Link to the contact form'),
    included: filled('Remark on a package with both pages', 'name'),
    postsLine: filled('Item: posts', 'n', 'rate'),
    onePostLine: filled('Item: one post', 'rate'),
    postRates: phrase('Heading of the rates per post'),
    postsFrom: filled('Rate: smallest number of posts', 'n'),
    more: phrase('Button +, read aloud'),
    fewer: phrase('Button −, read aloud'),
    errors: group('Mistakes', 'Below the number of posts', {
      notNumber: phrase('No number', 160),
      negative: phrase('Below 0', 160),
      fraction: phrase('No whole number', 160),
      tooMany: filled('Too many', 'max'),
    }),
    withoutScript: prose('Without JavaScript', { max: 260 }),
  }),
  rates: group('Price table beside the calculator’s rates', 'In the price book', {
    item: phrase('Column: item'),
    listed: phrase('Column: price list'),
    calculated: phrase('Column: calculator'),
    difference: phrase('Column: difference'),
    none: phrase('Where there is no difference'),
    or: phrase('Between two prices'),
    groups: group('Headings in the table', 'Above the rows of a kind', {
      packages: phrase('Packages'),
      pages: phrase('Page handling'),
      posts: phrase('Posts'),
    }),
  }),
  retry: group('When a part did not load', 'Notice over the page', {
    ...notice,
    button: phrase('Button that tries again'),
    dismiss: phrase('Button that closes it'),
  }),
  fault: group('When a part has stopped working', 'Notice over the page', notice),
  offline: group('Without a connection', 'Notice over the page', notice),
});
export type InterfaceWords = z.infer<typeof interfaceWords>;
