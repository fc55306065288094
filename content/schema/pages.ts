import { z } from 'zod';
import {
  action,
  artefact,
  callToAction,
  figures,
  findings,
  fragment,
  heading,
  hero,
  icon,
  line,
  page,
  phoneImage,
  picture,
  point,
  price,
  prose,
  resultBars,
  route,
  rows,
  sample,
  template,
  term,
  terms,
  time,
} from './fields';

const heroImage = picture('Page picture: social card and, on some pages, opening', {
  minWidth: 1920,
  minHeight: 800,
  decorative: true,
});
/** Short name for breadcrumbs and menus. */
const name = line('Name in menus', { max: 40 });
/** What an enquiry from the page says that it is about: `I have a question about {subject}.` */
const subject = line('What an enquiry from this page is about', {
  max: 60,
  hint: 'Ends the sentence “I have a question about …”. Without it the name of the page stands there',
}).optional();
const common = { ...page, name, subject, hero, heroImage };
/** Link of an entry to the contact form, which then names the entry. */
const ask = line('Link that asks about it', { max: 40 });
const points = (min: number, max: number) => z.strictObject({ ...heading, items: z.array(point).min(min).max(max) });
const pointsWithArtefact = (min: number, max: number) => points(min, max).extend({ artefact: artefact.optional() });

const home = z.strictObject({
  ...page,
  name,
  hero: z.strictObject({
    lead: prose('Opening paragraph', { min: 60, max: 260 }),
    action,
    tryOut: action,
    film: line('What the film shows', { min: 20, max: 160 }),
  }),
  services: z.strictObject({
    ...heading,
    further: z.array(action).min(1).max(4).meta({ label: 'Links to further services' }),
    tiles: rows({
      to: route(),
      title: line('Title', { max: 40 }),
      text: line('Text', { max: 140 }),
      picture: picture('Background', { decorative: true }),
      columns: z.number().int().min(1).max(2),
      rows: z.number().int().min(1).max(2),
    }).length(6),
  }),
  customers: z.strictObject({
    ...heading,
    logos: line('Name of the logo strip', { max: 60 }),
    trades: action,
    voices: line('Name of the carousel', { max: 60 }),
    all: action,
    projects: line('Words before the links to projects', { max: 60 }),
    checks: z
      .strictObject({ text: line('Words', { max: 100 }), href: route() })
      .meta({ label: 'What visitors can check themselves' }),
  }),
  products: z.strictObject({ ...heading, all: action }),
  aiAgents: z.strictObject({
    ...heading,
    offerings: z.array(point.pick({ title: true, text: true })).length(4),
    closing: line('Sentence above the button', { max: 120 }),
    action,
    picture: picture('Four scenes side by side, one above each offering', {
      minWidth: 1920,
      minHeight: 500,
      decorative: true,
    }),
    scene: picture('Picture beside the button', { decorative: true }),
  }),
});

const statement = z.strictObject({ title: line('Heading', { max: 40 }), text: prose('Text', { max: 320 }) });

const about = z.strictObject({
  ...common,
  phoneImage,
  story: z.strictObject({
    ...heading,
    events: rows({
      when: line('When', { max: 30 }),
      title: line('Title', { max: 60 }),
      text: prose('Text', { min: 20, max: 320 }),
      sample,
    })
      .min(3)
      .max(6),
  }),
  vision: statement,
  mission: statement,
  values: pointsWithArtefact(4, 6),
  message: z.strictObject({
    title: line('Heading', { max: 60 }),
    person: z.string().meta({ label: 'Signed by', widget: 'person' }),
    paragraphs: z
      .array(prose('Paragraph', { max: 600 }))
      .min(2)
      .max(4),
    action,
  }),
  team: z.strictObject(heading),
  callToAction,
});

