import { z } from 'zod';
import { demoKinds } from './demos';
import { icon } from './fields';
import { template, words } from './interface';

// Words on a product's page beside those of its demonstration, features, reasons and users.

const autocare = z.strictObject({});

const fittrackpro = z.strictObject({});

const hireiq = z.strictObject({
  /** A second ranking beside the first, with the weight of one criterion changed. */
  moves: z.strictObject({
    /** Place of the criterion, from 0. */
    criterion: z.int().min(0).max(5),
    weight: z.int().min(0).max(50),
    before: words(20),
    after: words(20),
    text: template('criterion', 'before', 'after', 'name', 'from', 'to'),
  }),
  cv: z.strictObject({ title: words(30), total: words(20) }),
  week: z.array(z.strictObject({ day: words(12), holiday: words(20).optional() })).length(5),
  pool: z.strictObject({
    search: words(40),
    people: z
      .array(z.strictObject({ name: words(30), skills: words(40), applied: words(40) }))
      .min(2)
      .max(4),
  }),
});

const lankacrm = z.strictObject({
  /** Name of the deal that the page follows. */
  deal: words(30),
  counts: template('value'),
  /** What has happened to it in each stage. */
  stops: z.array(words(30)).length(4),
  timeline: z
    .array(z.strictObject({ icon, what: words(40), when: words(20) }))
    .min(3)
    .max(5),
  quotation: z.strictObject({
    title: words(30),
    vat: z.strictObject({ /** In per cent. */ rate: z.int().min(0).max(100), label: template('rate') }),
    total: words(20),
    lines: z
      .array(
        z.strictObject({
          what: words(30),
          n: z.int().min(1).max(100_000),
          /** Of one piece, in LKR. */
          rate: z.int().min(1).max(10_000_000),
        }),
      )
      .min(1)
      .max(4),
  }),
  late: words(20),
});

const mediflow = z.strictObject({});

const nexbill = z.strictObject({});

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
