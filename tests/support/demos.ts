import { expect, type Page } from '@playwright/test';
import * as autocare from '../../components/demos/autocare/rules';
import * as fittrackpro from '../../components/demos/fittrackpro/rules';
import { rupees } from '../../components/demos/frame/numbers';
import * as hireiq from '../../components/demos/hireiq/rules';
import * as lankacrm from '../../components/demos/lankacrm/rules';
import * as mediflow from '../../components/demos/mediflow/rules';
import * as nexbill from '../../components/demos/nexbill/rules';
import * as peoplenest from '../../components/demos/peoplenest/rules';
import * as stockmaster from '../../components/demos/stockmaster/rules';
import type { DemoKind, Demos } from '../../content/schema/demos';
import { fill, lkr } from '../../lib/format';
import { products, words as ui } from './browser';

/** Content of a demonstration, from the product that has it. */
function contentOf<K extends DemoKind>(kind: K): Demos[K] {
  const found = products.find(({ demo }) => demo?.[kind])?.demo?.[kind];
  if (!found) throw new Error(`no product has the demonstration ${kind}`);
  return found as Demos[K];
}

/** Matches a text of the content; a placeholder that is left, such as `{amount}`, matches anything. */
const like = (template: string) => new RegExp(template.replace(/[.*+?^$()[\]|\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'));

/**
 * Opens a product's page with its demonstration. Names and announcements are texts of the content, which may have
 * placeholders.
 *
 * @param checkState  called in every state that the accessibility test checks
 */
export async function openDemo(page: Page, slug: string, checkState = async () => {}) {
  await page.goto(`/${slug}#try`);
  const name = products.find((product) => product.slug === slug)?.name ?? slug;
  const demo = page.getByRole('group', { name: fill(ui.demo.window, { name }) });
  await expect(demo).toBeVisible();
  const button = (label: string) => demo.getByRole('button', { name: like(label) }).first();
  const field = (label: string) => demo.getByRole('textbox', { name: label });
  /** The last announcement. */
  const said = demo.getByRole('status');
  /** Presses a button, by mouse or by a key, and waits for an announcement. */
  const press = async (label: string, announced = '', key?: 'Enter' | 'Space') => {
    await (key ? button(label).press(key) : button(label).click());
    await expect(said).toHaveText(like(announced));
  };
  return { demo, button, field, said, press, checkState };
}

type OpenedDemo = Awaited<ReturnType<typeof openDemo>>;

/** The task of each demonstration from its first state to its last, as a visitor does it. */
export const tasks: Record<string, (opened: OpenedDemo) => Promise<void>> = {
  async nexbill({ demo, field, said, press, checkState }) {
    const content = contentOf('nexbill');
    const { goods, words } = content;
    const till = nexbill.start(content);
    const [, , milk, , oil] = goods as [nexbill.Good, nexbill.Good, nexbill.Good, nexbill.Good, nexbill.Good];
    const due = nexbill.total(till, goods) + (milk.price + oil.price) * 100;
    const given = nexbill.likelyCash(due).at(-1) ?? due;
    const enter = async (label: string, text: string, announced: string) => {
      await field(label).fill(text);
      await expect(field(label)).toHaveValue(text);
      await field(label).press('Enter');
      await expect(said).toHaveText(like(announced));
    };
    await press(fill(words.add, { name: milk.name }), fill(words.said.added, { name: milk.name }));
    await enter(words.search, '0'.repeat(oil.code.length), words.errors.unknownCode);
    await checkState();
    await enter(words.search, oil.code, fill(words.said.added, { name: oil.name, due: rupees(due) }));
    await expect(field(words.search)).toHaveValue('');
    await press(words.pay);
    await enter(words.given, '1000', fill(words.missing, { amount: rupees(due - 100_000) }));
    await checkState();
    await field(words.given).fill(String(given / 100));
    await press(words.take, fill(words.said.queued, { n: till.number, change: rupees(given - due) }));
    await expect(demo).toContainText(like(fill(words.waiting, { n: till.queue.length + 1 })));
    await checkState();
    await press(words.next);
    await demo.getByRole('switch').click();
    await expect(said).toContainText(words.said.allSent);
  },

  async peoplenest({ demo, field, press, checkState }) {
    const content = contentOf('peoplenest');
    const { rates, words } = content;
    await field(words.fields.overtime).fill('ten');
    await expect(demo.getByRole('alert')).toHaveText(words.errors.notNumber);
    await checkState();
    await press(words.approve, words.said.wrong, 'Enter');
    const entries = { basic: '60,000', overtime: '10', noPay: '2' };
    let payroll = peoplenest.start(content);
    for (const name of peoplenest.fields) {
      payroll = peoplenest.type(payroll, name, entries[name]);
      await field(words.fields[name]).fill(entries[name]);
    }
    const net = rupees(peoplenest.current(payroll, rates).slip.net);
    await press(words.approve, fill(words.said.approved, { net }));
  },

  async hireiq({ demo, press, said, checkState }) {
    const content = contentOf('hireiq');
    const { criteria, people, words } = content;
    const last = criteria.length - 1;
    const slider = demo.getByRole('slider').nth(last);
    const leader = (weights: readonly number[]) => hireiq.rank(people, weights)[0]?.name ?? '';
    const begin = hireiq.start(content);
    let now = begin;
    // A key that is pressed before hydration moves the slider but announces nothing.
    await slider.focus();
    await expect(demo.page().locator('[data-hydrate]').filter({ has: slider })).toHaveCount(0);
    while (leader(now.weights) === leader(begin.weights)) {
      now = hireiq.weigh(now, last, (now.weights[last] ?? 0) + 5);
      await slider.press('ArrowRight');
    }
    const first = leader(now.weights);
    await expect(demo.getByRole('listitem').first()).toContainText(first);
    await expect(said).toContainText(`“${criteria[last]?.name}”`);
    await checkState();
    await press(first, fill(words.said.opened, { name: first }));
    const proof = people.find(({ name }) => name === first)?.proof[last] ?? '';
    await expect(demo.getByRole('region', { name: like(fill(words.why, { name: first })) })).toContainText(proof);
    const other = people.find(({ shortlisted }) => !shortlisted)?.name ?? '';
    await press(other);
    await press(words.shortlist, fill(words.said.on, { name: other }));
  },

  async stockmaster({ demo, button, field, press, checkState }) {
    const content = contentOf('stockmaster');
    const { items, words } = content;
    let store = stockmaster.start(content);
    const count = (i: number) => field(fill(words.counted, { name: items[i]?.name ?? '' }));
    const [low, booked] = items.flatMap(({ counted }, i) => (counted === undefined ? i : [])) as [number, number];
    await count(low).fill('1.5');
    await expect(demo).toContainText(words.errors.fraction);
    await checkState();
    for (const [i, pieces] of [
      [low, items[low]?.reorderAt],
      [booked, items[booked]?.books],
    ] as const) {
      store = stockmaster.type(store, i, String(pieces));
      await count(i).fill(String(pieces));
    }
    await expect(demo).toContainText(`−${lkr(-stockmaster.totalVariance(store, items))}`);
    await press(words.post, words.said.low);
    await expect(count(low)).toHaveValue('');
    const total = lkr(stockmaster.order(stockmaster.post(store, items), items).total);
    await press(words.send, fill(words.said.sent, { total }), 'Enter');
    await expect(button(words.sent)).toHaveAttribute('aria-disabled', 'true');
  },

  async lankacrm({ demo, press, said, checkState }) {
    const content = contentOf('lankacrm');
    const { stages, deals, words } = content;
    const [proposal, negotiation, won] = [1, 2, 3] as const;
    const nameOf = (list: readonly { name: string }[], i: number) => list[i]?.name ?? '';
    const region = (stage: number) => demo.getByRole('region', { name: nameOf(stages, stage) });
    const firstIn = (stage: number) => deals.findIndex((deal) => deal.stage === stage);
    const sold = { name: nameOf(deals, firstIn(negotiation)), stage: nameOf(stages, won) };
    await press(fill(words.move, sold), fill(words.said.moved, sold), 'Enter');
    await expect(region(won).locator(':focus')).toHaveAccessibleName(like(sold.name));
    await checkState();
    // Nothing scrolls while something is dragged.
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await demo.getByText(nameOf(deals, firstIn(proposal)), { exact: true }).dragTo(region(negotiation));
    const afterSale = lankacrm.move(lankacrm.start(content), content, firstIn(negotiation), won);
    const board = lankacrm.move(afterSale, content, firstIn(proposal), negotiation);
    await expect(said).toHaveText(like(fill(words.said.moved, { forecast: lkr(lankacrm.forecast(board, content)) })));
    await expect(region(negotiation)).toContainText(lkr(lankacrm.total(board, content, negotiation)));
  },

  async mediflow({ demo, field, press, said, checkState }) {
    const content = contentOf('mediflow');
    const { batches, queue, words } = content;
    const warned = queue.findIndex((_, i) => mediflow.interaction(content, i));
    const [[take]] = mediflow.plan(mediflow.start(content), content, warned) as [[mediflow.Take]];
    const { batch, pieces } = batches[take.batch] as (typeof batches)[number];
    const left = demo.getByRole('row', { name: batch });
    const no = queue[warned]?.no ?? '';
    const plain = queue[1 - warned]?.no ?? '';
    const note = 'Doctor confirmed, INR on Monday';
    await press(fill(words.dispense, { no }), words.said.warned, 'Enter');
    await expect(demo.locator(':focus')).toContainText(words.source);
    await checkState();
    await field(words.note).fill('  ');
    await press(words.anyway, words.noteMissing);
    await expect(field(words.note)).toBeFocused();
    await expect(left).toContainText(String(pieces));
    await checkState();
    await field(words.note).fill(note);
    await field(words.note).press('Enter');
    await expect(said).toHaveText(like(fill(words.said.dispensed, { no })));
    await expect(demo).toContainText(fill(words.noted, { note }));
    await expect(left).toContainText(String(pieces - take.pieces));
    await press(ui.demo.reset);
    await press(fill(words.dispense, { no }));
    await press(words.hold, fill(words.said.held, { no }));
    await expect(left).toContainText(String(pieces));
    await checkState();
    await press(fill(words.dispense, { no: plain }), fill(words.said.dispensed, { no: plain }));
  },

  async fittrackpro({ demo, button, press, checkState }) {
    const content = contentOf('fittrackpro');
    const { classes, inside, members, words } = content;
    const desk = fittrackpro.start(content);
    const outside = (status: string) =>
      members.flatMap(({ isIn, name }, i) => (!isIn && fittrackpro.statusOf(desk, content, i) === status ? name : []));
    const [active, next] = outside('active') as [string, string];
    const [lapsed] = outside('lapsed') as [string];
    const [{ name: gymClass, places }] = classes as [(typeof classes)[number]];
    const card = demo.getByRole('region', { name: gymClass });
    await press(active);
    await press(words.checkIn, fill(words.said.in, { name: active, inside: inside + desk.inside.length + 1 }));
    await press(fill(words.book, { class: gymClass }), fill(words.booked, { n: places }));
    await expect(card).toContainText(`${fill(words.taken, { taken: places, places })} ${words.full}`);
    await press(next);
    await press(words.wait, fill(words.waits, { n: 1 }));
    await expect(card).toContainText(fill(words.waiting, { n: 1 }));
    await checkState();
    const refused = fill(words.said.lapsed, { name: lapsed });
    await press(lapsed, refused);
    for (const name of [words.checkIn, words.book]) {
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await press(name, refused, 'Enter');
    }
    await checkState();
    await press(words.renew, fill(words.said.renewed, { name: lapsed }), 'Enter');
    await expect(button(words.checkIn)).toBeFocused();
    await press(words.checkIn, fill(words.said.in, { name: lapsed }), 'Enter');
  },

  async autocare({ demo, press, checkState }) {
    const content = contentOf('autocare');
    const { areas, jobs: all, words } = content;
    const { marks, jobs: chosen } = autocare.start(content);
    const card = demo.getByRole('region', { name: words.card });
    const [mistaken, damaged] = areas.filter((_, i) => !marks.includes(i)) as [string, string];
    const total = (...list: number[]) => rupees(autocare.sums({ jobs: list }, content).total);
    const job = (i: number) => all[i]?.name ?? '';
    const [added, last] = [...all.keys()].filter((i) => !chosen.includes(i)) as [number, number];
    await press(mistaken);
    await press(damaged, fill(words.said.marked, { area: damaged, n: marks.length + 2 }), 'Space');
    await press(mistaken, words.said.unmarked, 'Enter');
    await expect(card.getByRole('listitem')).toContainText([...marks.map((i) => areas[i] ?? ''), damaged]);
    for (const i of chosen) await press(job(i));
    await press(words.approve, words.said.empty, 'Enter');
    await press(job(added), fill(words.said.added, { name: job(added), total: total(added) }));
    await checkState();
    await press(words.approve, fill(words.said.approved, { total: total(added) }), 'Enter');
    await expect(card).toContainText(words.ready);
    await press(job(last), fill(words.said.added, { name: job(last), total: total(added, last) }));
    await expect(card).toContainText(words.open);
    await checkState();
    await press(words.approve);
    await expect(card).toContainText(words.ready);
  },
};
