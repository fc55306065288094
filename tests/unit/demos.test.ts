import * as autocare from '@/components/demos/autocare/rules';
import * as fittrackpro from '@/components/demos/fittrackpro/rules';
import { money, readHundredths, rupees } from '@/components/demos/frame/numbers';
import * as hireiq from '@/components/demos/hireiq/rules';
import * as lankacrm from '@/components/demos/lankacrm/rules';
import * as mediflow from '@/components/demos/mediflow/rules';
import { sheetFigures } from '@/components/demos/mediflow/sheet';
import * as nexbill from '@/components/demos/nexbill/rules';
import * as peoplenest from '@/components/demos/peoplenest/rules';
import { stockCard } from '@/components/demos/stockmaster/card';
import * as stockmaster from '@/components/demos/stockmaster/rules';
import type { DemoKind, Demos } from '@/content/schema/demos';
import type { Stories } from '@/content/schema/stories';
import { content } from '@/lib/content';

// Edge cases of the rules; tests/support/demos.ts covers the tasks in the browser.

const { products } = content();
const of = <K extends DemoKind>(kind: K) => products.find(({ demo }) => demo?.[kind])?.demo?.[kind] as Demos[K];
/** Words of a product's page beside its demonstration. */
const storyOf = <K extends DemoKind>(kind: K) =>
  products.find(({ story }) => story?.[kind])?.story?.[kind] as Stories[K];

test.each([
  ['', 0, undefined],
  ['2000', 200_000, undefined],
  ['LKR 2,000.50', 200_050, undefined],
  ['Rs. 1 234 567.5', 123_456_750, undefined],
  ['.5', 50, undefined],
  ['10000000', 1_000_000_000, undefined],
  ['10000000.01', 0, 'tooMuch'],
  ['1.005', 0, 'tooFine'],
  ['-1', 0, 'negative'],
  ['1,5', 0, 'notNumber'],
  ['12,34,567', 0, 'notNumber'],
  ['0x10', 0, 'notNumber'],
  ['.', 0, 'notNumber'],
])('“%s” is read as %i hundredths', (text, value, error) => {
  expect(readHundredths(text, 10_000_000)).toEqual({ value, ...(error && { error }) });
});

test('amounts have two decimals, prices only if their cents are not zero', () => {
  expect([0, 5, 123_450, 100_000_000].map(money)).toEqual(['0.00', '0.05', '1,234.50', '1,000,000.00']);
  expect([129_000, 129_050].map(rupees)).toEqual(['LKR 1,290', 'LKR 1,290.50']);
});

describe('the till', () => {
  const shop = of('nexbill');
  const { goods } = shop;
  const [first, second] = goods.map(({ code }) => code) as [string, string];
  const empty: nexbill.Till = { ...nexbill.start(shop), basket: [], queue: [] };
  const fill = (code: string, till = empty) => nexbill.change(till, code, 1);
  const pay = (till: nexbill.Till, given: string) => nexbill.take({ ...till, given }, shop);

  test.each([
    ['POW', ['Milk powder'], undefined],
    ['owder', [], 'unknownName'],
    ['47', ['Milk powder', 'Ginger biscuit'], 'several'],
    ['4799999999999', [], 'unknownCode'],
  ])('“%s” finds %j', (text, names, error) => {
    const goods = [
      { code: '4792100002270', name: 'Milk powder', price: 1180, group: 'chilled' },
      { code: '4792100009903', name: 'Ginger biscuit', price: 280, group: 'spice' },
    ] as nexbill.Good[];
    expect(nexbill.matches(goods, text).map(({ name }) => name)).toEqual(names);
    expect(nexbill.scanError(goods, text)).toBe(error);
  });

  it('removes a line without pieces and stops at its limit', () => {
    const till = fill(second, fill(first));
    expect(nexbill.change(till, second, -1).basket).toEqual([{ code: first, count: 1 }]);
    expect(nexbill.change(till, first, 1000).basket[0]).toEqual({ code: first, count: nexbill.maxPieces });
  });

  it('accepts no payment that is too small, too large or not a number, and none for an empty basket', () => {
    const till = fill(first);
    const tooLittle = String(nexbill.total(till, goods) / 100 - 0.01);
    for (const given of ['', tooLittle, '1000000.01', 'lots', '-5'])
      expect(pay(till, given)).toEqual({ ...till, given });
    expect(pay(empty, '100')).toEqual({ ...empty, given: '100' });
  });

  it('proposes the exact sum and the sums rounded up to notes, each once', () => {
    expect(nexbill.likelyCash(163_500)).toEqual([163_500, 170_000, 200_000, 500_000]);
    expect(nexbill.likelyCash(500_000)).toEqual([500_000]);
    expect(nexbill.likelyCash(99_999_900)).toEqual([99_999_900, 100_000_000]);
  });

  it('sends queued sales in their order, and none while it is offline', () => {
    let till = empty;
    for (const code of [first, second]) till = pay(fill(code, till), '99999');
    expect(nexbill.sendOne(till)).toBe(till);
    const sent = nexbill.sendOne({ ...till, online: true });
    expect(sent.queue.map(({ number }) => number)).toEqual([empty.number + 1]);
    expect(nexbill.progress(sent, shop).empty).toBe(false);
  });

  it('advances its clock with every sale, also past midnight', () => {
    let till = empty;
    for (let i = 0; i < 2; i++)
      till = nexbill.take({ ...fill(first, till), given: '99999' }, { ...shop, now: '23:58' });
    expect(till.sales.map(({ at }) => at)).toEqual(['23:58', '00:01']);
  });

  it('compares the drawer with float and cash sales less what was paid out', () => {
    const drawer = { float: 100, paidOut: 30, coins: 7, notes: [{ note: 20, count: 3 }] };
    expect(nexbill.cashCount(drawer, 10)).toEqual({ counted: 67, expected: 80, difference: -13 });
  });
});

