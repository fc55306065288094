import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../scripts/chromium';

/** `npm run guide`: the pictures of the editors' guide, with the pages of the last build. */
export default defineConfig({
  testDir: '.',
  testMatch: 'guide.ts',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '../../test-results/editor',
  use: {
    viewport: { width: 1300, height: 900 },
    launchOptions: chromiumOptions(),
  },
});
