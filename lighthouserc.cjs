/** `npm run bench`: Lighthouse on a page of each kind, a phone on slow 4G. */
const port = process.env.PORT || 3000;
const paths = ['/', '/about', '/lankacrm', '/web-application-development', '/digital-marketing', '/contact'];
// As root the sandbox of Chromium cannot start.
const isRoot = process.getuid?.() === 0;
const atLeast = (minScore) => ['error', { minScore }];
const atMost = (maxNumericValue) => ['error', { maxNumericValue, aggregationMethod: 'median' }];

module.exports = {
  ci: {
    collect: {
      startServerCommand: 'npm start -- --no-build',
      startServerReadyPattern: 'The site is at',
      url: paths.map((path) => `http://localhost:${port}${path}`),
      numberOfRuns: 3,
      settings: { chromeFlags: `--headless=new --disable-gpu${isRoot ? ' --no-sandbox' : ''}` },
    },
    assert: {
      assertions: {
        'categories:performance': ['warn', { minScore: 0.98 }],
        'categories:accessibility': atLeast(1),
        'categories:best-practices': atLeast(1),
        'categories:seo': atLeast(1),
        // Milliseconds; layout shift has no unit.
        'largest-contentful-paint': atMost(2000),
        // Only a warning, because it depends on what else the machine does.
        'total-blocking-time': ['warn', { maxNumericValue: 50 }],
        'cumulative-layout-shift': atMost(0.005),
        // Bytes, without films.
        'resource-summary:script:size': atMost(26_000),
        'resource-summary:total:count': atMost(30),
      },
    },
    upload: { target: 'filesystem', outputDir: 'test-results/lighthouse' },
  },
};
