/** @jest-environment node */
import { content } from '@/lib/content';
import { crossCheck } from '@/lib/content/check';
import type { ContentProblem } from '@/lib/content/errors';

/** What the check says of these old addresses, all of which lead to the home page. */
function problemsOf(...addresses: string[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  crossCheck({ ...content(), redirects: addresses.map((from) => ({ from, to: '/' })) }, problems);
  return problems;
}

test('redirects from addresses that no page has are fine', () => {
  expect(problemsOf('/old', '/older')).toEqual([]);
});

test.each(['/about', '/ABOUT', '/budgetcalculator', '/index'])(
  '%s cannot lead away: hosts answer it already',
  (from) => {
    expect(problemsOf('/old', from)).toEqual([
      expect.objectContaining({
        file: 'content/redirects.yaml',
        field: 'Redirects → entry 2 → From',
        found: `"${from}"`,
        allowed: 'an address that no page has any more',
      }),
    ]);
  },
);

test.each(['/old', '/Old'])('%s cannot lead away twice', (from) => {
  expect(problemsOf('/old', '/older', from)).toEqual([
    expect.objectContaining({
      file: 'content/redirects.yaml',
      field: 'Redirects → entry 3 → From',
      found: `"${from}"`,
      fix: 'Delete one of the two: redirect 1 leads away from the same address.',
    }),
  ]);
});
