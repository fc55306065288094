import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from '../../scripts/chromium';
import { allRoutes, expect, nowhere, phone, scrollThrough, sideways, test, visit, wake } from '../support/browser';

test.describe.configure({ timeout: 240_000 });

/** Looks at every page in one browser window and collects what is wrong with each. */
async function everyPage(page: Page, look: (page: Page) => Promise<unknown>) {
  const found: [string, unknown][] = [];
  for (const path of [...allRoutes, nowhere]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const wrong = await look(page);
    if (wrong && !(Array.isArray(wrong) && wrong.length === 0)) found.push([path, wrong]);
  }
  expect(found).toEqual([]);
}

/** Style rules by the page's own style sheet: its policy forbids added ones. */
const addRule = (page: Page, rule: string) =>
  page.evaluate(
    (text) => void document.styleSheets[0]?.insertRule(text, document.styleSheets[0].cssRules.length),
    rule,
  );

/** Texts that are cut off by their own box. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (
          !hasText ||
          !/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`) ||
          style.clipPath !== 'none' ||
          !element.checkVisibility()
        )
          return false;
        return element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
      })
      .map((element) => element.textContent?.slice(0, 60)),
  );

test('320 px, which is also 400 % zoom: no sideways scroll, in either direction of writing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await everyPage(page, async () => {
    const ltr = await sideways(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const rtl = await page.evaluate(() => {
      window.scrollTo(-10_000, 0);
      const moved = Math.abs(window.scrollX);
      window.scrollTo(10_000, 0);
      return Math.max(moved, Math.abs(window.scrollX));
    });
    return ltr > 0 || rtl > 0 ? { ltr, rtl } : undefined;
  });
});

/** A browser whose visitor has set the text to twice its size; unlike a style rule, that also moves the breakpoints. */
for (const viewport of [{ width: 1280, height: 900 }, phone])
  test(`text at 200 % in a window of ${viewport.width} px: nothing is cut off and nothing scrolls sideways`, async ({
    baseURL,
  }) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
    });
    await everyPage(await browser.newPage({ baseURL, viewport }), async (page) => {
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      const moved = await sideways(page);
      const cut = await cutOff(page);
      return moved > 0 || cut.length > 0 ? { moved, cut } : undefined;
    });
    await browser.close();
  });

test('WCAG 1.4.12 text spacing, large screen and phone: nothing is cut off and nothing scrolls sideways', async ({
  page,
}) => {
  await everyPage(page, async () => {
    await addRule(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    await addRule(page, 'p { margin-bottom: 2em !important }');
    const wrong: unknown[] = [];
    for (const viewport of [{ width: 1280, height: 900 }, phone]) {
      await page.setViewportSize(viewport);
      const moved = await sideways(page);
      const cut = await cutOff(page);
      if (moved > 0 || cut.length > 0) wrong.push({ viewport, moved, cut });
    }
    return wrong;
  });
});

test('3840 px: no sideways scroll, and lines stay readable', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await everyPage(page, async () => {
    const moved = await sideways(page);
    const widest = await page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll<HTMLElement>('main p')]
          .filter((element) => (element.textContent?.length ?? 0) > 150)
          // Width in characters of the text's own size.
          .map(
            (element) =>
              element.getBoundingClientRect().width / (Number.parseFloat(getComputedStyle(element).fontSize) * 0.5),
          ),
      ),
    );
    return moved > 0 || widest > 110 ? { moved, widest } : undefined;
  });
});

test('the checks for sideways scroll and cut-off text find planted faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(
    '<meta name="viewport" content="width=device-width"><main><div style="width:600px">wide</div><p style="height:10px;overflow:hidden">cut off</p></main>',
  );
  expect(await sideways(page)).toBeGreaterThan(0);
  expect(await cutOff(page)).toEqual(['cut off']);
});

