import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium';
import { freePort } from './scripts/net';

// Each worker evaluates this file again and must get the same port.
process.env.E2E_PORT ||= String(await freePort());
const port = process.env.E2E_PORT;

/** End-to-end tests of the built export. OUT_DIR names another folder than `out`. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Reference screenshots depend on the build of Chromium: `npm run visual`.
  testIgnore: 'visual.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  fullyParallel: true,
  // Tests mostly wait, so three workers keep two cores busy.
  workers: 3,
  // Generous for slow machines, because tests wait for conditions and these limits only end one that hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // The second run of a test is recorded, and the report calls the test flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? [['list']] : [['line']],
  webServer: {
    command: `node --import tsx scripts/serve/start.ts --dir=${process.env.OUT_DIR ?? 'out'}`,
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    timeout: 120_000,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone|@audit/ },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
