import { securityTxtExpiry } from '@/lib/check/expiry';

const until = '2027-10-31';
const at = (day: string) => securityTxtExpiry(until, Date.parse(day));

test('more than 60 days before its end, security.txt is not worth a word', () => {
  expect(at('2027-08-31')).toBeUndefined();
});

test('60 days before its end it is worth a word', () => {
  expect(at('2027-09-01')).toEqual({
    past: false,
    words: expect.stringContaining('expires on 2027-10-31, in 60 days'),
  });
});

test('the last second still counts', () => {
  expect(at('2027-10-30T23:59:59Z')).toEqual({ past: false, words: expect.stringContaining('in 1 day.') });
});

test('it expires as its day begins', () => {
  expect(at('2027-10-31')).toEqual({ past: true, words: expect.stringContaining('expired on 2027-10-31') });
});
