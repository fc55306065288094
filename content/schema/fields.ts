import { z } from 'zod';
import { asks } from '@/lib/contact';

/** What the editor's form shows beside a field; read back with `schema.meta()`. */
export type FieldMeta = {
  label: string;
  hint?: string;
  /** Widget for the editor's form where the type alone does not tell. */
  widget?: 'picture' | 'route' | 'longText' | 'icon' | 'person' | 'page' | 'hidden';
  /** Shown and set by the editor itself. */
  readOnly?: boolean;
  /** Smallest picture master that stays sharp, in pixels. */
  minWidth?: number;
  minHeight?: number;
  /** A wider picture is cut to these proportions; the form asks for the part that is shown. */
  cropped?: boolean;
};

interface TextOptions {
  min?: number;
  max: number;
  hint?: string;
}

const oneLine = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\n]*$/, 'must be on one line');

/** Text on one line. Lengths are in characters and include spaces. */
export const line = (label: string, { min = 1, max, hint }: TextOptions) =>
  oneLine(min, max).meta({ label, hint } satisfies FieldMeta);

/** A paragraph or more of running text. Lengths are in characters. */
export const prose = (label: string, { min = 1, max, hint }: TextOptions) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .meta({ label, hint, widget: 'longText' } satisfies FieldMeta);

/** A list of entries with these fields. */
export const rows = <T extends z.core.$ZodLooseShape>(fields: T) => z.array(z.strictObject(fields));

/** Words on one line, labelled with their name in the file. Lengths are in characters. */
export const words = (max = 80) => oneLine(1, max);

/** Words with places to fill in, such as `Go to testimonial {n}`. */
export const template = (...places: string[]) =>
  words(160).refine((text) => places.every((place) => text.includes(`{${place}}`)), {
    message: `must contain ${places.map((place) => `{${place}}`).join(' and ')}`,
  });

/** A time of day, labelled with its name in the file unless a label is given. */
export const time = (label?: string) =>
  z.iso
    .time({ precision: -1, error: 'must be a time of day from 00:00 to 23:59, such as 09:00' })
    .meta({ label, hint: 'Such as 09:00' });

/** Address of a page of this site, such as `/contact` or `/products#nexbill`. Checked against the route list. */
export const route = (label = 'Page') =>
  z
    .string()
    .regex(/^(\/[A-Za-z0-9-]*)?(#[a-z0-9-]+)?$/, 'must be a page address such as /contact')
    .meta({ label, widget: 'route', hint: 'A page of this site, such as /contact' } satisfies FieldMeta);

/** Full web address of another site. */
export const outsideUrl = (label: string) =>
  z.url({ protocol: /^https$/ }).meta({ label, hint: 'Starts with https://' } satisfies FieldMeta);

/** Marks a value that is made up and must be replaced before launch. */
export const sample = z
  .boolean()
  .optional()
  .meta({ label: 'Sample', hint: 'On while this is made-up content; the launch check lists it' });

/** A fact that the company has to supply; `sample: true` says that it has not yet. */
export const fact = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, sample }).meta({ label: value.meta()?.label });

/** A picture master below content/media/pictures with its alternative text, which is empty if it only decorates. */
export const picture = (label: string, { minWidth = 800, minHeight = 500, decorative = false, cropped = false } = {}) =>
  z
    .strictObject({
      src: z
        .string()
        .regex(
          /^[a-z0-9/-]+\.(png|jpe?g|webp|avif|heic|svg)$/,
          'must be a picture of this site, such as team/nimal-perera.webp',
        )
        .meta({ label: 'File', widget: 'picture', minWidth, minHeight, cropped } satisfies FieldMeta),
      alt: z
        .string()
        .min(decorative ? 0 : 3)
        .max(160)
        .meta({
          label: 'Text for people who cannot see the picture',
          hint: decorative ? 'Leave empty: this picture only decorates' : 'Say what it shows',
        }),
    })
    .meta({ label });

/** Name of a line drawing in content/media/pictures/icons. */
export const icon = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be the name of a line drawing, such as check')
  .meta({ label: 'Icon', widget: 'icon' } satisfies FieldMeta);