/** Parts of a page's text that a visitor cannot see; on paper, without what is not meant for it. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const apart = [
      '[aria-hidden="true"]',
      '[hidden]',
      'details:not([open]) > :not(summary)',
      'noscript',
      '[role="alert"]',
      '[role="status"]',
      ...(matchMedia('print').matches ? ['[data-print="off"]'] : []),
    ].join();
    return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, td, th, label, a)')]
      .filter((element) => element.textContent?.trim() && !element.closest(apart))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent?.slice(0, 60));
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its words', async ({ page }) => {
    await everyPage(page, async () => {
      const h1 = await page.getByRole('heading', { level: 1 }).isVisible();
      const hidden = await unseen(page);
      return h1 && hidden.length === 0 ? undefined : { h1, hidden };
    });
  });
});

test('the check for unseen words finds a planted fault', async ({ page }) => {
  await page.setContent(
    '<main><p style="opacity:0">faded</p><p style="visibility:hidden">hidden</p><div style="display:none"><p>gone</p></div><p>seen</p></main>',
  );
  expect(await unseen(page)).toEqual(['faded', 'hidden', 'gone']);
});

test('with reduced motion nothing moves and nothing is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/ai-agents', '/nexbill', nowhere]) {
    await visit(page, path);
    expect([path, await unseen(page)]).toEqual([path, []]);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1,
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect([path, moving]).toEqual([path, []]);
  }
});

test('the rocket comes to rest within five seconds (WCAG 2.2.2)', async ({ page }) => {
  await page.goto(nowhere);
  const ends = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
});

test.describe('entrances', () => {
  /** Opens a page with entrances and waits until the words below the window are hidden. */
  async function visitWithEntrances(page: Page) {
    await visit(page, '/ai-agents');
    await expect.poll(() => unseen(page)).not.toEqual([]);
  }

  test('run once: what has come into view stays', async ({ page }) => {
    await visitWithEntrances(page);
    await scrollThrough(page);
    await expect.poll(() => unseen(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await unseen(page)).toEqual([]);
  });

  test('passed over in one jump are shown, too', async ({ page }) => {
    await visitWithEntrances(page);
    await page.keyboard.press('End');
    await expect.poll(() => unseen(page)).toEqual([]);
  });

  test('never hide what was in view when the scripts came', async ({ page }) => {
    await page.goto('/ai-agents');
    await page.evaluate(() => {
      const faded: string[] = [];
      Object.assign(window, { faded });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target as HTMLElement;
          if (element.style.opacity === '0' && element.getBoundingClientRect().top < innerHeight)
            faded.push(element.textContent?.slice(0, 40) ?? '');
        }
      }).observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
    });
    await wake(page);
    await expect.poll(() => unseen(page)).not.toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { faded: string[] }).faded)).toEqual([]);
  });

  test('are shown in print before they have come into view', async ({ page }) => {
    await visitWithEntrances(page);
    await page.emulateMedia({ media: 'print' });
    expect(await unseen(page)).toEqual([]);
  });
});

test('forced colours: pages are not blank, and controls have an edge or a text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/contact', '/BudgetCalculator', '/nexbill', nowhere]) {
    await visit(page, path);
    const { channels } = await sharp(await page.screenshot()).stats();
    expect([path, Math.max(...channels.map(({ stdev }) => stdev)) > 8]).toEqual([path, true]);
    const blank = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main input, main textarea')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const style = getComputedStyle(element);
          const before = getComputedStyle(element, '::before');
          // A field may stand in a frame that it shares with its buttons.
          const frame = getComputedStyle(element.parentElement as Element);
          const edge = [style, frame].some(
            ({ borderTopWidth, borderTopStyle }) => Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none',
          );
          return (
            !edge &&
            !element.textContent?.trim() &&
            !element.querySelector('svg, img') &&
            before.content === 'none' &&
            !/radio|checkbox/.test((element as HTMLInputElement).type)
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect([path, blank]).toEqual([path, []]);
  }
});
