import fs from 'node:fs';
import { chromium, firefox } from 'playwright-core';
import { core, lookAtPlanted, plantedDefects } from '@/tests/engines/core';
import { listen } from '@/tests/engines/listening';
import { playwrightVisitor } from '@/tests/engines/playwright';
import type { Visitor } from '@/tests/engines/visitor';
import { webkitVisitor } from '@/tests/engines/webkit';
import { chromiumArgs, findChromium } from '../../chromium';
import { hasCommand, installDebian } from '../processes';
import { errorText, missed, type Proof } from '../proof';
import { NotHere, tool } from '../tools';

interface Engine {
  name: string;
  start: () => Promise<Visitor>;
}

/** Installs Debian packages, or says that the engine cannot be had. */
function need(packages: readonly string[], present: () => boolean): void {
  const missing = installDebian(packages, present);
  if (missing) throw new NotHere(missing);
}

const firefoxPath = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => fs.existsSync(file));
const miniBrowserPath = () => {
  for (const folder of fs.existsSync('/usr/lib') ? fs.readdirSync('/usr/lib') : [])
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      const file = `/usr/lib/${folder}/${version}/MiniBrowser`;
      if (fs.existsSync(file)) return file;
    }
  return undefined;
};

/** Debian's Firefox, driven over WebDriver BiDi. */
export async function startFirefox(preferences: Record<string, string | number | boolean> = {}) {
  need(['firefox-esr'], () => firefoxPath() !== undefined);
  return firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath(), firefoxUserPrefs: preferences });
}

const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    start: async () =>
      playwrightVisitor('Chromium', await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })),
  },
  { name: 'Firefox', start: async () => playwrightVisitor('Firefox', await startFirefox()) },
  {
    name: 'WebKit',
    start: async () => {
      const present = () => hasCommand('WebKitWebDriver') && hasCommand('Xvfb') && miniBrowserPath() !== undefined;
      need(['webkit2gtk-driver', 'xvfb'], present);
      const selenium = tool('webkit').file('selenium-webdriver');
      return webkitVisitor({ selenium, miniBrowser: miniBrowserPath() as string });
    },
  },
];

export const browsers: Proof = {
  name: 'browsers',
  claim: 'all pages, menus, the carousel, forms and calculators work in Chromium, Firefox and WebKit without an error',
  minutes: 10,
  async run({ origin, routes, progress }) {
    const problems: string[] = [];
    const notRun: string[] = [];
    const figures: string[] = [];
    const site = await listen(origin);
    try {
      for (const { name, start } of engines) {
        let visitor: Visitor | undefined;
        try {
          visitor = await start();
          const { name: full } = visitor;
          const result = await core(visitor, site.origin, routes, (done, of, what) =>
            progress(done, of, `${full}: ${what}`),
          );
          const found = await lookAtPlanted(visitor, site.origin);
          problems.push(...missed(full, found, plantedDefects));
          problems.push(...result.problems.map((problem) => `${name}: ${problem}`));
          figures.push(`${full}: ${result.checks} checks`);
        } catch (error) {
          if (error instanceof NotHere) notRun.push(`${name}: ${error.message}`);
          else problems.push(`${name} broke off: ${errorText(error).split('\n')[0]}`);
        } finally {
          await visitor?.close().catch(() => undefined);
        }
      }
    } finally {
      await site.close();
    }
    return { problems, notRun, figures: figures.join(', ') || undefined };
  },
};
