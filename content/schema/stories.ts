import { z } from 'zod';
import { demoKinds } from './demos';

// Words on a product's page beside those of its demonstration, features, reasons and users.

const autocare = z.strictObject({});

const fittrackpro = z.strictObject({});

const hireiq = z.strictObject({});

const lankacrm = z.strictObject({});

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
