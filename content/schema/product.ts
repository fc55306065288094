import { z } from 'zod';
import { demo } from './demos';
import { callToAction, heading, hero, line, page, picture, prose, related, sample } from './fields';

const feature = z.strictObject({
  title: line('Title', { max: 50 }),
  text: prose('Text', { min: 60, max: 320 }),
  picture: picture('Detail of the screen', { minWidth: 1080, minHeight: 810 }),
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
    support: prose('Support', { max: 200 }),
    price: z.strictObject({ text: line('Price', { max: 90 }), sample }).meta({ label: 'Price' }),
  })
  .meta({ label: 'How one buys it' });

const user = z.strictObject({
  who: line('Who', { max: 50 }),
  why: line('What they use it for', { min: 20, max: 160 }),
});

/** One of the eight product pages (spec 2, Product stepper; spec 3). */
export const product = z.strictObject({
  ...page,
  name: line('Name', { max: 24 }),
  kind: line('What it is', { max: 50, hint: 'Such as: CRM for small sales teams' }),
  tagline: line('Tagline', { min: 10, max: 70 }),
  description: prose('Description', { min: 60, max: 220 }),
  /** Accent of the page within the palette. */
  accent: z.enum(['teal', 'amber']).meta({ label: 'Accent' }),
  hero,
  /** The screens are drawn, not taken from the product: the site says so below them. */
  sample: sample.meta({ label: 'Sample screens', hint: 'On until every screen below shows the real product' }),
  screen: picture('Main screen', { minWidth: 1440, minHeight: 900 }),
  card: picture('Card picture', { minWidth: 880, minHeight: 660 }),
  demo,
  features: z.strictObject({ ...heading, items: z.array(feature).length(5) }).meta({ label: 'Core features' }),
  reasons: z.strictObject({ ...heading, items: z.array(reason).min(3).max(5) }).meta({ label: 'Reasons to choose it' }),
  users: z.strictObject({
    ...heading,
    /** One line for the products overview. */
    summary: line('Target users in one line', { min: 20, max: 140 }),
    items: z.array(user).min(3).max(5),
  }),
  buying,
  /** schema.org category of the application. */
  category: z.enum(['BusinessApplication', 'HealthApplication', 'FinanceApplication', 'SportsApplication']),
  callToAction,
  related,
});
export type Product = z.infer<typeof product>;