describe('the payslip', () => {
  const content = of('peoplenest');
  const rates = {
    ...content.rates,
    epfEmployee: 8,
    epfEmployer: 12,
    etf: 3,
    overtime: 150,
    monthHours: 240,
    monthDays: 30,
  };

  // Worked out by hand, in cents.
  test.each([
    ['a day and a half without pay', 5_800_000, 0, 150, [5_510_000, 440_800, 5_069_200, 661_200, 165_300, 6_336_500]],
    ['overtime, without EPF and ETF', 5_800_000, 1000, 0, [6_162_500, 464_000, 5_698_500, 696_000, 174_000, 7_032_500]],
    ['half a cent is rounded up', 6, 0, 0, [6, 0, 6, 1, 0, 7]],
    ['thirds of a rupee', 10_000, 0, 100, [9667, 773, 8894, 1160, 290, 11_117]],
    ['a month without pay', 5_800_000, 0, 3000, [0, 0, 0, 0, 0, 0]],
  ])('%s', (_, basic, overtime, noPay, expected) => {
    const { gross, epfEmployee, net, epfEmployer, etf, cost } = peoplenest.payslip(rates, basic, overtime, noPay);
    expect([gross, epfEmployee, net, epfEmployer, etf, cost]).toEqual(expected);
  });

  it('approves no value beyond its limit and no empty salary', () => {
    const begin = peoplenest.start(content);
    const tooMany = peoplenest.type(begin, 'noPay', '31');
    expect(peoplenest.current(tooMany, rates).errors).toEqual({ noPay: 'tooMuch' });
    for (const payroll of [tooMany, peoplenest.type(begin, 'basic', '')])
      expect(peoplenest.approve(payroll, rates)).toBe(payroll);
  });

  it('begins with the sums of the recorded hours and days', () => {
    const person = {
      ...(content.people[0] as (typeof content.people)[number]),
      overtime: [
        { day: '2026-11-05', from: '17:00', to: '19:30' },
        { day: '2026-11-12', from: '17:45', to: '20:00' },
      ],
      noPay: ['2026-11-16', '2026-11-17'],
    };
    const { hours, days } = peoplenest.current(peoplenest.start({ ...content, people: [person] }), rates);
    expect([hours, days]).toEqual([475, 200]);
  });

  it('says in an enquiry what was changed, and nothing before', () => {
    const begin = peoplenest.start(content);
    expect(peoplenest.summary(begin, content)).toBe('');
    expect(peoplenest.summary(peoplenest.type(begin, 'basic', '0'), content)).toContain('LKR');
  });

  it('needs a new approval after a figure has changed', () => {
    const begin = peoplenest.start(content);
    const approved = peoplenest.approve(begin, rates);
    expect(approved.approved).toEqual([...begin.approved, 0]);
    expect(peoplenest.type(approved, 'basic', '60000').approved).toEqual(begin.approved);
    expect(peoplenest.type({ ...approved, person: 1 }, 'basic', '60000').approved).toEqual(approved.approved);
  });
});

