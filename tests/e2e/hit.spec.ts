import type { Page } from '@playwright/test';
import { everyPath, expect, header, nowhere, test, visit, words } from '../support/browser';

const widths = [1440, 768, 390];

/** Collects what a visitor's browser would complain about. Requests to other sites are blocked and listed. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  const add = (kind: string, text: string) => complaints.push(`${kind}: ${text}`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add('console', message.text());
  });
  page.on('pageerror', (error) => add('exception', error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page ends its downloads; nothing has failed.
    if (why !== 'net::ERR_ABORTED') add('failed', `${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      add('status', `${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') add('outside', request.url());
  });
  return complaints;
}

/** Controls that something else would take the press of: each with what lies over its middle. */
async function covered(page: Page, within = 'body') {
  // What floats over a page that has been scrolled is there from the next frame on.
  await page.evaluate(() => {
    window.scrollTo({ top: 1000, behavior: 'instant' });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.locator(within).evaluate((area) => {
    const controls = [
      ...area.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches('[data-skip]'));
    const problems: string[] = [];
    for (const control of controls) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // The first line of a link that is broken over two.
      const [line] = control.getClientRects();
      if (!line) continue;
      const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      const own = control.contains(hit) || (hit?.closest('label') as HTMLLabelElement | null)?.control === control;
      if (own || (control as HTMLButtonElement).disabled) continue;
      problems.push(`${control.outerHTML.slice(0, 120)} lies under ${hit?.outerHTML.slice(0, 120)}`);
    }
    return problems;
  });
}

for (const path of everyPath)
  test(`a pointer can press everything on ${path}, and the browser complains of nothing @firefox`, async ({ page }) => {
    const complaints = listen(page);
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await covered(page), `${width} px`).toEqual([]);
    }
    // The browser itself reports the status of the not-found page.
    expect(complaints.filter((text) => path !== nowhere || !/^console: .*404/.test(text))).toEqual([]);
  });

test('a pointer can press everything in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await header(page).getByRole('button', { name: words.header.menu }).click();
  await page.locator('#menu summary').click();
  expect(await covered(page, '#menu')).toEqual([]);
});

test('a field that takes the focus at the foot of the window comes out from under the total', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/BudgetCalculator');
  const field = page.getByRole('spinbutton');
  await field.evaluate((element) => {
    const below = element.getBoundingClientRect().bottom - window.innerHeight + 10;
    window.scrollBy({ top: below, behavior: 'instant' });
  });
  await field.focus();
  const onTop = () =>
    field.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  await expect.poll(onTop).toBe(true);
});
