import { expect, type Locator, type Page } from '@playwright/test';
import * as autocare from '../../components/demos/autocare/rules';
import * as fittrackpro from '../../components/demos/fittrackpro/rules';
import { rupees } from '../../components/demos/frame/numbers';
import { rank, start as startRanking, weigh } from '../../components/demos/hireiq/rules';
import { forecast, move, start as startPipeline, total } from '../../components/demos/lankacrm/rules';
import * as nexbill from '../../components/demos/nexbill/rules';
import * as peoplenest from '../../components/demos/peoplenest/rules';
import type { DemoKind, Demos } from '../../content/schema/demos';
import { content } from '../../lib/content';
import { fill, lkr } from '../../lib/format';

const { products, words } = content();

/** Content of a demonstration, from the product that has it. */
const contentOf = <K extends DemoKind>(kind: K) => products.find(({ demo }) => demo?.[kind])?.demo?.[kind] as Demos[K];

const shop = contentOf('nexbill');
const workshop = contentOf('autocare');

/** A product page's demonstration at work. */
export interface Job {
  demo: Locator;
  button: (name: string | RegExp) => Locator;
  field: (name: string | RegExp) => Locator;
  /** What the visitor was told last. */
  said: Locator;
  /** Presses a button, by mouse or by a key, and waits until the visitor is told something. */
  press: (name: string | RegExp, told?: string | RegExp, key?: 'Enter' | 'Space') => Promise<void>;
  /** Fills in a field and waits until the demonstration shows something. */
  type: (name: string | RegExp, text: string, shown?: string) => Promise<void>;
  /** Called in every state that is worth a look. */
  look: () => Promise<void>;
}

/** Content of a demonstration, from the product that has it. */
function own<K extends DemoKind>(kind: K): Demos[K] {
  const found = products.find(({ demo }) => demo?.[kind])?.demo?.[kind];
  if (!found) throw new Error(`no product has the demonstration ${kind}`);
  return found as Demos[K];
}

