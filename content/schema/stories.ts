import { z } from 'zod';
import { demoKinds } from './demos';
import { template, words } from './interface';

// Words on a product's page beside those of its demonstration, features, reasons and users.

const autocare = z.strictObject({});

const fittrackpro = z.strictObject({});

const hireiq = z.strictObject({});

const lankacrm = z.strictObject({});

const mediflow = z.strictObject({
  /** The paper on which the five core features are marked, for the prescription without a warning. */
  sheet: z.strictObject({
    ended: words(30),
    taken: template('pieces', 'left'),
    stop: words(60),
    /** The level at which a medicine of that prescription is reordered, and what is ordered then. */
    reorder: z.strictObject({
      at: z.int().min(0),
      pieces: z.int().min(1),
      text: template('name', 'left', 'at', 'pieces'),
    }),
    register: z.strictObject({
      title: words(40),
      medicine: words(30),
      opening: z.int().min(0),
      entries: z
        .array(z.strictObject({ at: words(5), reference: words(20), pieces: z.int() }))
        .min(2)
        .max(3),
      balance: template('pieces'),
    }),
  }),
});

const nexbill = z.strictObject({});

const peoplenest = z.strictObject({});

const stockmaster = z.strictObject({
  /** The stock card of one item: the balance of its last row is what the books say in the demonstration. */
  card: z.strictObject({
    title: template('name'),
    about: template('part', 'reorderAt', 'most'),
    /** Of the demonstration's items. */
    part: words(12),
    left: template('pieces'),
    opening: words(30),
    /** One for each core feature, in their order. */
    rows: z
      .array(
        z.strictObject({
          document: words(30),
          day: words(20),
          pieces: z.int().min(-100_000).max(100_000),
          /** May name {left}, {reorderAt}, {order}, {pieces}, {short}, {loss} and {value}. */
          note: words(120),
        }),
      )
      .length(5),
  }),
  /** What each of the users signs, in their order. */
  signs: z.array(words(30)),
});

const kinds = { autocare, fittrackpro, hireiq, lankacrm, mediflow, nexbill, peoplenest, stockmaster };

export type Stories = { [K in keyof typeof kinds]: z.infer<(typeof kinds)[K]> };

/** The words of the component that stages the product's page (components/demos/<kind>), by the kind of demonstration. */
export const story = z
  .strictObject(
    Object.fromEntries(demoKinds.map((kind) => [kind, kinds[kind].optional()])) as {
      [K in keyof typeof kinds]: z.ZodOptional<(typeof kinds)[K]>;
    },
  )
  .optional()
  .meta({ label: 'Story of the page' });
