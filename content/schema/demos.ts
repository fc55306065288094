import { z } from 'zod';
import { line, prose, rows, template, time, words } from './fields';

/** The steps of a task, by the names that the rules of the demonstration use. */
const steps = <N extends string>(...names: N[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, line('Step', { max: 60 })])) as Record<N, ReturnType<typeof line>>,
  );

export const percent = z.int().min(0).max(100);
const pieces = z.int().min(0).max(100_000);
const day = z.iso.date();
export const halfHour = z.string().regex(/^\d{2}:(00|30)$/, 'must be a full or half hour such as 17:30');

const errors = {
  notNumber: words(160),
  negative: words(160),
  tooFine: words(160),
  tooMuch: template('max'),
};

/** Pieces of goods by their barcode. */
const basket = rows({ code: z.string(), count: z.int().min(1).max(99) })
  .min(1)
  .max(4);

const nexbill = z
  .strictObject({
    steps: steps('add', 'sell', 'empty'),
    shop: z.strictObject({ name: words(), address: words(), till: words() }),
    /** The sample day and time at the till. */
    day: words(20),
    now: time(),
    /** Number of the first receipt. */
    firstSale: z.int().min(1).max(999_999),
    /** Sales paid since the connection failed, with the cash given in LKR. */
    queue: rows({ at: time(), given: z.int().min(1).max(1_000_000), basket })
      .min(1)
      .max(4),
    /** The open sale. */
    basket,
    goods: rows({
      code: z.string().regex(/^\d{13}$/, 'must be the 13 digits of a barcode'),
      name: line('Name', { max: 24 }),
      /** In LKR. */
      price: z.int().min(1).max(100_000),
      /** Shelf group: its colour on the key. */
      group: z.enum(['grain', 'spice', 'chilled', 'home']),
    })
      .min(4)
      .max(12),
    words: z.strictObject({
      connection: words(20),
      online: words(20),
      offline: words(20),
      search: words(),
      searchHint: words(),
      enter: words(),
      add: template('name', 'price'),
      goods: words(),
      sale: template('n'),
      emptySale: words(120),
      fewer: template('name'),
      more: template('name'),
      due: words(20),
      pay: words(20),
      back: words(20),
      given: words(30),
      exact: words(20),
      change: words(20),
      missing: template('amount'),
      take: words(30),
      thanks: words(60),
      receipt: template('n'),
      total: words(20),
      cash: words(20),
      /** At the foot of a receipt. */
      sent: words(60),
      kept: words(60),
      /** What happens to payments by card and QR. */
      cards: z.strictObject({ online: words(120), offline: words(120) }),
      print: words(30),
      next: words(30),
      queue: words(30),
      queueEmpty: words(120),
      waiting: template('n', 'amount'),
      said: z.strictObject({
        added: template('name', 'due'),
        changed: template('name', 'count', 'due'),
        removed: template('name', 'due'),
        cut: words(120),
        back: words(120),
        taken: template('n', 'change'),
        queued: template('n', 'change'),
        sent: template('n', 'left'),
        allSent: words(120),
      }),
      /** What the visitor did, for an enquiry. */
      summary: template('cash', 'offline', 'sales'),
      errors: z.strictObject({
        ...errors,
        unknownCode: template('code'),
        unknownName: template('text'),
        several: words(120),
      }),
    }),
  })
  .superRefine(({ goods, basket, queue }, { addIssue }) => {
    const known = new Set(goods.map(({ code }) => code));
    const baskets = [
      { lines: basket, path: ['basket'] },
      ...queue.map((sale, i) => ({ lines: sale.basket, path: ['queue', i, 'basket'] })),
    ];
    for (const { lines, path } of baskets)
      for (const [i, { code }] of lines.entries())
        if (!known.has(code))
          addIssue({ code: 'custom', path: [...path, i, 'code'], message: 'must be the barcode of one of the goods' });
  });