/** The job of each demonstration from its first state to its last, as a visitor does it. */
export const jobs: Record<string, (job: Job) => Promise<void>> = {
  async nexbill({ demo, field, said, press, type, look }) {
    const till = nexbill.start(shop);
    const [, , milk, , oil] = shop.goods as [nexbill.Good, nexbill.Good, nexbill.Good, nexbill.Good, nexbill.Good];
    const unknown = oil.code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    const due = nexbill.total(till, shop.goods) + (milk.price + oil.price) * 100;
    const note = Math.ceil(due / 500_000) * 500_000;
    const missing = `${rupees(due - 100_000)} still to come`;
    await press(`Add ${milk.name}, ${rupees(milk.price * 100)}`);
    await type(/barcode/, unknown);
    await field(/barcode/).press('Enter');
    await expect(said).toHaveText(new RegExp(`No product has the barcode ${unknown}`));
    await look();
    await type(/barcode/, oil.code);
    await field(/barcode/).press('Enter');
    await expect(said).toContainText(`${oil.name} added. To pay: ${rupees(due)}.`);
    await expect(field(/barcode/)).toHaveValue('');
    await press('Cash');
    await type('Cash received', '1000', missing);
    await look();
    await field('Cash received').press('Enter');
    await expect(said).toHaveText(missing);
    await type('Cash received', String(note / 100));
    await press('Take payment');
    await expect(said).toContainText(fill(shop.words.said.queued, { n: till.number, change: rupees(note - due) }));
    const waiting = nexbill.takings(till.queue) + due;
    await expect(demo).toContainText(`${till.queue.length + 1} waiting, ${rupees(waiting)}`);
    await look();
    await press('Next sale');
    await demo.getByRole('switch').click();
    await expect(said).toHaveText(/The queue is empty/);
  },

  async peoplenest({ demo, field, press, type, look }) {
    const content = contentOf('peoplenest');
    const { fields, lines } = content.words;
    const entries = { basic: '60,000', overtime: '10', noPay: '2' };
    await type(fields.basic, entries.basic);
    await type(fields.overtime, 'ten');
    await expect(demo.getByRole('alert')).toHaveText(content.words.errors.notNumber);
    await look();
    await press(content.words.approve, content.words.said.wrong, 'Enter');
    await expect(field(fields.overtime)).toHaveValue('ten');
    await type(fields.overtime, entries.overtime);
    await type(fields.noPay, entries.noPay);
    const payroll = peoplenest.fields.reduce(
      (now, name) => peoplenest.type(now, name, entries[name]),
      peoplenest.start(content),
    );
    await expect(demo.getByRole('row')).toHaveText(
      peoplenest.payslipLines(payroll, content).flatMap((line) => {
        const row = `${line.label}${line.name === 'net' ? 'LKR ' : ''}${peoplenest.amountOf(line)}`;
        return line.name === 'epfEmployer' ? [lines.employer, row] : row;
      }),
    );
    const net = rupees(peoplenest.current(payroll, content.rates).slip.net);
    const { name = '' } = content.people[0] ?? {};
    await press(content.words.approve, new RegExp(`^${fill(content.words.said.approved, { name, net })}`));
  },

  async hireiq({ demo, press, said, look }) {
    const shown = contentOf('hireiq');
    const { criteria, people, words } = shown;
    const places = demo.getByRole('listitem');
    const before = startRanking(shown);
    await expect(places.first()).toContainText(before.open);
    // The last criterion, a step at a time, until somebody else is first.
    const last = criteria.length - 1;
    const slider = demo.getByRole('slider', { name: criteria[last]?.name });
    let now = before;
    let first = before.open;
    while (first === before.open) {
      now = weigh(now, last, (now.weights[last] ?? 0) + 5);
      first = rank(people, now.weights)[0]?.name ?? '';
      await slider.press('ArrowRight');
    }
    await expect(places.first()).toContainText(first);
    await expect(said).toContainText(`“${criteria[last]?.name}”`);
    await look();
    await press(new RegExp(`^1\\s.*${first}`));
    await expect(demo.getByRole('region', { name: new RegExp(`^Why ${first}`) })).toContainText(
      people.find(({ name }) => name === first)?.proof[last] ?? '',
    );
    const other = people.find(({ shortlisted }) => !shortlisted)?.name ?? '';
    await press(new RegExp(other));
    await press(
      fill(words.shortlist, { name: other.split(' ')[0] ?? '' }),
      new RegExp(fill(words.said.on, { name: other })),
    );
  },

  async stockmaster({ demo, field, button, press, type, look }) {
    const { items, orderNo, words } = own('stockmaster');
    const uncounted = items.filter(({ counted }) => counted === undefined);
    const [first, second] = uncounted as [(typeof items)[number], (typeof items)[number]];
    const count = ({ name }: { name: string }) => fill(words.counted, { name });
    const reordered = items.map((item) => ({
      ...item,
      books: item === first ? item.reorderAt : (item.counted ?? item.books),
    }));
    const low = reordered.filter(({ books, reorderAt }) => books <= reorderAt);
    const total = lkr(low.reduce((sum, { books, most, cost }) => sum + (most - books) * cost, 0));

    await type(count(first), `${first.reorderAt}.5`, words.errors.fraction);
    await look();
    await type(count(first), String(first.reorderAt));
    await type(count(second), String(second.books), fill(words.counts, { n: items.length, all: items.length }));
    const missing = reordered.reduce((sum, { books, cost }, i) => sum + ((items[i]?.books ?? 0) - books) * cost, 0);
    await expect(demo).toContainText(`−${lkr(missing)}`);
    await press(words.post, new RegExp(low.map(({ name }) => name).join(', ')));
    await expect(field(count(first))).toHaveValue('');
    await expect(demo.getByRole('listitem').filter({ hasText: first.part })).toContainText(
      String(first.most - first.reorderAt),
    );
    await press(words.send, new RegExp(`^${fill(words.said.sent, { no: orderNo, total })}`), 'Enter');
    await expect(button(words.sent)).toHaveAttribute('aria-disabled', 'true');
  },

  async lankacrm({ demo, press, said, look }) {
    const shown = contentOf('lankacrm');
    const { stages, deals, words } = shown;
    const won = stages.length - 1;
    const region = (stage: number) => demo.getByRole('region', { name: stages[stage]?.name });
    const moveTo = (deal: number, stage: number) =>
      fill(words.move, { name: deals[deal]?.name ?? '', stage: stages[stage]?.name ?? '' });
    /** A deal of a stage whose value is the largest there. */
    const largest = (stage: number) =>
      deals.reduce((best, deal, i) => (deal.stage === stage && deal.value > (deals[best]?.value ?? 0) ? i : best), -1);

    const sold = largest(won - 1);
    const afterSale = move(startPipeline(shown), shown, sold, won);
    await press(moveTo(sold, won), new RegExp(`Forecast: ${lkr(forecast(afterSale, shown))}`), 'Enter');
    await expect(region(won)).toContainText(deals[sold]?.name ?? '');
    await expect(demo.locator(':focus')).toHaveAccessibleName(new RegExp(deals[sold]?.name ?? ''));
    await look();
    // Nothing scrolls while something is dragged.
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const dragged = largest(won - 2);
    await demo.getByText(deals[dragged]?.name ?? '', { exact: true }).hover();
    const { mouse } = demo.page();
    await mouse.down();
    // A browser takes the second movement over a place for a drag to it.
    for (const _ of [1, 2]) await region(won - 1).hover();
    await mouse.up();
    const afterDrag = move(afterSale, shown, dragged, won - 1);
    await expect(region(won - 1)).toContainText(lkr(total(afterDrag, shown, won - 1)));
    await expect(said).toContainText(`Forecast: ${lkr(forecast(afterDrag, shown))}`);
  },

  async mediflow({ demo, field, press, type, look }) {
    const { batches, interactions, queue, words } = own('mediflow');
    const stock = (batch: string) => demo.getByRole('row', { name: batch });
    const [first] = interactions;
    const substances = first?.between ?? [];
    const isWarned = ({ items }: (typeof queue)[number]) =>
      substances.every((substance) => items.some(({ name }) => name.startsWith(substance)));
    const [warned, plain] = [queue.find(isWarned), queue.find((order) => !isWarned(order))];
    if (!first || !warned || !plain) throw new Error('the queue needs a prescription with a warning and one without');
    const [item] = warned.items;
    const batch = batches.find(({ medicine, pieces }) => medicine === item?.name && pieces >= item.pieces);
    if (!item || !batch) throw new Error('the first medicine with a warning needs a batch that suffices for it');
    const left = (gone: number) => String(batch.pieces - gone);
    const button = (order: typeof plain) => fill(words.dispense, { no: order.no });

    await press(button(warned), new RegExp(`^${warned.no} waits. ${first.risk}`), 'Enter');
    await expect(demo.locator(':focus')).toContainText(words.source);
    await look();
    await type(words.note, '  ');
    await press(words.anyway, words.noteMissing);
    await expect(field(words.note)).toBeFocused();
    await expect(stock(batch.batch)).toContainText(left(0));
    await look();
    await type(words.note, 'Doctor confirmed, INR on Monday');
    await press(words.anyway, new RegExp(`^${warned.no} is dispensed: ${item.pieces} from ${batch.batch}`));
    await expect(demo).toContainText('Note: Doctor confirmed, INR on Monday');
    await expect(stock(batch.batch)).toContainText(left(item.pieces));
    await press(content().words.demo.reset);

    await press(button(warned));
    await press(words.hold, new RegExp(`^${fill(words.said.held, { no: warned.no, doctor: warned.doctor })}`));
    await expect(stock(batch.batch)).toContainText(left(0));
    await look();
    await press(button(plain), new RegExp(`^${plain.no} is dispensed`));
  },

  async fittrackpro({ demo, button, press, look }) {
    const content = contentOf('fittrackpro');
    const { classes, members, words: told } = content;
    let desk = fittrackpro.start(content);
    const standings = members.map((_, i) => fittrackpro.status(desk, content, i));
    const lapsed = standings.indexOf('lapsed');
    const [active, next] = members.flatMap(({ isIn }, i) => (!isIn && standings[i] === 'active' ? i : []));
    const called = (i = 0) => members[i]?.name ?? '';
    const firstName = (i = 0) => called(i).split(' ')[0] ?? '';
    const [{ name, places }] = classes as [fittrackpro.Content['classes'][number]];
    const say = (template: string, i = 0, n = 0) => fill(template, { name: firstName(i), class: name, n });
    const open = async (i = 0, result?: string) => {
      desk = { ...desk, open: i };
      await press(new RegExp(`^${called(i)}`), result);
    };
    const enter = async (key?: 'Enter') => {
      desk = fittrackpro.checkIn(desk, content);
      const inside = content.inside + desk.inside.length;
      await press(told.checkIn, new RegExp(`^${fill(told.said.in, { name: called(desk.open), inside })}`), key);
    };
    const card = demo.getByRole('region', { name });

    await open(active);
    await enter();
    await press(say(told.book, active), new RegExp(`^${say(told.booked, active, places)}`));
    await expect(card).toContainText(`${fill(told.taken, { taken: places, places })} ${told.full}`);
    await open(next);
    await press(say(told.wait, next), `${say(told.waits, next, 1)}.`);
    await expect(card).toContainText(fill(told.waiting, { n: 1 }));
    await look();

    const { price } = members[lapsed] as (typeof members)[number];
    const amount = lkr(price);
    desk = { ...desk, open: lapsed };
    const status = fittrackpro.membership(desk, content, lapsed).text;
    const refused = fill(told.said.lapsed, { name: called(lapsed), status, amount });
    await open(lapsed, refused);
    const [, second] = classes;
    for (const label of [told.checkIn, fill(told.book, { name: firstName(lapsed), class: second?.name ?? '' })]) {
      await expect(button(label)).toHaveAttribute('aria-disabled', 'true');
      await press(label, refused, 'Enter');
    }
    await look();
    const renewal = { name: called(lapsed), amount, date: fittrackpro.date(fittrackpro.renewedTo(desk, content)) };
    await press(fill(told.renew, renewal), fill(told.said.renewed, renewal), 'Enter');
    await expect(button(told.checkIn)).toBeFocused();
    desk = { ...fittrackpro.renew(desk, content), inside: [...desk.inside] };
    await enter('Enter');
  },

  async autocare({ demo, press, look }) {
    const { areas, jobs: all, words: own } = workshop;
    const { marks, jobs: first } = autocare.start(workshop);
    const card = demo.getByRole('region', { name: own.card });
    const [area, another] = areas.filter((_, i) => !marks.includes(i)) as [string, string];
    const marked = (...names: string[]) =>
      [...marks.map((i) => areas[i] ?? ''), ...names].map((name) => new RegExp(name));
    const total = (list: number[]) => rupees(autocare.sums({ jobs: list }, workshop).total);
    await press(area);
    await press(another, `${another} is marked. Marks on the car: ${marks.length + 2}.`, 'Space');
    await press(area, undefined, 'Enter');
    await expect(card.getByRole('listitem')).toHaveText(marked(another));
    for (const job of first) await press(new RegExp(`${all[job]?.name}`));
    await press(own.approve, own.said.empty, 'Enter');
    const rest = all.map((_, i) => i).filter((i) => !first.includes(i));
    const [added = 0, last = 0] = rest;
    await press(new RegExp(`${all[added]?.name}`), new RegExp(`is on the estimate. Total with VAT: ${total([added])}`));
    await look();
    await press(own.approve, new RegExp(`^The estimate of ${total([added])} is approved`), 'Enter');
    await expect(card).toContainText(own.ready);
    await press(new RegExp(`${all[last]?.name}`));
    await expect(demo.getByRole('region', { name: own.estimate })).toContainText(total([added, last]));
    await expect(card).toContainText(own.open);
    await look();
    await press(own.approve);
    await expect(card).toContainText(own.ready);
  },
};

/** Opens a product's page and waits until its demonstration is alive. */
export async function openDemo(page: Page, slug: string, look = async () => {}): Promise<Job> {
  await page.goto(`/${slug}#try`);
  const name = products.find((product) => product.slug === slug)?.name ?? slug;
  const demo = page.getByRole('group', { name: fill(words.demo.window, { name }) });
  await expect(demo).toBeVisible();
  const button: Job['button'] = (label) => demo.getByRole('button', { name: label, exact: typeof label === 'string' });
  const field: Job['field'] = (label) => demo.getByRole('textbox', { name: label });
  const said = demo.getByRole('status');
  return {
    demo,
    button,
    field,
    said,
    look,
    async press(label, told, key) {
      await (key ? button(label).press(key) : button(label).click());
      if (told) await expect(said).toHaveText(told);
    },
    async type(label, text, shown) {
      await field(label).fill(text);
      if (shown) await expect(demo).toContainText(shown);
    },
  };
}
