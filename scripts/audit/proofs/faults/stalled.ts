import { content } from '@/lib/content';
import { type Fault, inContext } from './fault';
import { chooseSurge, chunks, expect, fillContact, send, sent, total } from './steps';

const { words } = content();
/** How long the stalled scripts keep the visitor waiting, in milliseconds. */
const stall = 30_000;

export const stalled: Fault = {
  name: 'scripts that stall for 30 s',
  run: inContext(async (context, { origin }) => {
    await context.route(chunks, async (route) => {
      await new Promise((done) => setTimeout(done, stall));
      await route.continue().catch(() => undefined);
    });
    // The load event waits for the starter, too.
    const early = { waitUntil: 'domcontentloaded' } as const;
    const form = async () => {
      const page = await context.newPage();
      await page.goto(`${origin}/contact`, early);
      await fillContact(page);
      await send(page);
      await send(page);
      await page.waitForTimeout(stall / 2);
      expect('a press is kept while the scripts are on their way', (await sent(page)).length === 0);
      await page.getByText(words.forms.after.opened).waitFor({ timeout: 2 * stall });
      expect('two presses open one window', (await sent(page)).length === 1);
      expect('what was typed is kept', (await page.locator('[name="message"]').inputValue()) === 'Hello');
    };
    const calculator = async () => {
      const page = await context.newPage();
      await page.goto(`${origin}/BudgetCalculator`, early);
      await chooseSurge(page);
      await page.waitForSelector('html[data-awake]', { state: 'attached', timeout: 3 * stall });
      await total(page, 'LKR 25,500');
    };
    const links = async () => {
      const page = await context.newPage();
      await page.goto(`${origin}/services`, early);
      await page.mouse.move(200, 300);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
      await page.waitForURL(`${origin}/about`, { timeout: stall / 2, waitUntil: 'commit' });
    };
    await Promise.all([form(), calculator(), links()]);
  }),
};