const peoplenest = z.strictObject({
  steps: steps('basic', 'overtime', 'noPay', 'approve'),
  /** In per cent; overtime in per cent of the hourly pay. */
  rates: z.strictObject({
    epfEmployee: percent,
    epfEmployer: percent,
    etf: percent,
    overtime: z.int().min(100).max(300),
    /** Hours that a month's salary is divided by for the pay of one hour. */
    monthHours: z.int().min(100).max(300),
    /** Days that a month's salary is divided by for the pay of one day. */
    monthDays: z.int().min(20).max(31),
    /** Where the rates come from. */
    source: prose('Source', { max: 320 }),
  }),
  people: rows({
    name: words(30),
    role: words(30),
    basic: z.int().min(0).max(10_000_000),
    overtime: rows({ day, from: time(), to: time() }).max(4),
    noPay: z.array(day).max(5),
    /** The payslip is approved when the demonstration begins. */
    approved: z.boolean(),
  })
    .length(4)
    .refine(([first]) => first && !first.approved, { message: 'must begin with a payslip that is not approved' }),
  words: z.strictObject({
    month: words(30),
    people: words(30),
    run: template('month', 'n', 'all'),
    summary: template('name', 'net'),
    approved: words(20),
    fields: z.strictObject({ basic: words(40), overtime: words(40), noPay: words(40) }),
    slip: template('name'),
    lines: z.strictObject({
      basic: words(40),
      noPay: template('days'),
      overtime: template('hours'),
      gross: words(40),
      epfEmployee: template('rate'),
      net: words(40),
      employer: words(40),
      epfEmployer: template('rate'),
      etf: template('rate'),
      cost: words(40),
    }),
    table: z.strictObject({
      employee: words(20),
      net: words(20),
      epf: template('employee', 'employer'),
      etf: template('rate'),
      sum: words(20),
    }),
    approve: words(30),
    said: z.strictObject({
      net: template('name', 'net'),
      approved: template('name', 'net'),
      wrong: words(120),
      again: words(120),
    }),
    errors: z.strictObject(errors),
  }),
});

const hireiq = z.strictObject({
  steps: steps('move', 'lead', 'open', 'shortlist'),
  vacancy: words(),
  criteria: rows({ name: words(40), weight: z.int().min(0).max(50) })
    .min(3)
    .max(6),
  stages: z.array(words(20)).length(4),
  people: rows({
    name: words(30),
    from: words(40),
    /** Place of its stage, from 0. */
    stage: z.int().min(0).max(3),
    next: z.strictObject({ day: words(12), at: time(), what: words(20) }).optional(),
    /** On the shortlist from the beginning. */
    shortlisted: z.literal(true).optional(),
    /** How far the CV meets each criterion, in per cent and in their order. */
    met: z.array(percent),
    /** What the CV says about each. */
    proof: z.array(words(60)),
  })
    .min(3)
    .max(8),
  words: z.strictObject({
    weights: words(40),
    weight: template('percent'),
    ranked: words(40),
    score: template('score'),
    why: template('name', 'score'),
    points: template('points', 'most'),
    verdicts: z.strictObject({ met: words(20), part: words(20), missing: words(20) }),
    shortlist: template('name'),
    shortlisted: words(30),
    noWeight: words(120),
    said: z.strictObject({
      moved: template('name', 'from', 'to', 'criterion', 'percent', 'verdict'),
      same: template('criterion', 'percent'),
      opened: template('name', 'score'),
      on: template('name'),
      off: template('name'),
    }),
    sheet: z.strictObject({
      title: words(30),
      rank: template('name', 'rank', 'n'),
      empty: words(60),
      missing: template('criteria'),
      weights: words(30),
    }),
    summary: template('first', 'score', 'n', 'all'),
  }),
});

const stockmaster = z.strictObject({
  steps: steps('count', 'post', 'order'),
  store: words(60),
  /** Number of the order that the count fills. */
  orderNo: words(12),
  items: rows({
    part: words(12),
    name: words(30),
    /** Pieces by the books. */
    books: pieces,
    reorderAt: pieces,
    /** Pieces that an order fills the shelf up to. */
    most: z.int().min(1).max(100_000),
    /** Of one piece, in LKR. */
    cost: z.int().min(0).max(1_000_000),
    /** Pieces that were counted before the visitor came. */
    counted: pieces.optional(),
  })
    .min(3)
    .max(5),
  words: z.strictObject({
    sheet: words(40),
    books: template('pieces'),
    reorderAt: template('pieces'),
    counted: template('name'),
    placeholder: words(20),
    uncounted: words(20),
    variance: template('pieces', 'value'),
    /** For a difference of one piece; the other names that end in `One` are singular forms, too. */
    varianceOne: template('pieces', 'value'),
    counts: template('n', 'all'),
    total: template('value'),
    post: words(30),
    purchaseOrder: template('no'),
    draft: words(30),
    sent: words(30),
    line: template('part', 'cost'),
    orderTotal: words(30),
    list: z.strictObject({
      title: words(30),
      item: words(20),
      stock: words(20),
      reorderAt: words(20),
      value: words(20),
    }),
    send: words(30),
    /** For an enquiry, in the first person. */
    summary: template('variance', 'total'),
    said: z.strictObject({
      counted: template('name', 'pieces', 'value'),
      countedOne: template('name', 'pieces', 'value'),
      posted: words(120),
      low: template('names'),
      wrong: words(120),
      sent: template('no', 'total'),
      nothing: words(120),
    }),
    errors: z.strictObject({
      notNumber: words(120),
      negative: words(120),
      fraction: words(120),
      tooMuch: template('max'),
    }),
  }),
});