describe('the ranking', () => {
  const content = of('hireiq');
  const { people } = content;
  const begin = hireiq.start(content);
  const onlyFirst = (weight: number) => begin.weights.map((_, i) => (i === 0 ? weight : 0));

  it('counts each criterion by its share of all weights', () => {
    const fifth = begin.weights.map((weight) => weight / 5);
    const scores = (weights: number[]) => hireiq.rank(people, weights).map(({ name, score }) => [name, score]);
    expect(scores(fifth)).toEqual(scores(begin.weights));
    const [best] = hireiq.rank(people, onlyFirst(1));
    expect(best?.score).toBe(Math.max(...people.map(({ met }) => met[0] ?? 0)));
  });

  it('gives nobody a point without any weight, and sorts them by name', () => {
    const none = hireiq.rank(people, onlyFirst(0));
    expect(none.every(({ score }) => score === 0)).toBe(true);
    expect(none.map(({ name }) => name)).toEqual(people.map(({ name }) => name).sort());
  });

  it('names who has moved furthest, or nobody', () => {
    const before = hireiq.rank(people, begin.weights);
    expect(hireiq.moved(before, before)).toBeUndefined();
    const last = people.length - 1;
    const after = [before[last], ...before.slice(0, last)] as typeof before;
    expect(hireiq.moved(before, after)).toMatchObject({ name: before[last]?.name, from: people.length, to: 1 });
  });

  it('has an answer and a proof for every criterion', () => {
    for (const { name, met, proof } of people)
      expect([name, met.length, proof.length]).toEqual([name, content.criteria.length, content.criteria.length]);
  });

  test.each([
    [95, 'met'],
    [94, 'part'],
    [20, 'part'],
    [19, 'missing'],
  ])('%i %% is %s', (met, how) => {
    expect(hireiq.verdict(met)).toBe(how);
  });
});

describe('the stock count', () => {
  const content = of('stockmaster');
  const { items } = content;
  const begin = stockmaster.start(content);
  const counted = (text: string) => ({ ...begin, typed: [text, ...begin.typed.slice(1)] });
  const [{ reorderAt, most }] = items as [stockmaster.Item];

  test.each([
    ['', {}],
    ['0', { pieces: 0 }],
    ['100000', { pieces: 100_000 }],
    ['100001', { error: 'tooMuch' }],
    ['1.005', { error: 'fraction' }],
    ['LKR 500', { error: 'notNumber' }],
  ])('“%s” counts as %j', (text, read) => {
    expect(stockmaster.readCount(text)).toEqual(read);
  });

  it('posts nothing while a count is wrong or missing', () => {
    const uncounted = { ...begin, typed: items.map(() => '') };
    for (const store of [uncounted, counted('1.5')]) expect(stockmaster.post(store, items)).toBe(store);
  });

  it('drafts an order at the reorder point, not above it, and sends it once', () => {
    const at = (pieces: number) => stockmaster.post(counted(String(pieces)), items);
    expect([reorderAt + 1, reorderAt].map((pieces) => stockmaster.isLow(at(pieces), items, 0))).toEqual([false, true]);
    expect(stockmaster.draft(at(reorderAt), items)[0]).toBe(most - reorderAt);
    const ordered = stockmaster.send(at(reorderAt), items);
    expect(ordered.ordered[0]).toBe(most - reorderAt);
    expect(stockmaster.send(ordered, items)).toBe(ordered);
  });

  it('lists what was counted, with the value at cost that a posted count keeps', () => {
    const values = (store: stockmaster.Store) => stockmaster.stockList(store, items).map(({ value }) => value);
    expect(stockmaster.stockList(counted('7'), items)[0]).toMatchObject({
      pieces: 7,
      value: 7 * (items[0]?.cost ?? 0),
    });
    expect(values(stockmaster.post(counted('7'), items))).toEqual(values(counted('7')));
  });

  it('keeps the lines of a sent order when another is added', () => {
    const sent = stockmaster.send(begin, items);
    const low = { ...sent, books: [reorderAt, ...sent.books.slice(1)] };
    expect(stockmaster.order(low, items)).toMatchObject({ isSent: false });
    expect(stockmaster.order(low, items).lines).toHaveLength(stockmaster.order(sent, items).lines.length + 1);
  });

  it('has a stock card on which no balance is above the maximum stock', () => {
    const { item, rows } = stockCard(content, storyOf('stockmaster').card);
    expect(Math.max(...rows.map(({ left }) => left))).toBeLessThanOrEqual(item.most);
  });
});

