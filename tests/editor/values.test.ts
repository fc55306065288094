import { type Conflict, merge } from '../../scripts/editor/merge';
import { numberOf, wholeNumber } from '../../scripts/editor/page/values';

test.each(['19500', '19,500', '19.500', '19 500', 'LKR 19,500', 'Rs. 19,500/-'])(
  '%s is understood as 19,500',
  (typed) => {
    expect(wholeNumber(typed)).toBe(19_500);
  },
);

test.each(['', '19,5', '19.5', '1,95,00', '19,500.00', '-19500', 'nineteen'])('“%s” is not guessed at', (typed) => {
  expect(wholeNumber(typed)).toBeUndefined();
});

test('where the schema takes parts of a number, a point begins them', () => {
  expect(numberOf('5.5', { type: 'number' })).toBe(5.5);
  expect(numberOf('5.5', { type: 'integer' })).toBeUndefined();
});

describe('what was changed here and elsewhere at the same time', () => {
  const base = { name: 'NexBill', tagline: 'Sells offline', points: ['a', 'b'] };
  const joined = (mine: unknown, theirs: unknown) => {
    const conflicts: Conflict[] = [];
    return { merged: merge(base, mine, theirs, conflicts), conflicts };
  };

  test('is joined when the places differ', () => {
    const { merged, conflicts } = joined({ ...base, name: 'Till' }, { ...base, points: ['a', 'c'], kind: 'POS' });
    expect(merged).toEqual({ name: 'Till', tagline: 'Sells offline', points: ['a', 'c'], kind: 'POS' });
    expect(conflicts).toEqual([]);
  });

  test('is told when the place is the same', () => {
    const { conflicts } = joined({ ...base, name: 'Till' }, { ...base, name: 'Shop' });
    expect(conflicts).toEqual([{ path: ['name'], mine: 'Till', theirs: 'Shop' }]);
  });

  test('is told when both have made a list longer or shorter', () => {
    const { conflicts } = joined({ ...base, points: ['a'] }, { ...base, points: ['a', 'b', 'c'] });
    expect(conflicts).toEqual([{ path: ['points'], mine: ['a'], theirs: ['a', 'b', 'c'] }]);
  });
});