const lankacrm = z.strictObject({
  steps: steps('move', 'win', 'target'),
  /** Forecast to be reached, in LKR. */
  target: z.int().min(1).max(1_000_000_000),
  stages: rows({ name: words(20), /** In per cent. */ chance: percent }).length(4),
  /** The months that the deals are expected in. */
  months: z.array(words(12)).length(3),
  deals: rows({
    name: words(30),
    what: words(40),
    /** In LKR. */
    value: z.int().min(0).max(1_000_000_000),
    /** Place of its stage, from 0. */
    stage: z.int().min(0).max(3),
    /** Place of the month in which it is expected, from 0. */
    closes: z.int().min(0).max(2),
    next: words(20),
    due: words(12),
    /** Only if the next step is due today or overdue. */
    when: z.enum(['today', 'late']).optional(),
  })
    .min(3)
    .max(12),
  words: z.strictObject({
    forecast: words(30),
    target: template('target'),
    chance: template('chance'),
    move: template('name', 'stage'),
    next: template('next', 'due'),
    said: z.strictObject({ moved: template('name', 'stage', 'forecast') }),
    sheet: z.strictObject({
      title: words(30),
      date: words(40),
      stage: template('stage', 'n', 'chance'),
      month: template('month'),
      moved: template('name', 'from', 'to'),
    }),
    summary: template('n', 'before', 'after'),
  }),
});

const mediflow = z.strictObject({
  steps: steps('dispense', 'decide', 'settle'),
  place: words(60),
  /** The sample day, with which the expiry dates are compared. */
  day: z.iso.date(),
  /** Prescriptions collected before the visitor came. */
  earlier: rows({ no: words(12), at: words(5) }).max(2),
  queue: rows({
    no: words(12),
    patient: words(30),
    doctor: words(30),
    items: rows({
      name: words(30),
      dose: words(40),
      pieces: z.int().min(1).max(1000),
      /** What one counts: tablets, capsules. */
      unit: words(12),
    })
      .min(1)
      .max(3),
  }).length(2),
  batches: rows({
    /** As the prescriptions name it. */
    medicine: words(30),
    batch: words(12),
    expires: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a year and a month, such as 2026-12'),
    pieces,
    /** Pieces of it that were dispensed earlier in the day. */
    today: pieces.default(0),
  })
    .min(2)
    .max(6),
  /** Pairs of substances that interact; the name of a medicine begins with its substance. */
  interactions: rows({ between: z.array(words(20)).length(2), risk: words(160) })
    .min(1)
    .max(6),
  words: z.strictObject({
    prescription: template('no', 'patient'),
    states: z.strictObject({ waiting: words(20), warned: words(20), dispensed: words(20), held: words(20) }),
    collected: template('at'),
    soon: words(20),
    expired: words(20),
    from: template('pieces', 'batch'),
    /** For an enquiry, in the first person. */
    summary: template('dispensed', 'held'),
    dispense: template('no'),
    warning: words(30),
    source: words(120),
    note: words(40),
    noteMissing: words(120),
    anyway: words(30),
    hold: words(30),
    booked: words(80),
    noted: template('note'),
    call: template('doctor'),
    stock: words(30),
    medicine: words(20),
    expires: words(20),
    left: words(20),
    given: template('pieces'),
    said: z.strictObject({
      dispensed: template('no', 'batches'),
      warned: template('no', 'risk'),
      held: template('no', 'doctor'),
      short: template('no', 'name'),
    }),
  }),
});

