import type { DemoKind, Demos } from '@/content/schema/demos';
import { content } from '@/lib/content';
import * as hireiq from '@/lib/demos/hireiq';
import * as lankacrm from '@/lib/demos/lankacrm';
import * as mediflow from '@/lib/demos/mediflow';
import * as nexbill from '@/lib/demos/nexbill';
import { money, readHundredths, rupees } from '@/lib/demos/numbers';
import * as peoplenest from '@/lib/demos/peoplenest';
import * as stockmaster from '@/lib/demos/stockmaster';

/** Content of a demonstration, from the product that has it. */
function of<K extends DemoKind>(kind: K): Demos[K] {
  const found = content().products.find(({ demo }) => demo?.[kind])?.demo?.[kind];
  if (!found) throw new Error(`no product has the demonstration ${kind}`);
  return found as Demos[K];
}

test.each([
  ['', 0, undefined],
  ['2000', 200_000, undefined],
  ['LKR 2,000.50', 200_050, undefined],
  ['Rs. 1 234 567.5', 123_456_750, undefined],
  ['.5', 50, undefined],
  ['0.10000', 10, undefined],
  ['10000000', 1_000_000_000, undefined],
  ['10000000.01', 0, 'tooMuch'],
  ['1.005', 0, 'tooFine'],
  ['-1', 0, 'negative'],
  ['−0.01', 0, 'negative'],
  ['1,5', 0, 'notNumber'],
  ['12,34,567', 0, 'notNumber'],
  ['1e3', 0, 'notNumber'],
  ['0x10', 0, 'notNumber'],
  ['two', 0, 'notNumber'],
  ['.', 0, 'notNumber'],
])('“%s” is read as %i hundredths', (text, value, error) => {
  expect(readHundredths(text, 10_000_000)).toEqual({ value, ...(error && { error }) });
});

test('amounts are written with two figures of cents, prices only where there are any', () => {
  expect([0, 5, 123_450, 100_000_000].map(money)).toEqual(['0.00', '0.05', '1,234.50', '1,000,000.00']);
  expect([129_000, 129_050].map(rupees)).toEqual(['LKR 1,290', 'LKR 1,290.50']);
});

describe('the till', () => {
  const shop = of('nexbill');
  const { goods } = shop;
  const [first, second] = goods.map(({ code }) => code) as [string, string];
  const fill = (codes: string[], till = nexbill.start(shop)) =>
    codes.reduce((state, code) => nexbill.change(state, code, 1), till);
  const pay = (till: nexbill.Till, given: string) => nexbill.take({ ...till, given }, goods, 0);

  it('finds goods by the beginning of a word or of the code, and one product for Enter', () => {
    const names = (text: string) => nexbill.matches(goods, text).map(({ name }) => name);
    expect(names('')).toHaveLength(goods.length);
    expect(names('POW')).toEqual(['Milk powder 400 g', 'Chilli powder 250 g']);
    expect(names('owder')).toEqual([]);
    expect(nexbill.found(goods, first)?.code).toBe(first);
    expect(nexbill.found(goods, ' coco ')?.name).toBe('Coconut oil 1 l');
    expect(nexbill.found(goods, '')).toBeUndefined();
  });

  test.each([
    ['', undefined],
    ['4792100004403', undefined],
    ['4792100004400', 'unknownCode'],
    ['479210000', 'several'],
    ['47921000x', 'unknownName'],
    ['caviar', 'unknownName'],
  ])('Enter on “%s”: %s', (text, error) => {
    expect(nexbill.scanError(goods, text)).toBe(error);
  });

  it('adds up the basket; a line goes at 0 and stops at its limit', () => {
    const till = fill([first, second, first]);
    const price = (code: string) => goods.find((good) => good.code === code)?.price as number;
    expect(nexbill.total(till, goods)).toBe((2 * price(first) + price(second)) * 100);
    expect(nexbill.change(till, second, -1).basket).toEqual([{ code: first, count: 2 }]);
    expect(nexbill.change(till, first, 1000).basket[0]).toEqual({ code: first, count: nexbill.mostPieces });
  });

  it('takes cash to the cent, and nothing that is too little, too much or no number', () => {
    const till = fill([first]);
    const due = nexbill.total(till, goods) / 100;
    expect(pay(till, String(due))).toMatchObject({ pane: 'receipt', basket: [], number: till.number + 1 });
    expect(nexbill.cash({ ...till, given: `${due}.05` }, goods)).toEqual({ change: 5, missing: 0 });
    for (const given of ['', String(due - 0.01), '1000000.01', 'lots', '-5'])
      expect(pay(till, given)).toEqual({ ...till, given });
    const empty = nexbill.start(shop);
    expect(pay(empty, '100')).toEqual({ ...empty, given: '100' });
  });

  it('proposes the exact sum and the next ones in notes, each once', () => {
    expect(nexbill.likelyCash(163_500)).toEqual([163_500, 170_000, 200_000, 500_000]);
    expect(nexbill.likelyCash(500_000)).toEqual([500_000]);
    expect(nexbill.likelyCash(99_999_900)).toEqual([99_999_900, 100_000_000]);
  });

  it('queues sales while it is offline and sends them in order once it is online', () => {
    let till = pay(fill([first]), '99999');
    expect(till.queue).toEqual([]);
    till = { ...till, online: false };
    for (const code of [first, second]) till = pay(fill([code], till), '99999');
    expect(till.queue.map(({ number }) => number)).toEqual([shop.firstSale + 1, shop.firstSale + 2]);
    expect(nexbill.sendOne(till)).toBe(till);
    till = nexbill.sendOne({ ...till, online: true });
    expect(till.queue.map(({ number }) => number)).toEqual([shop.firstSale + 2]);
    expect(nexbill.progress(till).empty).toBe(false);
    till = nexbill.sendOne(till);
    expect([till.sent, nexbill.progress(till).empty]).toEqual([2, true]);
    expect(nexbill.sendOne(till)).toBe(till);
  });

  it('has its first step done with two items, not with one', () => {
    expect(nexbill.progress(pay(fill([first]), '99999')).sell).toBe(false);
    expect(nexbill.progress(pay(fill([first, first]), '99999')).sell).toBe(true);
  });
});