const services = z.strictObject({
  ...common,
  phoneImage,
  cards: z.strictObject({
    ...heading,
    items: rows({
      name: line('Name', { max: 40 }),
      topic: line('Topic', { max: 60 }),
      description: prose('Description', { min: 60, max: 260 }),
      picture: picture('Picture', { decorative: true }),
      href: route('Page of the subject'),
      more: line('Words of a second link to that page', { max: 32 }).optional(),
    }).length(8),
  }),
  working: pointsWithArtefact(3, 4),
  prices: z.strictObject(heading),
  quotations: z.strictObject({ ...heading, items: z.array(artefact).length(3) }),
  alternatives: z.strictObject({
    ...heading,
    columns: z.strictObject({
      name: line('Column heading: way', { max: 30 }),
      cost: line('Column heading: cost', { max: 30 }),
      wins: line('Column heading: better when', { max: 30 }),
      loses: line('Column heading: worse when', { max: 30 }),
    }),
    items: rows({
      name: line('Way', { max: 40 }),
      cost: prose('Cost', { max: 160 }),
      wins: prose('Better when', { max: 200 }),
      loses: prose('Worse when', { max: 200 }),
      sample,
    }).length(4),
  }),
  more: z.strictObject({
    title: heading.title,
    links: rows({
      name: line('Name', { max: 40 }),
      text: line('Line below it', { max: 60 }),
      href: route(),
      picture: picture('Picture', { decorative: true }),
    }).length(4),
  }),
  callToAction,
});

const serviceGroups = rows({
  title: line('Heading', { max: 60 }),
  items: rows({
    name: line('Name', { max: 40 }),
    text: line('Text', { max: 140 }),
    href: route(),
    price: line('Price', { max: 30, hint: 'Only where the page has no first step with a fixed price' }).optional(),
    takes: line('What it is the price of', { max: 20, hint: 'Such as a month' }).optional(),
  }).min(1),
}).min(1);

const servicesGrid = z.strictObject({ ...common, groups: serviceGroups, callToAction });

const label = (about: string) => line(about, { max: 40 });

const productGrid = z.strictObject({
  ...common,
  columns: z
    .strictObject({
      product: label('Product'),
      price: label('Price'),
      setUp: label('Set-up'),
      firstYear: label('First year'),
      offline: label('Works offline'),
    })
    .meta({ label: 'Columns of the comparison' }),
  fit: z
    .strictObject({ ...heading, chooseIf: label('Choose it if'), notIf: label('Not if') })
    .meta({ label: 'Which one fits' }),
  callToAction,
});

const products = z.strictObject({
  ...common,
  labels: z.strictObject({
    least: line('Above the prices of all products', { max: 30 }),
    both: line('What opens both on phones', { max: 40 }),
    features: line('Heading of the features', { max: 40 }),
    users: line('Heading of the users', { max: 40 }),
  }),
  shared: pointsWithArtefact(3, 6),
  callToAction,
});

const contact = z.strictObject({
  ...common,
  form: z.strictObject({
    title: z.literal('Write to Us'),
    lead: prose('Text', { max: 260 }),
    reader: z.strictObject({
      person: z.string().meta({ label: 'Who reads it', widget: 'person' }),
      text: line('Words beside the portrait', { max: 90 }),
      sample,
    }),
  }),
  direct: z.strictObject({ title: z.literal('Direct Contact'), lead: prose('Text', { max: 260 }) }),
  next: z.strictObject({
    ...heading,
    picture: picture('Picture', { minWidth: 1600, minHeight: 1000, decorative: true }),
    items: z.array(point.extend({ link: action.optional() })).length(3),
  }),
});

const careers = z.strictObject({
  ...common,
  phoneImage,
  life: pointsWithArtefact(3, 5),
  profile: z.strictObject({
    ...heading,
    items: z
      .array(line('Point', { max: 140 }))
      .min(3)
      .max(8),
    artefact,
  }),
  terms,
  hiring: points(3, 5),
  form: z.strictObject({ title: line('Heading', { max: 60 }), lead: prose('Text', { max: 320 }) }),
});

const industries = z.strictObject({
  ...common,
  phoneImage,
  areas: z.strictObject({
    ...heading,
    items: rows({
      title: line('Title', { max: 50 }),
      text: prose('Text', { min: 20, max: 200 }),
      href: route(),
    }).length(6),
  }),
  sectors: z.strictObject({
    ...heading,
    items: rows({
      name: line('Sector', { max: 50 }),
      ask,
      text: prose('Text', { min: 40, max: 260 }),
      client: line('Client whose result is shown', { max: 60 }).optional(),
      result: figures.extend({ href: route(), sample }).optional().meta({ label: 'A result without a client' }),
      fragment,
      offerings: rows({
        title: line('Title', { max: 60 }),
        text: line('Text', { max: 160 }),
        href: route().optional(),
        priced: route().optional().meta({ label: 'Page with its price', hint: 'If the linked page has none' }),
      }).length(3),
    }).length(6),
    open: line('What opens the offerings on phones', { max: 40 }),
  }),
  market: z.strictObject({ title: line('Heading', { max: 60 }), statement: prose('Statement', { max: 320 }) }),
  callToAction,
});

