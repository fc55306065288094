import { allRoutes, type Complaint, expect, listen, nowhere, scrollThrough, test, visit } from '../support/browser';

// In Chromium the hit test listens, too.
test('no error, failed request, outside request or policy violation on any page @firefox @audit', async ({ page }) => {
  const complaints = listen(page);
  const found: (Complaint & { path: string })[] = [];
  for (const path of [...allRoutes, nowhere]) {
    await visit(page, path);
    await scrollThrough(page);
    for (const complaint of complaints.splice(0)) {
      // The browser itself reports the status of the not-found page.
      if (path === nowhere && complaint.kind === 'console' && complaint.text.includes('404')) continue;
      found.push({ path, ...complaint });
    }
  }
  expect(found).toEqual([]);
});

test('the listener finds planted faults', async ({ page }) => {
  const complaints = listen(page);
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-a'"><script nonce="a">console.error('said'); setTimeout(() => { throw new Error('thrown') })</script><script>alert(1)</script><img src="/missing.png"><img src="/broken.png"><img src="https://outside.example/x.png">`,
    }),
  );
  await page.route('**/broken.png', (route) => route.abort());
  await page.route('https://outside.example/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/planted');
  await expect
    .poll(() => [...new Set(complaints.map(({ kind }) => kind))].sort())
    .toEqual(['console', 'exception', 'failed', 'outside', 'policy', 'status']);
});
