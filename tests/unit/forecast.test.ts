import { meanErrors } from '@/lib/forecast';

it('takes the means from the first to the last week of the span', () => {
  const weeks = [
    { rule: 10, model: 4 },
    { rule: 20, model: 8 },
    { rule: 90, model: 1 },
  ];
  expect(meanErrors(weeks, { from: 1, to: 2 })).toEqual({ rule: 15, model: 6 });
  expect(meanErrors(weeks, { from: 3, to: 3 })).toEqual({ rule: 90, model: 1 });
});