describe('the payslip', () => {
  const content = of('peoplenest');
  const { rates } = content;

  // Worked out by hand with the statutory rates: EPF 8 % and 12 %, ETF 3 %.
  test.each([
    [
      'a plain month',
      84_000_00,
      0,
      0,
      {
        gross: 84_000_00,
        epfEmployee: 6_720_00,
        net: 77_280_00,
        epfEmployer: 10_080_00,
        etf: 2_520_00,
        cost: 96_600_00,
      },
    ],
    [
      '12 hours of overtime, outside the funds',
      84_000_00,
      12_00,
      0,
      { overtime: 7_560_00, epfEmployee: 6_720_00, net: 84_840_00, etf: 2_520_00 },
    ],
    [
      'a day and a half without pay',
      58_000_00,
      0,
      1_50,
      { noPay: 2_900_00, gross: 55_100_00, epfEmployee: 4_408_00, net: 50_692_00 },
    ],
    ['half a cent is rounded up', 6, 0, 0, { epfEmployee: 0, epfEmployer: 1, etf: 0, net: 6 }],
    [
      'thirds of a rupee',
      100_00,
      0,
      1_00,
      { noPay: 3_33, gross: 96_67, epfEmployee: 7_73, epfEmployer: 11_60, etf: 2_90 },
    ],
    ['a month without pay', 58_000_00, 0, 30_00, { gross: 0, net: 0, cost: 0 }],
    ['the largest salary', 10_000_000_00, 0, 0, { epfEmployee: 800_000_00, net: 9_200_000_00 }],
  ])('%s', (_, basic, overtime, noPay, expected) => {
    const slip = peoplenest.payslip(rates, basic, overtime, noPay);
    expect(slip).toMatchObject(expected);
    expect(slip.net + slip.epfEmployee).toBe(slip.gross);
  });

  it('keeps what is typed, names what is wrong with it, and approves nothing meanwhile', () => {
    const begin = peoplenest.start(content);
    const wrong = peoplenest.type(begin, 'overtime', 'twelve');
    expect(peoplenest.current(wrong, rates)).toMatchObject({ errors: { overtime: 'notNumber' }, hours: 0 });
    expect(peoplenest.current(wrong, rates).typed.overtime).toBe('twelve');
    expect(peoplenest.current(peoplenest.type(begin, 'noPay', '31'), rates).errors).toEqual({ noPay: 'tooMuch' });
    expect(peoplenest.approve(wrong, rates)).toBe(wrong);
    const nothing = peoplenest.type(begin, 'basic', '');
    expect(peoplenest.approve(nothing, rates)).toBe(nothing);
    expect(peoplenest.current({ ...wrong, person: 1 }, rates).errors).toEqual({});
  });

  it('asks for another approval once a figure has changed', () => {
    const approved = peoplenest.approve(peoplenest.start(content), rates);
    expect(approved.approved).toEqual([0]);
    expect(peoplenest.type(approved, 'basic', '60000').approved).toEqual([]);
    expect(peoplenest.type({ ...approved, person: 1 }, 'basic', '60000').approved).toEqual([0]);
  });
});

