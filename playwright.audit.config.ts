import fs from 'node:fs';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { freePort } from './scripts/net';
import { axe, type CheckerOptions, htmlCodeSniffer, ibm } from './tests/support/accessibility';

// The workers read this file again, as with the port of the site.
process.env.WEBDRIVER_PORT ??= String(await freePort());
const webdriver = process.env.WEBDRIVER_PORT;

/** Debian's Firefox, over WebDriver BiDi. */
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: '/usr/bin/firefox-esr', args: [] as string[] },
} as const;

/** Drives Debian's WebKit on a screen that nobody sees. */
const webkit = {
  command: `xvfb-run --auto-servernum WebKitWebDriver --port=${webdriver}`,
  url: `http://127.0.0.1:${webdriver}/status`,
};

/** The browser checks of `npm run audit`, which take too long for `npm test` or need more than Chromium. */
export default defineConfig<CheckerOptions>({
  ...base,
  testIgnore: [],
  workers: 1,
  projects: [
    {
      name: 'firefox',
      grep: /@firefox/,
      grepInvert: /@phone/,
      use: firefox,
    },
    {
      name: 'firefox-phone',
      grep: /@phone.*@firefox/,
      use: { ...firefox, viewport: { width: 390, height: 844 } },
    },
    {
      name: 'accessibility',
      testMatch: 'accessibility.spec.ts',
      use: { checkers: [axe, htmlCodeSniffer, ibm], widths: [390, 768, 1440] },
    },
    { name: 'visual', testMatch: 'visual.spec.ts' },
    { name: 'contrast', testMatch: 'contrast.spec.ts', grep: /@audit/ },
    { name: 'webkit', testDir: 'tests/audit', testMatch: 'webkit.spec.ts' },
    { name: 'hosts', testDir: 'tests/audit', testMatch: 'hosts.spec.ts' },
  ],
  webServer: [base.webServer ?? [], fs.existsSync('/usr/bin/WebKitWebDriver') ? webkit : []].flat(),
});
