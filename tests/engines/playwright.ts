import type { Browser } from 'playwright-core';
import type { Visitor } from './visitor';

/** A visitor with a browser that Playwright drives: Chromium, or Debian's Firefox over WebDriver BiDi. */
export async function playwrightVisitor(name: string, browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return {
    name: `${name} ${browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    ask: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).first().click(),
    // React hears what is typed; it does not hear fill() in Firefox.
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
