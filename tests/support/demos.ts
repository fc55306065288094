import { expect, type Locator, type Page } from '@playwright/test';
import { content } from '../../lib/content';
import { fill } from '../../lib/format';

const { products, words } = content();

/** A product page's demonstration at work. */
export interface Job {
  page: Page;
  demo: Locator;
  button: (name: string | RegExp) => Locator;
  field: (name: string | RegExp) => Locator;
  /** What the visitor was told last. */
  said: Locator;
  /** Called in every state that is worth a look. */
  look: () => Promise<void>;
}

/** The job of each demonstration from its first state to its last, as a visitor does it. */
export const jobs: Record<string, (job: Job) => Promise<void>> = {
  async nexbill({ demo, button, field, said, page, look }) {
    await button(/^Add Samba rice/).click();
    await field(/barcode/).fill('4792100004400');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText(/No product has the barcode 4792100004400/);
    await look();
    await field(/barcode/).fill('4792100004403');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('Coconut oil 1 l added. To pay: LKR 2,740.');
    await expect(field(/barcode/)).toHaveValue('');
    await button('Cash').click();
    await field('Cash received').fill('2000');
    await expect(demo).toContainText('LKR 740 still to come');
    await look();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('LKR 740 still to come');
    await field('Cash received').fill('3000');
    await button('Take payment').click();
    await expect(said).toHaveText(/Sale 10432 is paid and sent. Change: LKR 260. Done: Sell two items/);
    await look();
    await button('Next sale').click();

    await demo.getByRole('switch').click();
    await expect(said).toHaveText(/The connection is cut/);
    await button(/^Add Ceylon tea/).click();
    await button('One Ceylon tea 200 g more').click();
    await button('Cash').click();
    await button('Exact').click();
    await button('Take payment').click();
    await expect(demo).toContainText('1 waiting, LKR 1,040');
    await look();
    await button('Next sale').click();
    await demo.getByRole('switch').click();
    await expect(said).toHaveText(/The queue is empty/);
  },

  async peoplenest({ demo, button, field, said, look }) {
    await field('Basic salary').fill('60,000');
    await field('Overtime').fill('ten');
    await expect(demo.getByRole('alert')).toHaveText(/figures/);
    await look();
    await button('Approve payslip').press('Enter');
    await expect(said).toHaveText(/Nothing to approve yet/);
    await expect(field('Overtime')).toHaveValue('ten');
    await field('Overtime').fill('10');
    await field('No-pay').fill('1');
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
    await button('Approve payslip').click();
    await expect(said).toHaveText(/The payslip of Chamara Rathnayake is approved: LKR 57,860/);
  },

  async hireiq({ demo, button, said, page, look }) {
    const first = demo.getByRole('listitem').first();
    await expect(first).toContainText('Tharushi');
    await demo.getByRole('slider', { name: /Tamil/ }).focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
    await expect(first).toContainText('Arjun');
    await expect(said).toHaveText(/“Speaks Tamil” now counts/);
    await look();
    await button(/^1\s.*Arjun/).click();
    await expect(demo.getByRole('region', { name: /^Why Arjun/ })).toContainText('Tamil as first language');
    await button('Shortlist Arjun').click();
    await expect(said).toHaveText(/Arjun Selvarajah is on the shortlist/);
  },

  async stockmaster({ demo, button, field, said, look }) {
    await field(/Cable/).fill('39.5');
    await expect(demo).toContainText('Please count whole pieces.');
    await look();
    await field(/Cable/).fill('39');
    await expect(demo).toContainText('−4 pieces, −LKR 87,200');
    await field(/Tap/).fill('90');
    await expect(demo).toContainText('2 of 4 counted. Variance:');
    await expect(demo).toContainText('−LKR 83,420');
    await button('Post the count').click();
    await expect(said).toHaveText(/At or below the reorder point: Cable 2.5 mm², 100 m/);
    await button(/^Order 81/).click();
    await expect(said).toHaveText(/81 pieces of Cable 2.5 mm², 100 m are on order/);
  },

  async lankacrm({ demo, button, said, page, look }) {
    const stage = (name: string) => demo.getByRole('region', { name });
    await button('Move Samanala Freight to Won').focus();
    await page.keyboard.press('Enter');
    await expect(stage('Won')).toContainText('Samanala Freight');
    await expect(said).toHaveText(/Samanala Freight is now in Won. Forecast: LKR 6,507,600/);
    await expect(demo.locator(':focus')).toHaveAccessibleName(/Samanala Freight/);
    await look();
    // Nothing scrolls while something is dragged.
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await demo.getByText('Linen contract, Galle').hover();
    await page.mouse.down();
    // A browser takes the second movement over a place for a drag to it.
    for (const _ of [1, 2]) await stage('Negotiation').hover();
    await page.mouse.up();
    await expect(stage('Negotiation')).toContainText('LKR 2,180,000');
    await expect(said).toHaveText(/Forecast: LKR 7,052,600/);
  },

  async mediflow({ demo, button, field, said, page, look }) {
    const stock = (batch: string) => demo.getByRole('row', { name: batch });
    await button('Dispense A-041').focus();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText(/^A-041 waits. Warfarin with ibuprofen raises the risk of bleeding/);
    await expect(demo.locator(':focus')).toContainText('not medical advice. The pharmacist decides.');
    await look();
    await field('Note').fill('  ');
    await button('Dispense anyway').click();
    await expect(said).toHaveText('Please say why: the decision is saved with a note.');
    await expect(field('Note')).toBeFocused();
    await expect(stock('WF-2309')).toContainText('84');
    await look();
    await page.keyboard.type('Doctor confirmed, INR on Monday');
    await button('Dispense anyway').click();
    await expect(said).toHaveText(/^A-041 is dispensed: 30 from WF-2309, 15 from IB-4417/);
    await expect(demo).toContainText('Note: Doctor confirmed, INR on Monday');
    await expect(stock('WF-2309')).toContainText('54');
    await expect(stock('IB-4417')).toContainText('225');
    await button(words.demo.reset).click();

    await button('Dispense A-041').click();
    await button('Hold and call doctor').click();
    await expect(said).toHaveText(/^A-041 is on hold. Call Dr S. Fernando/);
    await expect(stock('WF-2309')).toContainText('84');
    await look();
    await button('Dispense A-044').click();
    await expect(said).toHaveText(/^A-044 is dispensed: 36 from AX-7714, 6 from AX-8102/);
    await expect(stock('AX-8102')).toContainText('494');
  },

  async fittrackpro({ demo, button, said, page, look }) {
    const cycling = demo.getByRole('region', { name: 'Cycling' });
    await button('Check in').click();
    await expect(said).toHaveText(/^Hiruni Abeysekara is in. Inside now: 45/);
    await button('Book Hiruni into Cycling').click();
    await expect(said).toHaveText(/^Hiruni has place 16 in Cycling/);
    await expect(cycling).toContainText('16 of 16 places taken Full');
    await button(/^Fathima/).click();
    await button('Let Fathima wait for Cycling').click();
    await expect(said).toHaveText('Fathima waits for Cycling, no. 1.');
    await expect(cycling).toContainText('Full, 1 waiting');
    await look();

    await button(/^Nuwan/).click();
    const lapsed = 'Nuwan Jayasuriya: Ended 12 Nov 2026. Neither let in nor booked until LKR 8,000 is paid.';
    await expect(said).toHaveText(lapsed);
    for (const name of ['Check in', 'Book Nuwan into Strength']) {
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await button(name).press('Enter');
      await expect(said).toHaveText(lapsed);
    }
    await look();
    await button('Renew to 19 Dec 2026: LKR 8,000').focus();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('LKR 8,000 received. Nuwan Jayasuriya is active to 19 Dec 2026.');
    await expect(button('Check in')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText(/^Nuwan Jayasuriya is in. Inside now: 46/);
  },

  async autocare({ demo, button, said, page, look }) {
    const card = demo.getByRole('region', { name: 'Job card 3318' });
    await button('Front bumper').click();
    await button('Front door, right').press('Space');
    await expect(said).toHaveText(/^Front door, right is marked. Marks on the car: 2/);
    await button('Front bumper').press('Enter');
    await expect(card.getByRole('listitem')).toHaveText([/1\s*Front door, right/]);
    await button('Front bumper').click();
    await button('Approve the estimate').press('Enter');
    await expect(said).toHaveText('There is nothing to approve yet. Add a job first.');
    await button(/^Bumper fit and paint/).click();
    await expect(said).toHaveText(/^Bumper fit and paint is on the estimate. Total with VAT: LKR 61,006/);
    await look();
    await button('Approve the estimate').focus();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText(/^The estimate of LKR 61,006 is approved/);
    await expect(card).toContainText('Ready for the bay');
    await button(/^Oil service/).click();
    await button(/^Front brakes/).click();
    await expect(demo.getByRole('region', { name: 'Estimate' })).toContainText(
      /Parts and labour\s*79,350\s*VAT 18%\s*14,283\s*Total\s*LKR 93,633/,
    );
    await expect(card).toContainText('At reception');
    await look();
    await button('Approve the estimate').click();
    await expect(card).toContainText('Ready for the bay');
  },
};

/** Opens a product's page and waits until its demonstration is alive. */
export async function openDemo(page: Page, slug: string, look = async () => {}): Promise<Job> {
  await page.goto(`/${slug}#try`);
  const name = products.find((product) => product.slug === slug)?.name ?? slug;
  const demo = page.getByRole('group', { name: fill(words.demo.window, { name }) });
  await expect(demo).toBeVisible();
  return {
    page,
    demo,
    look,
    button: (label) => demo.getByRole('button', { name: label, exact: typeof label === 'string' }),
    field: (label) => demo.getByRole('textbox', { name: label }),
    said: demo.getByRole('status'),
  };
}
