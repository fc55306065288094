import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoKind, Demos } from '../../content/schema/demos';
import { content } from '../../lib/content';
import { fill, lkr } from '../../lib/format';

const { products, words } = content();

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
    await press(/^Add Samba rice/);
    await type(/barcode/, '4792100004400');
    await field(/barcode/).press('Enter');
    await expect(said).toHaveText(/No product has the barcode 4792100004400/);
    await look();
    await type(/barcode/, '4792100004403');
    await field(/barcode/).press('Enter');
    await expect(said).toHaveText('Coconut oil 1 l added. To pay: LKR 2,740.');
    await expect(field(/barcode/)).toHaveValue('');
    await press('Cash');
    await type('Cash received', '2000', 'LKR 740 still to come');
    await look();
    await field('Cash received').press('Enter');
    await expect(said).toHaveText('LKR 740 still to come');
    await type('Cash received', '3000');
    await press('Take payment', /Sale 10432 is paid and sent. Change: LKR 260. Done: Sell two items/);
    await look();
    await press('Next sale');

    await demo.getByRole('switch').click();
    await expect(said).toHaveText(/The connection is cut/);
    await press(/^Add Ceylon tea/);
    await press('One Ceylon tea 200 g more');
    await press('Cash');
    await press('Exact');
    await press('Take payment');
    await expect(demo).toContainText('1 waiting, LKR 1,040');
    await look();
    await press('Next sale');
    await demo.getByRole('switch').click();
    await expect(said).toHaveText(/The queue is empty/);
  },

  async peoplenest({ demo, field, press, type, look }) {
    await type('Basic salary', '60,000');
    await type('Overtime', 'ten');
    await expect(demo.getByRole('alert')).toHaveText(/figures/);
    await look();
    await press('Approve payslip', /Nothing to approve yet/, 'Enter');
    await expect(field('Overtime')).toHaveValue('ten');
    await type('Overtime', '10');
    await type('No-pay', '1');
    await expect(demo.getByRole('row')).toHaveText([
      /Basic salary\s*60,000.00/,
      /No-pay days, 1\s*−2,000.00/,
      /Overtime, 10 h\s*4,500.00/,
      /Gross pay\s*62,500.00/,
      /EPF, employee 8%\s*−4,640.00/,
      /Net pay\s*LKR 57,860.00/,
      /Paid by the employer/,
      /EPF, employer 12%\s*6,960.00/,
      /ETF, employer 3%\s*1,740.00/,
      /Cost to the employer\s*71,200.00/,
    ]);
    await press('Approve payslip', /The payslip of Chamara Rathnayake is approved: LKR 57,860/);
  },

  async hireiq({ demo, press, said, look }) {
    const first = demo.getByRole('listitem').first();
    await expect(first).toContainText('Tharushi');
    for (let i = 0; i < 4; i++) await demo.getByRole('slider', { name: /Tamil/ }).press('ArrowRight');
    await expect(first).toContainText('Arjun');
    await expect(said).toHaveText(/“Speaks Tamil” now counts/);
    await look();
    await press(/^1\s.*Arjun/);
    await expect(demo.getByRole('region', { name: /^Why Arjun/ })).toContainText('Tamil as first language');
    await press('Shortlist Arjun', /Arjun Selvarajah is on the shortlist/);
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
    const stage = (name: string) => demo.getByRole('region', { name });
    await press('Move Samanala Freight to Won', /Samanala Freight is now in Won. Forecast: LKR 6,507,600/, 'Enter');
    await expect(stage('Won')).toContainText('Samanala Freight');
    await expect(demo.locator(':focus')).toHaveAccessibleName(/Samanala Freight/);
    await look();
    // Nothing scrolls while something is dragged.
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await demo.getByText('Linen contract, Galle').hover();
    const { mouse } = demo.page();
    await mouse.down();
    // A browser takes the second movement over a place for a drag to it.
    for (const _ of [1, 2]) await stage('Negotiation').hover();
    await mouse.up();
    await expect(stage('Negotiation')).toContainText('LKR 2,180,000');
    await expect(said).toHaveText(/Forecast: LKR 7,052,600/);
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
    const cycling = demo.getByRole('region', { name: 'Cycling' });
    await press('Check in', /^Hiruni Abeysekara is in. Inside now: 45/);
    await press('Book Hiruni into Cycling', /^Hiruni has place 16 in Cycling/);
    await expect(cycling).toContainText('16 of 16 places taken Full');
    await press(/^Fathima/);
    await press('Let Fathima wait for Cycling', 'Fathima waits for Cycling, no. 1.');
    await expect(cycling).toContainText('Full, 1 waiting');
    await look();

    const lapsed = 'Nuwan Jayasuriya: Ended 12 Nov 2026. Neither let in nor booked until LKR 8,000 is paid.';
    await press(/^Nuwan/, lapsed);
    for (const name of ['Check in', 'Book Nuwan into Strength']) {
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await press(name, lapsed, 'Enter');
    }
    await look();
    const renewed = 'LKR 8,000 received. Nuwan Jayasuriya is active to 19 Dec 2026.';
    await press('Renew to 19 Dec 2026: LKR 8,000', renewed, 'Enter');
    await expect(button('Check in')).toBeFocused();
    await press('Check in', /^Nuwan Jayasuriya is in. Inside now: 46/, 'Enter');
  },

  async autocare({ demo, press, look }) {
    const card = demo.getByRole('region', { name: 'Job card 3318' });
    await press('Front bumper');
    await press('Front door, right', /^Front door, right is marked. Marks on the car: 2/, 'Space');
    await press('Front bumper', undefined, 'Enter');
    await expect(card.getByRole('listitem')).toHaveText([/1\s*Front door, right/]);
    await press('Front bumper');
    await press('Approve the estimate', 'There is nothing to approve yet. Add a job first.', 'Enter');
    await press(/^Bumper fit and paint/, /^Bumper fit and paint is on the estimate. Total with VAT: LKR 61,006/);
    await look();
    await press('Approve the estimate', /^The estimate of LKR 61,006 is approved/, 'Enter');
    await expect(card).toContainText('Ready for the bay');
    await press(/^Oil service/);
    await press(/^Front brakes/);
    await expect(demo.getByRole('region', { name: 'Estimate' })).toContainText(
      /Parts and labour\s*79,350\s*VAT 18%\s*14,283\s*Total\s*LKR 93,633/,
    );
    await expect(card).toContainText('At reception');
    await look();
    await press('Approve the estimate');
    await expect(card).toContainText('Ready for the bay');
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
