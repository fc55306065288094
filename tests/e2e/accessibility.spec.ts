import { axe, type CheckerOptions, ibm } from '../support/accessibility';
import {
  test as base,
  contactForm,
  everyPath,
  expect,
  fillIn,
  header,
  interact,
  recordPopups,
  services,
  siteScript,
  visit,
  words,
} from '../support/browser';

const test = base.extend<CheckerOptions & { violations: (prepare?: () => Promise<void>) => Promise<string[]> }>({
  checkers: [[axe], { option: true }],
  widths: [[390], { option: true }],
  /** Violations at each width; `prepare` restores the state that resizing resets. */
  violations: ({ page, checkers, widths }, use) =>
    use(async (prepare) => {
      const found: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await prepare?.();
        // Checkers would measure an intermediate colour of a transition.
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
        for (const look of checkers) found.push(...(await look(page)).map((text) => `${width} px: ${text}`));
      }
      return found;
    }),
});

// Without animations the checkers see final states.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPath)
  test(`${path} has no violation`, async ({ page, violations }) => {
    await visit(page, path);
    expect(await violations()).toEqual([]);
  });

test('the open menu has no violation', async ({ page, violations }) => {
  await visit(page, '/about');
  const button = (name: string) => header(page).getByRole('button', { name, exact: true });
  const openMenu = async () => {
    if (await button(words.header.menu).isVisible()) {
      await button(words.header.menu).click();
      await header(page).locator('details summary').click();
    } else await button(words.header.servicesMenu).click();
    await expect(header(page).getByRole('link', { name: services[0]?.name }).filter({ visible: true })).toHaveCount(1);
  };
  expect(await violations(openMenu)).toEqual([]);
});

test('the form has no violation with errors or after submitting', async ({ page, violations }) => {
  await recordPopups(page, true);
  await visit(page, '/contact');
  await contactForm(page).submit.click();
  expect(await violations()).toEqual([]);
  await fillIn(page);
  await contactForm(page).submit.click();
  await expect(page.getByText(words.forms.after.blocked)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('the calculator has no violation with an error', async ({ page, violations }) => {
  await visit(page, '/BudgetCalculator');
  await page.getByRole('spinbutton').fill('-1');
  await expect(page.getByText(words.calculator.errors.negative)).toBeVisible();
  await page.locator('input[name="combo"]').check();
  expect(await violations()).toEqual([]);
});

test('the notices have no violation', async ({ page, violations, context }) => {
  await visit(page, '/about');
  // Pictures must be loaded before going offline.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await context.setOffline(true);
  await expect(page.getByText(words.offline.title)).toBeVisible();
  expect(await violations()).toEqual([]);
  await context.setOffline(false);

  await page.route(siteScript, (route) => route.abort());
  await page.goto('/testimonials');
  await interact(page);
  await expect(page.getByText(words.retry.title)).toBeVisible();
  expect(await violations()).toEqual([]);
});

for (const [checker, planted] of [
  [axe, 'image-alt'],
  [ibm, 'img_alt_valid'],
] as const)
  test(`a planted ${planted} is reported`, async ({ page }) => {
    await page.setContent('<html><body><img src="data:,"></body></html>');
    expect(await checker(page)).toContainEqual(expect.stringContaining(planted));
  });
