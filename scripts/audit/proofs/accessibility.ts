import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { content } from '@/lib/content';
import { withChromium } from '../../chromium';
import { inParallel, noteReady, wake } from '../browser';
import { errorText, gather, missed, nowhere, type Place, type Proof } from '../proof';
import { type Tool, tool } from '../tools';

const { words } = content();
const widths = [390, 768, 1440];

/** A checker: its code for the page, and what it says about the page as it is now. */
interface Checker {
  name: string;
  code: (tool: Tool, root: string) => string;
  /** Runs in the page; gives one text a violation. */
  look: () => Promise<string[]>;
  /** What it has to say about tests/support/planted/audit.html. */
  planted: readonly string[];
}

/** What the checkers put into the page. */
interface Injected {
  axe: typeof import('axe-core');
  HTMLCS: {
    process: (standard: string, source: Document, done: () => void, failed: () => void) => void;
    getMessages: () => { type: number; code: string; msg: string; element?: Element }[];
  };
  ace: {
    Checker: new () => {
      check: (
        source: Document,
        rulesets: string[],
      ) => Promise<{ results: { ruleId: string; value: [string, string]; message: string; path: { dom: string } }[] }>;
    };
  };
}

const axe: Checker = {
  name: 'axe',
  code: (_, root) => fs.readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'),
  look: async () => {
    const { axe } = window as unknown as Injected;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  },
  planted: ['image-alt', 'color-contrast', 'label', 'link-name', 'html-has-lang', 'document-title', 'button-name'],
};

const htmlcs: Checker = {
  name: 'HTML_CodeSniffer',
  code: (tool) => fs.readFileSync(tool.file('html_codesniffer/build/HTMLCS.js'), 'utf8'),
  look: async () => {
    const { HTMLCS } = window as unknown as Injected;
    await new Promise<void>((done, failed) => {
      HTMLCS.process('WCAG2AA', document, done, () => failed(new Error('HTML_CodeSniffer broke off')));
    });
    return HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, element }) => {
        const { tagName = '', className = '', id = '' } = element ?? {};
        return `${code}: ${tagName.toLowerCase()}${id && `#${id}`} ${className}`.trim();
      });
  },
  planted: ['H57', 'H25.1.NoTitleEl', 'H37', 'G18.Fail', 'F68', 'H91.A.NoContent', 'H91.Button.Name'],
};

const ibm: Checker = {
  name: 'IBM Equal Access',
  // The engine declares a variable, which does not leave the scope that it is put into.
  code: (tool) => `${fs.readFileSync(tool.file('accessibility-checker-engine/ace.js'), 'utf8')};window.ace = ace;`,
  look: async () => {
    const { ace } = window as unknown as Injected;
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
      .map(({ ruleId, path }) => `${ruleId}: ${path.dom}`);
  },
  planted: ['html_lang_exists', 'page_title_exists', 'img_alt_valid', 'text_contrast', 'input_label', 'a_text_purpose'],
};

const checkers = [axe, htmlcs, ibm];

/** Puts a page into one of its states; false when the page has none such. */
type State = { name: string; enter: (page: Page) => Promise<boolean> };

const states: readonly State[] = [
  { name: 'resting', enter: async () => true },
  {
    name: 'menu open',
    enter: async (page) => {
      const header = page.getByRole('banner');
      const small = header.getByRole('button', { name: words.header.menu, exact: true });
      const isSmall = await small.isVisible();
      await (isSmall ? small : header.getByRole('button', { name: words.header.servicesMenu, exact: true })).click();
      if (isSmall) await header.locator('details summary').click();
      return true;
    },
  },
  {
    name: 'form error',
    enter: async (page) => {
      await page.keyboard.press('Escape');
      const posts = page.getByRole('main').getByRole('spinbutton').first();
      if (await posts.isVisible()) {
        await posts.fill('-1');
        await page.getByText(words.calculator.errors.negative).waitFor();
        return true;
      }
      const form = page.locator('main form').first();
      if (!(await form.isVisible())) return false;
      // First the browser's own refusal, then the answer to a blocked pop-up.
      const send = form.locator('button[type="submit"]').first();
      await send.click();
      for (const field of await form.locator(':required').all())
        await field.fill((await field.getAttribute('type')) === 'email' ? 'ann@example.com' : 'Ann');
      await send.click();
      await page.getByText(words.forms.after.blocked).waitFor();
      return true;
    },
  },
];

const inject = async (context: BrowserContext, codes: readonly string[]) => {
  for (const code of codes) await context.addInitScript(code);
};

export const accessibility: Proof = {
  name: 'accessibility',
  claim: 'axe, HTML_CodeSniffer and IBM Equal Access find no violation of WCAG 2.2 AA on any page, width or state',
  minutes: 14,
  async run({ root, origin, routes, progress }: Place) {
    const tools = tool('accessibility');
    const codes = checkers.map((checker) => checker.code(tools, root));
    const found: { where: string; what: string }[] = [];
    const problems: string[] = [];
    let looks = 0;
    await withChromium(async (browser) => {
      // Without motion nothing is on its way while a checker looks. The checkers may do what the site's policy forbids.
      const options = { bypassCSP: true, reducedMotion: 'reduce' as const, baseURL: origin };
      const planted = await browser.newContext(options);
      await inject(planted, codes);
      const page = await planted.newPage();
      await page.goto(pathToFileURL(path.join(root, 'tests/support/planted/audit.html')).href);
      for (const checker of checkers)
        problems.push(...missed(checker.name, await page.evaluate(checker.look), checker.planted));
      await planted.close();

      const jobs = widths.flatMap((width) => [...routes, nowhere].map((address) => ({ width, address })));
      let done = 0;
      const contexts = new Map<number, BrowserContext>();
      for (const width of widths) {
        const context = await browser.newContext({ ...options, viewport: { width, height: 900 } });
        await context.addInitScript(noteReady);
        await context.addInitScript(() => {
          window.open = () => null;
        });
        await inject(context, codes);
        contexts.set(width, context);
      }
      await inParallel(jobs, 2, async ({ width, address }) => {
        const page = await contexts.get(width)?.newPage();
        if (!page) return;
        let where = `${address} at ${width} px`;
        try {
          await page.goto(address);
          await wake(page);
          for (const state of states) {
            where = `${address} at ${width} px, ${state.name}`;
            if (!(await state.enter(page))) continue;
            // A colour on its way is not the colour that is seen.
            await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
            for (const checker of checkers) {
              looks += 1;
              const said = await page.evaluate(checker.look);
              found.push(...said.map((text) => ({ where, what: `${checker.name}: ${text}` })));
            }
          }
        } catch (error) {
          found.push({ where, what: `could not be looked at: ${errorText(error).split('\n')[0]}` });
        }
        await page.close();
        done += 1;
        progress(done, jobs.length, `${address} at ${width} px`);
      });
    });
    problems.push(...gather(found));
    return { problems, figures: `${looks} looks at ${routes.length + 1} pages, ${found.length} violations` };
  },
};