const exchange = z.strictObject({
  ask: line('What somebody asks', { max: 140 }),
  answer: prose('What the agent does', { max: 320 }),
  fragment: fragment.optional(),
});

const aiServices = z.strictObject({
  ...common,
  offerings: z.strictObject({
    ...heading,
    items: rows({
      title: line('Title', { max: 50 }),
      ask,
      text: prose('Text', { min: 60, max: 400 }),
      tasks: z
        .array(line('Task', { max: 110 }))
        .min(3)
        .max(5),
      opening: exchange.optional().meta({ label: 'Conversation at the top of the page' }),
      example: exchange.meta({ label: 'Conversation beside the text' }),
    }).length(4),
  }),
  safeguards: z.strictObject({
    ...heading,
    client: line('Client', { max: 60 }),
    groups: rows({
      count: z.int().min(1).max(400).meta({ label: 'Cases' }),
      label: line('What became of them', { max: 40 }),
      text: prose('Text', { max: 320 }),
    })
      .length(3)
      .meta({ label: 'Cases, those that went wrong last' }),
    items: z.array(point).length(3),
    link: line('Words of the link to the safeguards of AI agents', { max: 60 }),
    sample,
  }),
  callToAction,
});

const tutoring = z.strictObject({
  ...common,
  timetable: z.strictObject({
    title: line('Heading', { max: 60 }),
    days: rows({
      day: line('Day', { max: 12 }),
      lessons: rows({
        time: time(),
        level: z.enum(['O/L', 'A/L']),
        group: line('Group', { max: 20 }),
        topic: line('Topic', { max: 40 }),
      })
        .min(1)
        .max(3),
    }).length(5),
    sample,
  }),
  levels: z.strictObject({
    ...heading,
    items: rows({
      name: line('Level', { max: 40 }),
      subject: line('Subject', { max: 80 }),
      text: prose('Text', { max: 320 }),
      example: artefact.meta({ label: 'A question from a lesson' }),
      topics: z
        .array(line('Topic', { max: 80 }))
        .min(4)
        .max(9),
    }).length(2),
    open: template('number').meta({ label: 'What opens the topics on phones; {number} is how many' }),
  }),
  terms: terms.extend({
    price: term.omit({ text: true }).extend({
      rates: rows({ amount: line('Amount', { max: 20 }), unit: line('For whom', { max: 20 }) })
        .min(1)
        .max(3),
      note: prose('Note', { max: 160 }),
    }),
  }),
  lessons: pointsWithArtefact(3, 6),
  results: resultBars,
  steps: points(3, 4).extend({ picture: picture('Picture', { minWidth: 1200, minHeight: 900, decorative: true }) }),
  callToAction,
});

const digitalMarketing = z.strictObject({
  ...common,
  artefact,
  packages: z.strictObject({
    ...heading,
    from: template('price').meta({ label: 'Price in the opening' }),
    unit: line('Unit below a price', { max: 30 }),
    action: line('Button of each package', { max: 30 }),
    request: template('name', 'price'),
  }),
  included: pointsWithArtefact(3, 8),
  results: resultBars,
  prices: z.strictObject(heading),
  pages: z.strictObject({
    ...heading,
    name: line('Column heading: name', { max: 30 }),
    price: line('Column heading: price', { max: 30 }),
  }),
  posts: z.strictObject({
    ...heading,
    quantity: line('Column heading: quantity', { max: 30 }),
    price: line('Column heading: price', { max: 30 }),
  }),
  video: z.strictObject({
    ...heading,
    unit: line('Column heading: kind', { max: 30 }),
    price: line('Column heading: price', { max: 30 }),
  }),
  calculator: z.strictObject(heading),
  work: points(3, 4),
  callToAction,
});

const budgetCalculator = z.strictObject({
  ...common,
  calculator: z.strictObject(heading),
  rates: z.strictObject({ ...heading, open: line('Words that open the tables', { max: 40 }) }),
  callToAction,
});