const fittrackpro = z.strictObject({
  steps: steps('checkIn', 'fill', 'renew'),
  desk: words(40),
  /** The sample day and time at the desk, from which all periods are calculated. */
  day,
  time: time(),
  /** People in the gym before the first check-in. */
  inside: z.int().min(0).max(1000),
  members: rows({
    number: words(12),
    name: words(30),
    plan: words(30),
    /** What a renewal adds, and its price in LKR. */
    months: z.int().min(1).max(12),
    price: z.int().min(1).max(1_000_000),
    ends: day,
    lastVisit: day,
    /** In the gym when the demonstration begins. */
    isIn: z.boolean(),
  })
    .min(3)
    .max(5),
  classes: rows({
    name: words(20),
    at: halfHour,
    trainer: words(20),
    /** Waiting list included. */
    booked: z.int().min(0).max(40),
    places: z.int().min(1).max(40),
  })
    .length(3)
    .refine(([first]) => first && first.booked < first.places, { message: 'must begin with a class that has a place' }),
  words: z.strictObject({
    members: words(20),
    inside: template('n'),
    checkIn: words(20),
    isIn: words(20),
    status: z.strictObject({ active: template('date'), soon: template('date'), lapsed: template('date') }),
    lastVisit: words(20),
    dues: words(20),
    noDues: words(20),
    renew: template('amount', 'date'),
    taken: template('taken', 'places'),
    full: words(20),
    waiting: template('n'),
    book: template('name', 'class'),
    wait: template('name', 'class'),
    booked: template('name', 'class', 'n'),
    waits: template('name', 'class', 'n'),
    sheet: template('date', 'time'),
    received: words(30),
    summary: template('in', 'booked', 'amount'),
    said: z.strictObject({
      opened: template('name', 'status'),
      lapsed: template('name', 'status', 'amount'),
      in: template('name', 'inside'),
      renewed: template('name', 'amount', 'date'),
    }),
  }),
});

const autocare = z
  .strictObject({
    steps: steps('mark', 'add', 'approve'),
    card: z.strictObject({
      plate: words(12),
      vehicle: words(40),
      owner: words(40),
      /** On the odometer. */
      km: z.int().min(0).max(2_000_000),
      /** Areas marked and jobs on the estimate so far, by their places in the lists, from 0. */
      marks: z.array(z.int().min(0).max(13)).min(1).max(4),
      jobs: z.array(z.int().min(0)).min(1).max(3),
    }),
    /** Of the right side, the middle and the left side of the car, each from the front to the rear. */
    areas: z.array(words(30)).length(14),
    /** An hour of labour, in LKR. */
    labour: z.int().min(1).max(1_000_000),
    /** In per cent, and where the rate comes from. */
    vat: z.strictObject({ rate: percent, source: words(160) }),
    jobs: rows({
      name: words(30),
      hours: z.number().min(0.25).max(40).multipleOf(0.25),
      parts: rows({
        name: words(30),
        part: words(12),
        /** In LKR. */
        price: z.int().min(1).max(1_000_000),
      }).max(2),
    })
      .min(2)
      .max(4),
    words: z.strictObject({
      card: words(30),
      open: words(20),
      ready: words(20),
      km: template('km'),
      car: words(60),
      marked: words(30),
      unmarked: words(80),
      jobs: words(30),
      beforeVat: words(40),
      estimate: words(20),
      empty: words(80),
      labour: template('hours', 'price'),
      net: words(30),
      vat: template('rate'),
      total: words(20),
      approve: words(30),
      approved: words(30),
      said: z.strictObject({
        marked: template('area', 'n'),
        unmarked: template('area', 'n'),
        added: template('name', 'total'),
        removed: template('name', 'total'),
        withdrawn: words(120),
        approved: template('total'),
        empty: words(120),
      }),
      /** Sentence for the enquiry, and the state of the estimate in it. */
      summary: template('jobs', 'total', 'state'),
      states: z.strictObject({ approved: words(40), open: words(40) }),
    }),
  })
  .superRefine(({ card, jobs }, { addIssue }) => {
    for (const [i, job] of card.jobs.entries())
      if (job >= jobs.length)
        addIssue({
          code: 'custom',
          path: ['card', 'jobs', i],
          message: `the place of one of the jobs, from 0 to ${jobs.length - 1}`,
        });
  });

/** The demonstrations, each with a folder of its name in components/demos. */
const kinds = z.strictObject({ nexbill, peoplenest, hireiq, stockmaster, lankacrm, mediflow, fittrackpro, autocare });
export type Demos = z.infer<typeof kinds>;
export type DemoKind = keyof Demos;
const demoKinds = kinds.keyof().options;

/** What a visitor can try on a product's page; a product without it needs no code. */
export const demo = z
  .strictObject({
    title: line('Heading', { min: 3, max: 60 }),
    done: line('When the task is done', { max: 160 }),
    ...kinds.partial().shape,
  })
  .refine((value) => demoKinds.filter((kind) => value[kind]).length === 1, {
    message: `must hold exactly one of ${demoKinds.join(', ')}`,
  })
  .optional()
  .meta({ label: 'Demonstration', hint: 'What a visitor can try. Its rules are code: a programmer adds a new kind' });

export const demoKindOf = (value: z.infer<typeof demo>): DemoKind | undefined =>
  demoKinds.find((kind) => value?.[kind]);