test('HireIQ arranges interviews on working days of the week it shows', () => {
  const working = storyOf('hireiq')
    .week.filter(({ holiday }) => !holiday)
    .map(({ day }) => day);
  for (const { next } of of('hireiq').people) if (next) expect(working).toContain(next.day);
});

describe('LankaCRM’s story', () => {
  const shown = of('lankacrm');
  const { deal, quotation } = storyOf('lankacrm');

  it('follows a deal whose value is the total of its quotation', () => {
    expect(shown.deals.find(({ name }) => name === deal)?.value).toBe(lankacrm.quotation(quotation).total);
  });

  it('shows months that add up to the forecast', () => {
    const begin = lankacrm.start(shown);
    const sums = shown.months.map((_, month) => lankacrm.monthForecast(begin, shown, month));
    const difference = sums.reduce((sum, month) => sum + month, 0) - lankacrm.forecast(begin, shown);
    // Each month is rounded to whole rupees.
    expect(Math.abs(difference)).toBeLessThan(shown.months.length);
  });
});

test.each([
  ['hireiq', hireiq.summary(hireiq.start(of('hireiq')), of('hireiq'))],
  ['lankacrm', lankacrm.summary(lankacrm.start(of('lankacrm')), of('lankacrm'))],
])('%s: an enquiry says nothing about a demonstration that was not used', (_, summary) => {
  expect(summary).toBe('');
});

test('the pipeline moves no deal beyond the first and the last stage', () => {
  const content = of('lankacrm');
  const begin = lankacrm.start(content);
  for (const to of [-1, content.stages.length, begin.stages[0] as number])
    expect(lankacrm.move(begin, content, 0, to)).toBe(begin);
});

describe('the dispensing queue', () => {
  const item = (name: string, pieces: number) => ({ name, pieces, dose: '', unit: '' });
  const order = (...items: ReturnType<typeof item>[]) => ({ no: '', patient: '', doctor: '', items });
  const batch = (batch: string, expires: string, pieces: number) => ({
    batch,
    expires,
    pieces,
    medicine: 'Amoxicillin 500 mg',
    today: 0,
  });
  const [warned, plain] = [0, 1];
  const content: mediflow.Content = {
    ...of('mediflow'),
    day: '2026-11-19',
    queue: [order(item('Warfarin 3 mg', 30), item('Ibuprofen 400 mg', 15)), order(item('Amoxicillin 500 mg', 42))],
    batches: [batch('second', '2027-08', 6), batch('expired', '2026-10', 24), batch('first', '2026-11', 36)],
    interactions: [{ between: ['Warfarin', 'Ibuprofen'], risk: 'Bleeding' }],
  };
  const begin = mediflow.start(content);

  it('warns only where both substances of the list are prescribed', () => {
    const one = { ...content, queue: [order(item('Warfarin 3 mg', 30))] };
    expect(mediflow.interaction(content, warned)?.risk).toBe('Bleeding');
    expect(mediflow.interaction(content, plain)).toBeUndefined();
    expect(mediflow.interaction(one, 0)).toBeUndefined();
  });

  test.each([
    ['2026-10-31', ['expired', 'first']],
    ['2026-11-19', ['first', 'second']],
  ])('on %s the earliest expiry is used first, and no batch after the month of its expiry', (day, batches) => {
    const [takes = []] = mediflow.plan(begin, { ...content, day }, plain);
    expect(takes.map(({ batch }) => content.batches[batch]?.batch)).toEqual(batches);
  });

  it('dispenses a prescription once, and holds none that was not warned of', () => {
    const next = mediflow.dispense(begin, content, plain);
    expect(next.left).toEqual([0, 24, 0]);
    expect(mediflow.dispense(next, content, plain)).toBe(next);
    expect(mediflow.hold(begin, plain)).toBe(begin);
  });

  it('dispenses nothing of a prescription that the stock does not suffice for', () => {
    const short = { ...begin, left: [5, 24, 36] };
    expect(mediflow.dispense(short, content, plain)).toBe(short);
  });
});

