import { securityTxtExpiry } from '@/lib/content/check/securityTxt';

test.each([
  ['more than 60 days before its end', '2027-08-31', undefined],
  ['60 days before its end', '2027-09-01', { past: false, words: expect.stringContaining('2027-10-31, in 60 days') }],
  ['in its last second', '2027-10-30T23:59:59Z', { past: false, words: expect.stringContaining('in 1 day.') }],
  ['as its last day begins', '2027-10-31', { past: true, words: expect.stringContaining('expired on 2027-10-31') }],
])('security.txt %s', (_, now, said) => {
  expect(securityTxtExpiry('2027-10-31', Date.parse(now))).toEqual(said);
});
