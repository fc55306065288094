import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium';

/** The editor in a real browser. Only the pictures of the guide need a build. */
export default defineConfig({
  testDir: '.',
  // These limits only end a test that hangs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 1,
  reporter: 'list',
  projects: [
    { name: 'editor', testMatch: '*.spec.ts' },
    { name: 'guide', testMatch: 'guide.ts' },
  ],
  outputDir: '../../test-results/editor',
  use: {
    viewport: { width: 1300, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
