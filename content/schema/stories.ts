import { z } from 'zod';
import { demoKinds } from './demos';
import { template, words } from './interface';

// Words on a product's page beside those of its demonstration, features, reasons and users.

/** Parts of an employee's record in PeopleNest. */
export const seen = ['file', 'hours', 'pay', 'approve'] as const;
export type Seen = (typeof seen)[number];

const autocare = z.strictObject({});

const clock = z.string().regex(/^\d{2}:(00|30)$/, 'must be a full or half hour such as 17:30');

const fittrackpro = z.strictObject({
  /** People who come in each hour, from the opening on. */
  visits: z
    .array(z.strictObject({ hour: z.int().min(0).max(23), people: z.int().min(0).max(500) }))
    .min(6)
    .max(20),
  /** What the curve of the visits shows, for those who cannot see it. */
  curve: template('hour', 'people'),
  /** When each of the users works with the product, in their order. */
  shifts: z.array(clock),
  /** The evening that the features are shown on. */
  evening: z.strictObject({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) }),
  now: template('time'),
  /** A session of a member's training plan. */
  session: z.strictObject({ at: clock, who: words(30), exercises: words(50) }),
});

const hireiq = z.strictObject({});

const lankacrm = z.strictObject({});

const mediflow = z.strictObject({});

const nexbill = z.strictObject({});

const peoplenest = z.strictObject({
  /** Where each part of the payslip comes from. */
  sources: z.strictObject({
    basic: words(80),
    noPay: template('days'),
    overtime: template('times', 'hours'),
    epf: words(80),
    etf: words(80),
    net: words(80),
  }),
  /** The first employee's file. */
  file: z.array(z.strictObject({ term: words(20), text: words(30) })).length(2),
  /** The two weeks of the leave calendar that begin on this Monday. */
  calendar: z.strictObject({ from: z.iso.date(), noPay: words(20), poya: words(20), poyaDay: z.iso.date() }),
  hours: template('n'),
  confirmed: words(20),
  run: z.strictObject({
    employee: words(20),
    net: words(20),
    epf: template('employee', 'employer'),
    etf: template('rate'),
    sum: words(20),
  }),
  /** What each of the users sees, in their order. */
  sees: z.array(z.array(z.enum(seen)).min(1)),
  columns: z.strictObject(Object.fromEntries(seen.map((name) => [name, words(20)])) as Record<Seen, z.ZodString>),
  hidden: words(20),
});

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