/** A link that looks like a button or a text link. */
export const action = z
  .strictObject({
    label: line('Words', { max: 32 }),
    href: route(),
    about: route('Asks about').optional().meta({
      label: 'Asks about',
      widget: 'route',
      hint: 'For a link to /contact, when it is about another page than its own',
    }),
    ask: z
      .enum(asks)
      .optional()
      .meta({ label: 'Asks for', hint: 'For a link to /contact, when it is not what the page asks for elsewhere' }),
  })
  .meta({ label: 'Link' });

/** The earliest time zone, in hours ahead of UTC. */
const maxHoursAhead = 14;

/** A day that has begun somewhere in the world. */
const pastDay = (meta: FieldMeta) =>
  z.iso
    .date()
    .refine((day) => Date.parse(day) <= Date.now() + maxHoursAhead * 3600 * 1000, 'a day that is not in the future')
    .meta(meta);

/** Day of the last real change to a page's words; feeds the sitemap. */
export const updated = pastDay({ label: 'Last changed', readOnly: true, hint: 'Set by saving' });

/** What search engines and social cards show. The brand is added to the title by the site. */
const meta = z
  .strictObject({
    title: line('Title in search results', { min: 3, max: 47, hint: 'The company name is added' }),
    description: line('Description in search results', { min: 70, max: 160 }),
  })
  .meta({ label: 'Search results' });

/** Opening of a page: headline, paragraph and up to two links. */
export const hero = z
  .strictObject({
    title: line('Headline', { min: 4, max: 70 }),
    lead: prose('Opening paragraph', { min: 40, max: 320 }),
    actions: z.array(action).max(2).default([]).meta({ label: 'Buttons' }),
  })
  .meta({ label: 'Opening' });

/** Heading of a section with an optional paragraph below it. */
export const heading = {
  title: line('Heading', { min: 3, max: 80 }),
  lead: prose('Paragraph below the heading', { max: 320 }).optional(),
};

/** A title with a short text, such as a numbered step. */
export const point = z.strictObject({
  title: line('Title', { max: 60 }),
  text: prose('Text', { min: 20, max: 320 }),
  sample,
});

/** All parts of a document, of which a section shows a page or a summary. */
export const wholeDocument = z.strictObject({
  label: line('Words that open it', { max: 50 }),
  parts: rows({
    title: line('Heading', { max: 50 }),
    points: z
      .array(line('Sentence', { max: 160 }))
      .min(1)
      .max(6)
      .meta({ label: 'Sentences' }),
  })
    .min(3)
    .max(12),
});
export type WholeDocument = z.infer<typeof wholeDocument>;

/** A fact, such as a fee; a sample until the company has supplied it. */
export const term = z.strictObject({ term: line('What', { max: 40 }), text: prose('Text', { max: 260 }), sample });

/** Figures or answers in large type. */
export const findings = z.strictObject({
  ...heading,
  items: z
    .array(
      z.strictObject({
        figure: line('Figure or answer', { max: 8 }),
        name: line('What it is about', { max: 80 }),
        text: prose('How it was found, or can be checked', { max: 160 }),
      }),
    )
    .min(3)
    .max(6),
  notes: z.array(term).min(2).max(3).optional().meta({ label: 'What else is told of the work' }),
  sample,
});
export type Findings = z.infer<typeof findings>;

/** A drawing as SVG, in a post or on a phone. */
const drawing = z
  .string()
  .regex(/^drawings\/[a-z0-9-]+\.svg$/, 'must name a drawing such as drawings/lunch-packs.svg')
  .optional()
  .meta({ label: 'Picture', hint: 'An SVG drawing', widget: 'picture', minWidth: 0, minHeight: 0 } satisfies FieldMeta);

/** What phones show of a hero instead of its wide picture. */
export const phoneImage = picture('Opening on phones', { minWidth: 1200, minHeight: 900, decorative: true });