describe('the ranking', () => {
  const content = of('hireiq');
  const { people } = content;
  const begin = hireiq.start(content);
  const order = (weights: number[]) => hireiq.rank(people, weights).map(({ name }) => name);

  it('scores by each criterion’s share of all weights', () => {
    const [best] = hireiq.rank(people, begin.weights);
    const all = begin.weights.reduce((sum, weight) => sum + weight, 0);
    const points = begin.weights.map((weight, i) => ((weight / all) * (best?.person.met[i] as number)) as number);
    expect(best?.score).toBe(Math.round(points.reduce((sum, point) => sum + point, 0)));
    expect(order(begin.weights.map((weight) => weight / 5))).toEqual(order(begin.weights));
  });

  it('without any weight nobody has a point, and the order is that of the names', () => {
    const none = hireiq.rank(people, [0, 0, 0, 0, 0]);
    expect(none.every(({ score }) => score === 0)).toBe(true);
    expect(none.map(({ name }) => name)).toEqual(people.map(({ name }) => name).sort());
  });

  it('keeps a weight within its limits', () => {
    expect(hireiq.weigh(begin, 0, 1000).weights[0]).toBe(hireiq.mostWeight);
    expect(hireiq.weigh(begin, 0, -5).weights[0]).toBe(0);
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
  const counted = (text: string, i = 0) => ({ ...begin, typed: begin.typed.map((own, k) => (k === i ? text : own)) });
  const [{ books, reorderAt, most, cost }] = items as [stockmaster.Item];

  test.each([
    ['', {}],
    ['0', { pieces: 0 }],
    ['1,040', { pieces: 1040 }],
    ['100000', { pieces: 100_000 }],
    ['100001', { error: 'tooMuch' }],
    ['1.5', { error: 'fraction' }],
    ['1.005', { error: 'fraction' }],
    ['-1', { error: 'negative' }],
    ['many', { error: 'notNumber' }],
  ])('“%s” counts as %j', (text, read) => {
    expect(stockmaster.readCount(text)).toEqual(read);
  });

  it('shows the variance in pieces and in LKR, and none where nothing was counted', () => {
    expect(stockmaster.variance(counted(String(books - 2)), items, 0)).toEqual({ pieces: -2, value: -2 * cost });
    expect(stockmaster.variance(begin, items, 0)).toBeUndefined();
  });

  it('posts what was counted, and nothing while a count is wrong or missing', () => {
    const posted = stockmaster.post(counted('7'), items);
    expect([posted.books[0], posted.typed[0], posted.adjusted]).toEqual([7, '', (7 - books) * cost]);
    for (const store of [begin, counted('1.5')]) expect(stockmaster.post(store, items)).toBe(store);
  });

  it('asks for an order at the reorder point, not above it, and once', () => {
    const at = (pieces: number) => stockmaster.post(counted(String(pieces)), items);
    expect([reorderAt + 1, reorderAt].map((pieces) => stockmaster.isLow(at(pieces), items, 0))).toEqual([false, true]);
    const ordered = stockmaster.order(at(reorderAt), items, 0);
    expect(ordered.ordered[0]).toBe(most - reorderAt);
    expect(stockmaster.order(ordered, items, 0)).toBe(ordered);
  });
});

describe('the pipeline', () => {
  const content = of('lankacrm');
  const begin = lankacrm.start(content);
  const last = content.stages.length - 1;

  it('expects each deal’s value by the chance of its stage', () => {
    const value = content.deals.reduce((sum, deal) => sum + deal.value, 0);
    for (const [stage, { chance }] of content.stages.entries()) {
      const all = { stages: content.deals.map(() => stage) };
      expect(lankacrm.forecast(all, content)).toBe(Math.round((value * chance) / 100));
      expect(lankacrm.total(all, content, stage)).toBe(value);
    }
  });

  it('moves a deal to any stage, and nowhere beyond the first and the last', () => {
    expect(lankacrm.move(begin, content, 0, last).stages[0]).toBe(last);
    for (const to of [-1, last + 1, begin.stages[0] as number])
      expect(lankacrm.move(begin, content, 0, to)).toBe(begin);
  });

  it('begins below its target, which can be reached', () => {
    expect(lankacrm.progress(begin, content)).toEqual({ move: false, win: false, target: false });
    const won = { stages: content.deals.map(() => last) };
    expect(lankacrm.progress(won, content)).toEqual({ move: true, win: true, target: true });
  });
});

describe('the dispensing queue', () => {
  const content = of('mediflow');
  const begin = mediflow.start(content);
  const warned = content.queue.findIndex((_, i) => mediflow.interaction(content, i));
  const plain = content.queue.findIndex((_, i) => !mediflow.interaction(content, i));
  const stop = mediflow.dispense(begin, content, warned);
  const total = ({ left }: mediflow.Dispensary) => left.reduce((sum, pieces) => sum + pieces, 0);
  const prescribed = (i: number) => content.queue[i]?.items.reduce((sum, { pieces }) => sum + pieces, 0) ?? 0;

  it('warns of one prescription, and only where both substances of the list are in it', () => {
    expect([warned, plain].sort()).toEqual([0, 1]);
    const items = content.queue[warned]?.items.slice(0, 1) ?? [];
    const single = content.queue.map((own, i) => (i === warned ? { ...own, items } : own));
    expect(mediflow.interaction({ ...content, queue: single }, warned)).toBeUndefined();
  });

  it('takes the earliest expiry first, then the next, in whatever order the batches are listed', () => {
    for (const batches of [content.batches, [...content.batches].reverse()]) {
      const shelf = { ...content, batches };
      const [takes = []] = mediflow.plan(mediflow.start(shelf), shelf, plain);
      expect(takes.map(({ batch, pieces }) => [batches[batch]?.batch, pieces])).toEqual([
        ['AX-7714', 36],
        ['AX-8102', 6],
      ]);
    }
  });

  it('lets the stock fall by what is dispensed, and dispenses it once', () => {
    const next = mediflow.dispense(begin, content, plain);
    expect(total(next)).toBe(total(begin) - prescribed(plain));
    expect(mediflow.dispense(next, content, plain)).toBe(next);
  });

  it('dispenses nothing of a prescription that the stock does not suffice for', () => {
    const pieces = prescribed(plain);
    const shelf = (left: number) => ({
      ...begin,
      left: content.batches.map(({ medicine }) => (medicine.startsWith('Amox') ? left : 0)),
    });
    expect(mediflow.dispense(shelf(pieces / 2), content, plain).left.every((left) => left === 0)).toBe(true);
    const short = shelf(pieces / 2 - 1);
    expect(mediflow.dispense(short, content, plain)).toBe(short);
  });

  it('stops at the warning until there is a note', () => {
    expect([stop.queue[warned]?.state, total(stop)]).toEqual(['warned', total(begin)]);
    const blank = mediflow.write(stop, warned, '  ');
    expect(mediflow.dispense(blank, content, warned)).toBe(blank);
    const noted = mediflow.dispense(mediflow.write(stop, warned, 'Doctor confirmed'), content, warned);
    expect([noted.queue[warned]?.state, total(noted)]).toEqual(['dispensed', total(begin) - prescribed(warned)]);
  });

  it('holds what was warned of, with its stock; nothing else', () => {
    const held = mediflow.hold(stop, warned);
    expect([held.queue[warned]?.state, held.left]).toEqual(['held', begin.left]);
    expect(mediflow.dispense(held, content, warned)).toBe(held);
    expect(mediflow.hold(begin, plain)).toBe(begin);
  });

  it('is done when both are settled, whichever way the pharmacist decides', () => {
    expect(mediflow.progress(begin, content)).toEqual({ dispense: false, decide: false, settle: false });
    for (const decided of [
      mediflow.hold(stop, warned),
      mediflow.dispense(mediflow.write(stop, warned, 'Noted'), content, warned),
    ]) {
      expect(mediflow.progress(decided, content)).toMatchObject({ decide: true, settle: false });
      const all = mediflow.dispense(decided, content, plain);
      expect(mediflow.progress(all, content)).toEqual({ dispense: true, decide: true, settle: true });
    }
  });
});