const webApplications = z.strictObject({
  ...common,
  kinds: z.strictObject({
    ...heading,
    items: rows({
      need: line('Problem it solves', { min: 20, max: 110 }),
      title: line('Title', { max: 50 }),
      ask,
      text: prose('Text', { min: 40, max: 260 }),
      example: line('Example, with its weeks and price', { max: 180 }),
      fragment,
    })
      .min(5)
      .max(7),
  }),
  choose: pointsWithArtefact(3, 4),
  callToAction,
});

const testimonialsPage = z.strictObject({
  ...common,
  phoneImage,
  labels: z.strictObject({
    before: line('Before', { max: 30 }),
    after: line('After', { max: 30 }),
    took: line('How long it took', { max: 30 }),
    wrong: template('week').meta({ label: 'What went wrong; {week} is the number of the week' }),
  }),
  refused: line('Heading of what was refused', { max: 60 }),
  checks: findings,
  callToAction,
});

const uiDesigning = z.strictObject({
  ...common,
  deliverables: pointsWithArtefact(3, 6),
  draft: z.strictObject({
    ...heading,
    stages: z.strictObject({
      notes: line('Name of the notes', { max: 20 }),
      flow: line('Name of the flow', { max: 20 }),
      wireframe: line('Name of the wireframe', { max: 20 }),
      type: line('Name of the screen in type', { max: 20 }),
      colour: line('Name of the finished screen', { max: 20 }),
    }),
    notes: z.array(line('What somebody said', { max: 110 })).length(4),
    flow: z.array(line('Step', { max: 40 })).length(5),
    screen: z.strictObject({
      name: line('What it is', { max: 60 }),
      brand: line('Name of the business', { max: 30 }),
      head: line('Heading', { max: 50 }),
      days: z.array(line('Day', { max: 10 })).length(5),
      people: rows({
        name: line('Name', { max: 30 }),
        field: line('Field', { max: 30 }),
        icon,
        times: rows({ time: line('Time', { max: 5 }), taken: z.boolean().optional() }).length(4),
      }).length(3),
      choice: z.strictObject({
        title: line('Heading of the choice', { max: 40 }),
        rows: z.array(line('Row', { max: 50 })).length(4),
        button: line('Button', { max: 30 }),
      }),
    }),
    sample,
  }),
  test: z.strictObject({
    ...heading,
    before: artefact.meta({ label: 'Screen before' }),
    after: artefact.meta({ label: 'Screen after' }),
    counts: z.array(figures).length(2).meta({ label: 'How many managed, before and after' }),
    client: line('Client', { max: 60 }),
    people: line('Who did it', { max: 60 }),
  }),
  tools: z.strictObject({
    ...heading,
    items: rows({
      name: line('Tool', { max: 40 }),
      text: line('Text', { max: 140 }),
      logo: z.string().optional(),
      mark: line('Letters instead of a logo', { max: 2 }).optional(),
    }).length(4),
  }),
  process: z.strictObject({ ...heading, steps: z.array(point).length(4), sample }),
  price,
  callToAction,
});

const websiteDevelopment = z.strictObject({ ...common, groups: serviceGroups });

const notFound = z.strictObject({
  meta: z.strictObject({ title: line('Title', { max: 47 }), description: line('Description', { min: 30, max: 160 }) }),
  title: z.literal('Oops! Page not found.'),
  text: prose('Text', { max: 200 }),
  action: z.strictObject({ label: z.literal('Go Back to Home'), href: z.literal('/') }),
  suggestions: z.strictObject({ title: line('Heading', { max: 60 }), links: z.array(action).min(2).max(5) }),
});

/** Page files by their name in content/pages. */
export const pages = {
  home,
  about,
  services,
  'services-grid': servicesGrid,
  'product-grid': productGrid,
  products,
  contact,
  careers,
  industries,
  'ai-services': aiServices,
  tutoring,
  'digital-marketing': digitalMarketing,
  BudgetCalculator: budgetCalculator,
  'web-applications': webApplications,
  testimonials: testimonialsPage,
  'ui-designing': uiDesigning,
  'website-development': websiteDevelopment,
  'not-found': notFound,
} as const;

export type PageName = keyof typeof pages;
export type Page<N extends PageName> = z.infer<(typeof pages)[N]>;
