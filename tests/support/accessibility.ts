import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

/** Globals of the checkers in the page. */
interface Injected {
  axe: typeof Axe;
  ace: {
    Checker: new () => {
      check: (
        source: Document,
        rulesets: string[],
      ) => Promise<{ results: { ruleId: string; value: [string, string]; path: { dom: string } }[] }>;
    };
  };
}

const packageFile = (name: string) => fs.readFileSync(`node_modules/${name}`, 'utf8');

/** Checks the current state of a page, or of a part of it, and returns the rule and element of each violation. */
type Checker = (page: Page, part?: string) => Promise<string[]>;

export interface CheckerOptions {
  /** `npm test` uses only axe, `npm run audit` all checkers. */
  checkers: readonly Checker[];
  /** Viewport widths; `npm run audit` adds a tablet and a desktop. */
  widths: readonly number[];
}

/** Runs rules of axe on a part of the page. */
async function runAxe(page: Page, part: string, ...runOnly: string[]) {
  await page.evaluate(packageFile('axe-core/axe.min.js'));
  return page.evaluate(
    ([part, runOnly]) =>
      (window as unknown as Injected).axe.run(part, { runOnly, resultTypes: ['violations', 'incomplete'] }),
    [part, runOnly] as const,
  );
}

/** axe, by WCAG 2.2 A and AA and its own best practices. */
export const axe: Checker = async (page, part = 'html') => {
  const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await runAxe(page, part, ...levels);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/** Texts in main whose contrast axe finds too low, or cannot determine because of a picture behind them. */
export const unreadable: Checker = async (page) => {
  const { violations, incomplete } = await runAxe(page, 'main', 'color-contrast');
  return (
    [...violations, ...incomplete]
      .flatMap(({ nodes }) => nodes)
      // It does not determine the contrast of a text without letters and digits, such as a minus sign.
      .filter(({ any }) => !any.some(({ data }) => data?.messageKey === 'nonBmp'))
      .map(({ html }) => html)
  );
};

/** IBM Equal Access, by WCAG 2.2. */
export const ibm: Checker = async (page) => {
  await page.evaluate(packageFile('accessibility-checker-engine/ace.js'));
  return page.evaluate(async () => {
    const { ace } = window as unknown as Injected;
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return (
      results
        .filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
        // It takes every rotation inside any media query for a locked orientation, such as that of a drawing.
        .filter(({ ruleId }) => ruleId !== 'element_orientation_unlocked')
        .map(({ ruleId, path }) => `${ruleId}: ${path.dom}`)
    );
  });
};