/** A piece of our work, such as a page of a scope or an alarm log, which illustrates a section. */
export const artefact = z
  .strictObject({
    form: z
      .enum([
        'document',
        'quotation',
        'log',
        'note',
        'mail',
        'screen',
        'posts',
        'review',
        'board',
        'planner',
        'stickies',
        'tree',
      ])
      .meta({
        label: 'Form',
        hint: 'document: clauses of a page; quotation: parts with their prices; log: lines with a time or a case and its outcome; note: a short message; mail: an email; screen: a phone; posts: posts side by side; review: lines of code after − or +, and remarks; board: lines on a school board; planner: times or dates in a planner; stickies: notes on a wall; tree: folders and what is in each',
      }),
    name: line('What it is', { max: 50 }),
    head: line('Heading inside it', { max: 80 }),
    brand: z
      .enum(['indigo', 'plum'])
      .optional()
      .meta({ label: 'Colour of the app', hint: 'Of a phone, whose app is teal otherwise' }),
    drawing,
    rows: z
      .array(
        z
          .strictObject({
            label: line('Clause, time or case', { max: 40 }),
            text: line('Text', { max: 140 }),
            mark: line('Outcome', { max: 24 }).optional(),
            drawing,
            button: z.boolean().optional().meta({ label: 'On a phone the outcome is a button' }),
            wrong: z.boolean().optional().meta({ label: 'The outcome is a failure or needs a person' }),
            bars: z.number().positive().optional().meta({
              label: 'Show as bars the numbers that the text and the outcome end with',
              hint: 'The number of a full bar, such as 100',
            }),
          })
          .refine(({ button, mark }) => !button || mark, {
            path: ['button'],
            message: 'only where there is an outcome',
          })
          .refine(({ mark = '', bars }) => !bars || /\d$/.test(mark), {
            path: ['bars'],
            message: 'only where the outcome ends with a number',
          }),
      )
      .min(2)
      .max(6),
    sample,
  })
  .meta({ label: 'Piece of our work' });
export type Artefact = z.infer<typeof artefact>;

/** A part of an application, such as a rota, which replaces a picture. */
export const fragment = z
  .strictObject({
    form: z.enum(['sum', 'cells', 'seats', 'board', 'steps', 'bars', 'line']).meta({
      label: 'Form',
      hint: 'sum: lines that add up to the last; cells: a row of days and what each person has on them; seats: tables or places; board: columns of cards; steps: where something stands; bars: figures from 0 to 100; line: readings in the first row, their limit in the second',
    }),
    name: line('What it is', { max: 50 }),
    head: line('Heading inside it', { max: 60 }),
    rows: rows({
      label: line('Name', { max: 40 }),
      values: z
        .array(line('Value', { max: 40, hint: 'A dash (–) for none' }))
        .min(1)
        .max(12),
      mark: line('The value that stands out', { max: 40 }).optional(),
    })
      .min(2)
      .max(8),
    sample,
  })
  .meta({ label: 'Part of an application' });
export type Fragment = z.infer<typeof fragment>;

const fixedPrice = {
  name: line('Name', { max: 40 }),
  takes: line('How long it takes', { max: 20, hint: 'Such as two weeks' }),
  lkr: z.number().int().min(10_000).max(10_000_000).meta({ label: 'Price in LKR', hint: 'A whole number' }),
  gbp: z.number().int().min(25).max(50_000).meta({ label: 'Price in GBP', hint: 'A whole number' }),
  sample,
};

const parts = (label: string) =>
  z.number().int().min(1).max(20).meta({ label, hint: 'A whole number of weeks or screens' });

/** What a service costs: its typical size, what the price depends on, and the first part at a fixed price. */
export const price = z
  .strictObject({
    typical: z
      .strictObject({
        lkr: line('In LKR', { max: 20, hint: 'Such as 3–4 million' }),
        gbp: line('In GBP', { max: 20, hint: 'Such as 7,500–10,000' }),
      })
      .meta({ label: 'Price of a typical project' }),
    size: prose('What a typical project is', { min: 20, max: 200 }),
    decides: prose('What decides the price', { min: 20, max: 220 }),
    sample,
    layout: z.enum(['figure', 'sheet', 'document']).meta({
      label: 'Layout',
      hint: 'figure: the price in large type; sheet: all in one table; document: the quotation that the client receives',
    }),
    tone: z.enum(['paper', 'paper-2', 'amber', 'ink']).meta({ label: 'Ground' }),
    parts: z
      .strictObject({ first: parts('First part'), least: parts('Whole, at least'), most: parts('Whole, at most') })
      .optional()
      .meta({
        label: 'The weeks or screens of the first part among those of the whole',
        hint: 'For the layout “figure”',
      }),
    offer: z
      .strictObject({
        ...fixedPrice,
        receive: line('What the client receives', { min: 20, max: 140 }),
        situation: line('Situation', { min: 15, max: 60, hint: 'What the visitor would say, on the services page' }),
        cheaper: line('What costs less', { min: 20, max: 110, hint: 'When another way is the better buy' }),
      })
      .meta({ label: 'First part at a fixed price' }),
    more: z
      .strictObject({
        title: heading.title,
        items: rows({ ...fixedPrice, text: prose('What the client receives', { min: 20, max: 200 }) })
          .min(2)
          .max(5)
          .meta({ label: 'Parts' }),
      })
      .optional()
      .meta({ label: 'What else can be ordered' }),
  })
  .meta({ label: 'Size and price' });
