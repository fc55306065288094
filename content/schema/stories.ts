import { z } from 'zod';
import { demoKinds } from './demos';
import { template, words } from './interface';

// Words on a product's page beside those of its demonstration, features, reasons and users.

const sum = z.int().min(0).max(100_000_000);

const autocare = z.strictObject({
  /** Columns of the bays board; the job card of the demonstration stands first in the first one. */
  bays: z
    .array(
      z.strictObject({
        name: words(20),
        jobs: z.array(z.strictObject({ plate: words(12), job: words(24), who: words(16), due: words(16) })).max(2),
      }),
    )
    .length(4),
  /** Of the demonstration's card on the bays board. */
  waiting: z.strictObject({ who: words(16), due: words(16) }),
  /** Earlier visits of the vehicle, oldest first; costs in LKR. */
  visits: z
    .array(z.strictObject({ on: words(16), km: sum, work: words(30), cost: sum }))
    .min(2)
    .max(4),
  /** The next service, in kilometres from today or by a date. */
  next: z.strictObject({ km: sum, on: words(16), work: words(30) }),
  words: z.strictObject({ today: words(20), left: template('km'), or: template('date') }),
});

const fittrackpro = z.strictObject({});

const hireiq = z.strictObject({});

const lankacrm = z.strictObject({});

const mediflow = z.strictObject({});

const nexbill = z.strictObject({
  /** Beside each feature: the time, and how the line was. */
  stages: z
    .array(z.strictObject({ at: z.iso.time({ precision: -1 }), note: words(40), isDown: z.boolean() }))
    .length(5),
  /** What is typed into the search, and how many of the goods fit. */
  search: z.strictObject({ text: words(20), found: template('n') }),
  /** The cash drawer at the end of the shift; amounts in LKR. */
  drawer: z.strictObject({
    float: sum,
    paidOut: sum,
    coins: sum,
    notes: z
      .array(z.strictObject({ note: sum, count: z.int().min(0).max(999) }))
      .min(3)
      .max(8),
  }),
  /** The day's sales by payment type, cash first; amounts in LKR. */
  takings: z
    .array(z.strictObject({ name: words(20), amount: sum, sales: z.int().min(0).max(9999) }))
    .min(2)
    .max(5),
  words: z.strictObject({
    shift: words(40),
    coins: words(20),
    counted: words(30),
    expected: words(30),
    difference: words(30),
    comment: words(60),
    day: words(40),
    sales: template('n'),
  }),
});

const peoplenest = z.strictObject({});

const stockmaster = z.strictObject({});

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
