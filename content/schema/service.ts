import { z } from 'zod';
import { weeksOf } from '@/lib/weeks';
import {
  artefact,
  callToAction,
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
  sample,
  term,
  time,
  wholeDocument,
} from './fields';

const featureGroup = z.strictObject({
  ...heading,
  /** How the group is laid out; neighbouring groups never share a layout. */
  layout: z.enum(['mosaic', 'ledger', 'columns', 'spotlight', 'sheet']).meta({
    label: 'Layout',
    hint: 'mosaic: tiles of different size; ledger: a ruled list; columns: columns, below a piece of our work if there is one; spotlight: one large, the rest small; sheet: a plain list beside a piece of our work',
  }),
  picture: picture('People side by side, one above each feature', {
    minWidth: 1600,
    minHeight: 660,
    decorative: true,
  }).optional(),
  tone: z.enum(['paper', 'paper-2', 'ink']).default('paper-2').meta({ label: 'Ground' }),
  artefact: artefact.optional(),
  items: z
    .array(
      point.extend({
        fragment: fragment.optional(),
        answer: line('An example of what comes of it, or how long it takes', { max: 32 }).optional(),
      }),
    )
    .min(3)
    .max(8)
    .meta({ label: 'Features' }),
});

/** How many of ten cases. */
const share = (label: string) => z.int().min(0).max(10).default(0).meta({ label });

/** Events of one day at their times on a scale, each with the feature that it shows. */
const events = z
  .strictObject({
    ...heading,
    client: line('Client', { max: 60 }).optional(),
    name: line('What the scale shows', { max: 80 }),
    from: time('Where the scale begins'),
    to: time('Where the scale ends'),
    readings: z
      .strictObject({
        unit: line('Unit', { max: 6 }),
        limit: z.number().meta({ label: 'Limit' }),
        values: z
          .array(z.number())
          .min(6)
          .max(40)
          .refine((values) => new Set(values).size > 1, 'at least two different readings')
          .meta({ label: 'Readings at equal intervals' }),
      })
      .optional()
      .meta({ label: 'Readings above the scale', hint: 'Without them the scale shows how long each event took' }),
    items: z
      .array(
        point.extend({
          at: time('Time'),
          event: line('What happened', { max: 90 }),
          mark: line('Outcome', { max: 24 }).optional(),
          wrong: z.boolean().optional().meta({ label: 'The outcome is a failure or needs a person' }),
        }),
      )
      .min(4)
      .max(5)
      .meta({ label: 'Events' }),
    people: line('Who did it', { max: 60 }).optional(),
    refused: term.optional().meta({ label: 'What was refused' }),
    sample,
  })
  .refine(
    ({ from, to, items }) =>
      from < to &&
      to >= (items.at(-1)?.at ?? to) &&
      [from, ...items.map(({ at }) => at)].every((at, i, all) => i === 0 || at > (all[i - 1] ?? '')),
    { path: ['items'], message: 'times in order, from the beginning of the scale to its end' },
  )
  .meta({ label: 'Events of one day' });
export type Events = z.infer<typeof events>;

const technology = z.strictObject({
  name: line('Name', { max: 30 }),
  logo: z
    .string()
    .regex(/^[a-z0-9]+$/, 'must be a name in lower-case letters, such as nextdotjs')
    .optional()
    .meta({ label: 'Logo', hint: 'Its name at simpleicons.org in lower-case letters, such as nextdotjs' }),
  icon: icon.optional(),
});

const question = z.strictObject({
  question: line('Question', { min: 10, max: 120 }),
  answer: prose('Answer', { min: 40, max: 700 }),
});

/** A check that every step of the layout named `key` has this key, and no step of another layout. */
const onlyIn = <K extends string>(key: K, what: string) =>
  z.refine<{ layout: string; steps: { [name in K]?: unknown }[] }>(
    ({ layout, steps }) => steps.every((step) => Boolean(step[key]) === (layout === key)),
    { path: ['steps'], message: `steps with ${what} for the layout “${key}”, and for no other` },
  );

/** The parts of a service page whose order differs from page to page. */
const parts = [
  'answers',
  'events',
  'intro',
  'features',
  'price',
  'project',
  'technologies',
  'process',
  'more',
] as const;

