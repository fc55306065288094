import { z } from 'zod';
import { halfHour, percent } from './demos';
import { artefact, icon, rows, template, time, words } from './fields';

// Words on a product's page beside those of its demonstration, features, reasons and users.

/** Parts of an employee's record in PeopleNest. */
export const seen = ['file', 'hours', 'pay', 'approve'] as const;
export type Seen = (typeof seen)[number];

const sum = z.int().min(0).max(100_000_000);

const autocare = z.strictObject({
  /** Columns of the bays board; the first column begins with the job card of the demonstration. */
  bays: rows({
    name: words(20),
    jobs: rows({ plate: words(12), job: words(24), who: words(16), due: words(16) }).max(2),
  }).length(4),
  /** Of the demonstration's card on the bays board. */
  waiting: z.strictObject({ who: words(16), due: words(16) }),
  /** Earlier visits of the vehicle, oldest first; costs in LKR. */
  visits: rows({ on: words(16), km: sum, work: words(30), cost: sum })
    .min(2)
    .max(4),
  /** The next service, in kilometres from today or by a date. */
  next: z.strictObject({ km: sum, on: words(16), work: words(30) }),
  words: z.strictObject({ today: words(20), left: template('km'), or: template('date') }),
});

/** Hours of the evening that FitTrackPro's page shows. */
export const eveningHours = 5;

const fittrackpro = z.strictObject({
  /** People who come in each hour, from the opening on. */
  visits: rows({ hour: z.int().min(0).max(23), people: z.int().min(0).max(500) })
    .min(6)
    .max(20),
  /** When each of the users works with the product, in their order. */
  shifts: z.array(halfHour).length(4),
  /** The first of the hours that the features are shown on. */
  evening: z
    .int()
    .min(0)
    // Otherwise every time of the evening would be reported, too.
    .max(24 - eveningHours, { abort: true }),
  now: template('time'),
  /** A session of a member's training plan. */
  session: z.strictObject({ at: halfHour, who: words(30), exercises: words(50) }),
});

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
  cv: z.strictObject({ total: words(20) }),
  week: rows({ day: words(12), holiday: words(20).optional() }).length(5),
  pool: z.strictObject({
    search: words(40),
    people: rows({ name: words(30), skills: words(40), applied: words(40) })
      .min(2)
      .max(4),
  }),
});

const lankacrm = z.strictObject({
  /** A phone call, and what the customer's record shows to whoever answers it. */
  call: artefact,
  /** Name of the deal that the page follows. */
  deal: words(30),
  counts: template('value'),
  /** What has happened to it in each stage. */
  stops: z.array(words(30)).length(4),
  timeline: rows({ icon, what: words(40), when: words(20) })
    .min(3)
    .max(5),
  quotation: z.strictObject({
    title: words(30),
    vat: z.strictObject({ /** In per cent. */ rate: percent, label: template('rate') }),
    total: words(20),
    lines: rows({
      what: words(30),
      n: z.int().min(1).max(100_000),
      /** Of one piece, in LKR. */
      rate: z.int().min(1).max(10_000_000),
    })
      .min(1)
      .max(4),
  }),
  late: words(20),
});

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
      entries: rows({ at: words(5), reference: words(20), pieces: z.int() })
        .min(2)
        .max(3),
      balance: template('pieces'),
    }),
  }),
});

const nexbill = z.strictObject({
  /** For each feature the time, and whether the connection was down. */
  stages: rows({ at: time(), note: words(40), isDown: z.boolean() }).length(5),
  /** What is typed into the search. */
  search: words(20),
  /** The cash drawer at the end of the shift; amounts in LKR. */
  drawer: z.strictObject({
    float: sum,
    paidOut: sum,
    coins: sum,
    notes: rows({ note: sum, count: z.int().min(0).max(999) })
      .min(3)
      .max(8),
  }),
  /** The day's sales by payment type, cash first; amounts in LKR. */
  takings: rows({ name: words(20), amount: sum, sales: z.int().min(0).max(9999) })
    .min(2)
    .max(5),
  words: z.strictObject({
    shift: words(40),
    counted: words(30),
    expected: words(30),
    difference: words(30),
    comment: words(60),
    day: words(40),
    sales: template('n'),
  }),
});

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
  file: rows({ term: words(20), text: words(30) }).length(2),
  /** The two weeks of the leave calendar that begin on this Monday. */
  calendar: z.strictObject({ from: z.iso.date(), noPay: words(20), poya: words(20), poyaDay: z.iso.date() }),
  hours: template('n'),
  confirmed: words(20),
  /** What each of the users sees, in their order. */
  sees: z.array(z.array(z.enum(seen)).min(1)).length(4),
  columns: z.strictObject(Object.fromEntries(seen.map((name) => [name, words(20)])) as Record<Seen, z.ZodString>),
  hidden: words(20),
  /** Explains the cells that a role does not see. */
  legend: words(40),
});

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
    rows: rows({
      document: words(30),
      day: words(20),
      pieces: z.int().min(-100_000).max(100_000),
      /** May name {left}, {reorderAt}, {order}, {pieces}, {short}, {loss} and {value}. */
      note: words(120),
    }).length(5),
  }),
  /** What each of the users signs, in their order. */
  signs: z.array(words(30)).length(4),
});

const kinds = z.strictObject({ nexbill, peoplenest, hireiq, stockmaster, lankacrm, mediflow, fittrackpro, autocare });
export type Stories = z.infer<typeof kinds>;

/** The words of the component that renders the product's page (components/demos/<kind>), by the kind of demonstration. */
export const story = kinds.partial().optional().meta({ label: 'Story of the page' });
