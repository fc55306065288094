import { z } from 'zod';
import { matches } from '@/components/demos/nexbill/rules';
import { fullHour } from '@/lib/dates';
import { demo, demoKindOf } from './demos';
import { action, heading, hero, line, page, picture, prose, sample } from './fields';
import { eveningHours, story } from './stories';

const feature = z.strictObject({
  title: line('Title', { max: 50 }),
  text: prose('Text', { min: 60, max: 320 }),
});

const reason = z.strictObject({
  title: line('Title', { max: 60 }),
  text: prose('Text', { min: 40, max: 260 }),
});

const buying = z
  .strictObject({
    setUp: prose('Set-up', { max: 200 }),
    devices: prose('Devices', { max: 200 }),
    hosting: prose('Hosting', { max: 200 }),
    further: line('When you grow', {
      min: 20,
      max: 90,
      hint: 'What one more costs each month, such as a further user',
    }),
    price: z
      .strictObject({
        monthly: z.int().min(100).max(10_000_000).meta({ label: 'From, LKR a month' }),
        per: line('For', { max: 40, hint: 'Such as: each till' }),
        setUp: z.int().min(0).max(10_000_000).meta({ label: 'Set-up, LKR once' }),
        sample,
      })
      .meta({ label: 'Price' }),
  })
  .meta({ label: 'Buying' });

/** What the products are compared by on /products and /product-grid. */
const compare = z
  .strictObject({
    setUp: line('Set-up takes', { max: 40 }),
    offline: line('Works offline', { max: 60 }),
    chooseIf: line('Choose it if', { min: 20, max: 120, hint: 'Continues the words “Choose it if”' }),
    notIf: line('Not if', { min: 20, max: 120, hint: 'Continues the words “Not if”' }),
  })
  .meta({ label: 'Comparison' });

const user = z.strictObject({
  who: line('Who', { max: 50 }),
  why: line('What they use it for', { min: 20, max: 160 }),
});

const fields = z.strictObject({
  ...page,
  name: line('Name', { max: 24 }),
  kind: line('What it is', { max: 50, hint: 'Such as: CRM for small sales teams' }),
  tagline: line('Tagline', { min: 10, max: 70 }),
  description: prose('Description', { min: 60, max: 220 }),
  /** Accent of the page within the palette. */
  accent: z.enum(['teal', 'amber']).meta({ label: 'Accent' }),
  hero: hero.extend({
    layout: z.enum(['centred']).optional().meta({
      label: 'Layout',
      hint: 'centred: the words in the middle above the window; none: in a row above it',
    }),
  }),
  /** The screens are drawn, not taken from the product: the site says so below them. */
  sample: sample.meta({ label: 'Sample screens', hint: 'On until every screen below shows the real product' }),
  screen: picture('Main screen', { minWidth: 1440, minHeight: 900 }),
  card: picture('Card picture', { minWidth: 880, minHeight: 660, decorative: true }),
  /** Another part of the screen than the card shows. */
  detail: picture('Picture on Products', { minWidth: 880, minHeight: 660, decorative: true }),
  thing: picture('A thing of its trade', { minWidth: 640, minHeight: 640, decorative: true }),
  demo,
  story,
  features: z.strictObject({ ...heading, items: z.array(feature).length(5) }).meta({ label: 'Core features' }),
  reasons: z
    .strictObject({ title: heading.title, items: z.array(reason).min(3).max(5) })
    .meta({ label: 'Reasons to choose it' }),
  users: z.strictObject({
    ...heading,
    /** One line for the products overview. */
    summary: line('Target users in one line', { min: 20, max: 140 }),
    picture: picture('The users at work, from left to right', { minWidth: 1600, minHeight: 600 }).optional(),
    items: z.array(user).length(4),
  }),
  buying,
  /** schema.org category of the application. */
  category: z.enum(['BusinessApplication', 'HealthApplication', 'FinanceApplication', 'SportsApplication']),
  callToAction: z
    .strictObject({
      title: line('Headline', { min: 8, max: 80 }),
      text: prose('Text', { min: 20, max: 260 }),
      action,
    })
    .meta({ label: 'Closing call' }),
  compare,
});

/** Whether the page shows a reason beside each of the users. */
const inPairs = (demo: z.infer<typeof fields>['demo']) =>
  Boolean(demo?.fittrackpro || demo?.hireiq || demo?.lankacrm || demo?.mediflow);

/** One of the eight product pages (spec 2, Product stepper; spec 3). */
export const product = fields
  .refine(({ demo, story = {} }) => Object.keys(story).join() === (demoKindOf(demo) ?? ''), {
    path: ['story'],
    message: 'a story of the same kind as the demonstration, and none without a demonstration',
  })
  .refine(({ demo, reasons, users }) => !inPairs(demo) || reasons.items.length === users.items.length, {
    path: ['reasons', 'items'],
    message: 'as many reasons as users, because the page shows them in pairs',
  })
  .refine(({ demo, users }) => !(users.lead && (demo?.fittrackpro || demo?.mediflow)), {
    path: ['users', 'lead'],
    message: 'nothing, because the page has the reasons’ heading there',
  })
  .refine(({ demo, story }) => demo?.lankacrm?.deals.some(({ name }) => name === story?.lankacrm?.deal) ?? true, {
    path: ['story', 'lankacrm', 'deal'],
    message: 'the name of one of the deals in the demonstration',
  })
  .refine(
    ({ demo, story }) => demo?.stockmaster?.items.some(({ part }) => part === story?.stockmaster?.card.part) ?? true,
    {
      path: ['story', 'stockmaster', 'card', 'part'],
      message: 'the part of one of the items in the demonstration',
    },
  )
  .refine(({ demo, story }) => !demo?.hireiq || (story?.hireiq?.moves.criterion ?? 0) < demo.hireiq.criteria.length, {
    path: ['story', 'hireiq', 'moves', 'criterion'],
    message: 'the place of one of the criteria in the demonstration, from 0',
  })
  .refine(
    ({ demo, story }) =>
      !demo?.nexbill || !story?.nexbill || matches(demo.nexbill.goods, story.nexbill.search).length > 0,
    {
      path: ['story', 'nexbill', 'search'],
      message: 'a search that finds one of the goods in the demonstration',
    },
  )
  .superRefine(({ demo, story }, { addIssue }) => {
    if (!demo?.fittrackpro || !story?.fittrackpro) return;
    const { classes, time } = demo.fittrackpro;
    const { evening, session } = story.fittrackpro;
    /** Everything that the page places on its time axis, with its length in hours. */
    const parts = [
      ...classes.map(({ at }, i) => ({ at, hours: 1, path: ['demo', 'fittrackpro', 'classes', i, 'at'] })),
      { at: session.at, hours: 2, path: ['story', 'fittrackpro', 'session', 'at'] },
      { at: time, hours: 0, path: ['demo', 'fittrackpro', 'time'] },
    ];
    const begin = fullHour(evening);
    for (const { at, hours, path } of parts) {
      const last = fullHour(evening + eveningHours - hours);
      if (at < begin || at > last)
        addIssue({ code: 'custom', path, message: `from ${begin} to ${last}, so that it fits the hours shown` });
    }
  });