/** A service page (spec 2, Content pages). */
export const service = z
  .strictObject({
    ...page,
    name: line('Name', { max: 40 }),
    /** One sentence for menus, grids and cards. */
    summary: line('One-sentence summary', { min: 30, max: 140 }),
    icon,
    hero: hero
      .extend({
        layout: z.enum(['side', 'split', 'foot', 'map', 'beside']).default('side').meta({
          label: 'Layout',
          hint: 'side: the motif at the right; split: a picture by day there; foot: one below the words; map: the motif fills it, above the words; beside: a piece of our work at the right',
        }),
        tone: z.enum(['ink', 'teal', 'amber']).default('ink').meta({ label: 'Ground' }),
        artefact: artefact.optional(),
        another: artefact.optional(),
      })
      .refine(({ layout, artefact: work }) => (layout === 'beside') === Boolean(work), {
        message: 'beside with a piece of our work, side, split, foot or map without one',
        path: ['layout'],
      }),
    intro: z.strictObject({
      title: heading.title,
      paragraphs: z
        .array(prose('Paragraph', { min: 60, max: 600 }))
        .min(1)
        .max(3),
      layout: z.enum(['below', 'beside']).meta({
        label: 'Layout',
        hint: 'below: the film below the words; beside: its middle at the right',
      }),
      /** First frame of the looping, muted film of the same name in content/media/films. */
      film: picture('Film', { decorative: true }),
      caption: line('What happens in the film', { max: 160, hint: 'Shown below it' }),
    }),
    events: events.optional(),
    answers: findings.optional().meta({ label: 'Answers or figures in large type' }),
    order: z
      .array(z.enum(parts))
      .refine((order) => new Set(order).size === order.length, { message: 'each part once' })
      .meta({
        label: 'Order of the page',
        hint: 'features: the first feature grid; more: the second; project: the file in content/work that names this page; the result, the questions and the closing follow',
      }),
    features: z.array(featureGroup).max(2).default([]).meta({ label: 'Feature grids' }),
    process: z
      .strictObject({
        ...heading,
        layout: z
          .enum(['line', 'stairs', 'loop', 'points', 'calendar', 'weeks', 'cases', 'fork'])
          .meta({ label: 'Layout' }),
        steps: z
          .array(
            point.extend({
              stop: z.boolean().optional().meta({ label: 'The client may stop after it' }),
              exit: line('What would end it here', { max: 40, hint: 'For the layout “fork”' }).optional(),
              points: z
                .strictObject({
                  tested: z.int().min(0).max(24).default(0).meta({ label: 'On test' }),
                  working: z.int().min(0).max(24).default(0).meta({ label: 'At work' }),
                })
                .optional()
                .meta({ label: 'How many of 24 measuring points', hint: 'For the layout “points”' }),
              weeks: z
                .array(line('A week', { max: 16 }))
                .min(1)
                .max(8)
                .optional()
                .meta({ label: 'What each of its weeks brings', hint: 'For the layout “weeks”' }),
              cases: z
                .strictObject({
                  label: line('In words', { max: 32, hint: 'Such as: 4 alone, 2 drafted, 4 by staff' }),
                  drafted: share('Drafts that a person sends'),
                  alone: share('Answered without a person'),
                })
                .refine(({ drafted, alone }) => drafted + alone <= 10, { message: 'at most ten cases together' })
                .optional()
                .meta({ label: 'What becomes of ten cases' }),
            }),
          )
          .min(3)
          .max(6)
          .meta({ label: 'Steps' }),
        sample,
      })
      .refine(({ layout, steps }) => layout !== 'loop' || steps.length === 5, {
        path: ['steps'],
        message: 'exactly five steps for the layout “loop”',
      })
      .refine(({ layout, steps }) => layout !== 'calendar' || steps.every(({ title }) => weeksOf(title)), {
        path: ['steps'],
        message: 'steps that begin with “Week 1:” or “Weeks 2–3:” for the layout “calendar”',
      })
      .check(onlyIn('points', 'their points'), onlyIn('weeks', 'their weeks'), onlyIn('cases', 'ten cases each'))
      .refine(({ layout, steps }) => layout === 'fork' || !steps.some(({ exit }) => exit), {
        path: ['steps'],
        message: 'steps that would end the work only for the layout “fork”',
      }),
    technologies: z
      .strictObject({ ...heading, items: z.array(technology).min(6).max(16) })
      .optional()
      .meta({ label: 'Technologies' }),
    faq: z
      .strictObject({ ...heading, items: z.array(question).length(4) })
      .optional()
      .meta({ label: 'Questions' }),
    endResult: z.strictObject({
      title: z.literal('End Result'),
      layout: z.enum(['row', 'split', 'checklist']).meta({
        label: 'Layout',
        hint: 'row: points or document below large words; split, checklist: beside the words, on teal or amber',
      }),
      statement: line('Statement', { min: 20, max: 60 }),
      lead: line('Sentence below it', { max: 120 }),
      points: z
        .array(line('Point', { min: 10, max: 110 }))
        .min(3)
        .max(5)
        .optional()
        .meta({ label: 'Points' }),
      document: artefact
        .optional()
        .meta({ label: 'Document that lists what is handed over', hint: 'Instead of points or with them' }),
      whole: wholeDocument.optional().meta({ label: 'A document to read whole' }),
    }),
    price,
    callToAction,
    picture: picture('Motif', { minWidth: 1200, minHeight: 720, decorative: true }),
    phoneImage: phoneImage.optional(),
  })
  .check(({ value: { order, answers, events, features, technologies }, issues }) => {
    const written = {
      answers,
      events,
      intro: true,
      features: features[0],
      price: true,
      technologies,
      process: true,
      more: features[1],
    };
    for (const [part, content] of Object.entries(written))
      if (Boolean(content) !== order.some((listed) => listed === part))
        issues.push({
          code: 'custom',
          input: order,
          path: ['order'],
          message: content
            ? `“${part}” in the list, because the page has it`
            : `a list without “${part}”, which the page does not have`,
        });
  });
