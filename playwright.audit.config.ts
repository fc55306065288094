import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { axe, type CheckerOptions, ibm } from './tests/support/accessibility';

/** Debian's Firefox, over WebDriver BiDi. */
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: '/usr/bin/firefox-esr', args: [] as string[] },
} as const;

/** The checks of `npm run audit`, which are too slow for `npm test` or need more than Chromium. */
export default defineConfig<CheckerOptions>({
  ...base,
  // Some tests visit every page with several checkers, or build the site.
  timeout: 600_000,
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
    { name: 'webkit', testDir: 'tests/audit', testMatch: 'webkit.spec.ts' },
    { name: 'hosts', testDir: 'tests/audit', testMatch: 'hosts.spec.ts' },
    {
      name: 'accessibility',
      testMatch: 'accessibility.spec.ts',
      use: { checkers: [axe, ibm], widths: [390, 768, 1440] },
    },
    {
      name: 'visual',
      testMatch: 'visual.spec.ts',
      expect: { ...base.expect, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
    },
    { name: 'slow', grep: /@audit/ },
    { name: 'react', testDir: 'tests/audit', testMatch: 'react.spec.ts' },
    {
      name: 'editor',
      testDir: 'tests/editor',
      testMatch: '*.spec.ts',
      use: { viewport: { width: 1300, height: 900 } },
    },
  ],
});