export type Price = z.infer<typeof price>;

/** A result in large type, such as “14 to 6 minutes at the counter”. */
export const figures = z.strictObject({
  figure: line('Figures', { max: 16, hint: 'In large type, such as 14 to 6' }),
  unit: line('Their unit', { max: 24, hint: 'Such as: minutes at the counter' }),
  sentence: line('The same in words', { max: 44, hint: 'In the hero of a service' }).optional(),
});

/** What was counted at one client, bar by bar. */
export const resultBars = z.strictObject({
  ...heading,
  client: line('Client', { max: 60 }).optional(),
  layout: z.enum(['rows', 'columns']).meta({ label: 'Direction of the bars' }),
  unit: line('What a bar counts', { max: 80 }),
  most: z.int().min(1).max(10_000).meta({ label: 'Value of the longest possible bar' }),
  rows: rows({
    label: line('Name', { max: 50 }),
    value: z.int().min(0).max(10_000).meta({ label: 'Value' }),
    stressed: z.boolean().optional().meta({ label: 'In amber' }),
  })
    .min(4)
    .max(12)
    .meta({ label: 'Bars' }),
  text: prose('What followed from it', { max: 320 }),
  sample,
});
export type ResultBars = z.infer<typeof resultBars>;

/** Several facts under one heading. */
export const terms = z.strictObject({
  ...heading,
  items: z
    .array(
      term.extend({
        link: action.optional(),
        stressed: z.boolean().optional().meta({ label: 'On amber, with a button' }),
        person: z.string().optional().meta({ label: 'Portrait beside the text', widget: 'person' }),
      }),
    )
    .min(3)
    .max(6),
});

/** Closing of a page with one link and what it leads to. Neighbouring pages of the pager differ in it and in its layout. */
export const callToAction = z
  .strictObject({
    title: line('Headline', { min: 8, max: 80 }),
    text: prose('Text', { min: 20, max: 260 }),
    action,
    picture: picture('Picture', { minWidth: 1080, minHeight: 608, decorative: true }).optional(),
    tone: z.enum(['ink', 'teal', 'amber']).default('ink').meta({ label: 'Ground' }),
    layout: z.enum(['plain', 'split', 'frame', 'band', 'foot']).meta({
      label: 'Layout',
      hint: 'plain: words alone, as on a new page; split: picture on the left half; frame: a picture in a frame at the right; band: a strip above the words; foot: a strip below them',
    }),
  })
  .refine(({ picture: image, layout }) => Boolean(image) === (layout !== 'plain'), {
    path: ['layout'],
    message: 'plain without a picture, the others with one',
  })
  .meta({ label: 'Closing call' });
export type CallToActionContent = z.infer<typeof callToAction>;

/** Who in the company has confirmed the words of a page, and when. Absent until then. */
const confirmed = z
  .strictObject({
    by: line('Confirmed by', { max: 60 }),
    on: pastDay({ label: 'Confirmed on', hint: 'Year-month-day' }),
    /** Hash of the confirmed words. */
    words: z.string().optional().meta({ label: 'Words confirmed', widget: 'hidden', hint: 'Set by saving' }),
  })
  .optional()
  .meta({
    label: 'Confirmed',
    hint: 'Fill in when everything that this page says is true. Words changed after that have to be confirmed again',
  });

/** What every page file has. */
export const page = { updated, confirmed, meta };
