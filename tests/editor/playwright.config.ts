import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium';

/** The editor in a real browser; it needs neither a build nor the preview. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 1,
  reporter: 'list',
  outputDir: '../../test-results/editor',
  use: {
    viewport: { width: 1300, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