test('MediFlow’s morning paper is about a medicine that has just fallen to its reorder level', () => {
  const { sheet } = storyOf('mediflow');
  expect(sheetFigures(of('mediflow'), sheet).left).toBeLessThanOrEqual(sheet.reorder.at);
});

describe('the check-in desk', () => {
  const content = { ...of('fittrackpro'), day: '2026-11-19' };
  const begin = fittrackpro.start(content);
  const places = content.classes[0]?.places ?? 0;
  /** The desk when the first member's membership ends on this day. */
  const ending = (last: string) => ({ ...begin, ends: begin.ends.map((own, i) => (i === 0 ? last : own)) });
  const active = ending('2027-03-04');
  const lapsed = ending('2026-11-18');

  test.each([
    ['2026-11-19', 1, '2026-12-19'],
    ['2026-11-19', 3, '2027-02-19'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(fittrackpro.addMonths(from, months)).toBe(to);
  });

  test.each([
    ['2026-11-18', 'lapsed'],
    ['2026-11-19', 'soon'],
    ['2026-12-03', 'soon'],
    ['2026-12-04', 'active'],
  ])('a membership to %s is %s', (last, how) => {
    expect(fittrackpro.statusOf(ending(last), content, 0)).toBe(how);
  });

  it('checks in a member once, and nobody whose membership has lapsed', () => {
    const once = fittrackpro.checkIn(active, content);
    expect(once.inside).toEqual([...begin.inside, 0]);
    expect(fittrackpro.checkIn(once, content)).toBe(once);
    expect(fittrackpro.checkIn(lapsed, content)).toBe(lapsed);
  });

  it('says in an enquiry what was done, and nothing before', () => {
    expect(fittrackpro.summary(begin, content)).toBe('');
    expect(fittrackpro.summary(fittrackpro.checkIn(active, content), content)).not.toBe('');
  });

  it('renews a lapsed membership from today, one that ends soon from its last day, and no other', () => {
    const { months = 0, price } = content.members[0] ?? {};
    const renewed = fittrackpro.renew(lapsed, content);
    expect(renewed.ends[0]).toBe(fittrackpro.addMonths('2026-11-19', months));
    expect(fittrackpro.received(renewed, content)).toBe(price);
    const soon = fittrackpro.renew(ending('2026-11-22'), content);
    expect(soon.ends).toEqual([fittrackpro.addMonths('2026-11-22', months), ...begin.ends.slice(1)]);
    expect(fittrackpro.renew(active, content)).toBe(active);
  });

  it('books members once, into the class until it is full, then onto its waiting list, and none after a lapse', () => {
    const almost = {
      ...active,
      bookings: [Array.from({ length: places - (content.classes[0]?.booked ?? 0) - 1 }, () => 9)],
    };
    const full = fittrackpro.book(almost, content, 0);
    expect([almost, full].map((desk) => fittrackpro.progress(desk, content).fill)).toEqual([false, true]);
    expect(fittrackpro.positionOf(full, content, 0)).toBe(places);
    expect(fittrackpro.book(full, content, 0)).toBe(full);
    const next = fittrackpro.book({ ...full, open: 2 }, content, 0);
    expect(fittrackpro.positionOf(next, content, 0)).toBe(places + 1);
    expect(fittrackpro.bookingCount(next, content, 0)).toBe(places + 1);
    expect(fittrackpro.book(lapsed, content, 0)).toBe(lapsed);
  });
});

test('the job card rounds the VAT to the cent', () => {
  const odd = {
    ...of('autocare'),
    labour: 1,
    jobs: [{ name: 'A look', hours: 0.25, parts: [] }],
    vat: { rate: 18, source: '' },
  };
  expect(autocare.sums({ jobs: [0] }, odd)).toEqual({ net: 25, vat: 5, total: 30 });
});
