import { type Conflict, merge } from '../../scripts/editor/merge';
import { numberOf } from '../../scripts/editor/page/values';

test.each(['19500', '19,500', '19.500', '19 500', 'LKR 19,500', 'Rs. 19,500/-'])(
  '%s is understood as 19,500',
  (typed) => {
    expect(numberOf(typed, { type: 'integer' })).toBe(19_500);
  },
);

test.each(['', '19,5', '19.5', '1,95,00', '19,500.00', '-19500', 'nineteen'])('“%s” is not guessed at', (typed) => {
  expect(numberOf(typed, { type: 'integer' })).toBeUndefined();
});

test('the schema says whether a point begins the parts of a number, and whether there is a number at all', () => {
  expect(numberOf('5.5', { type: 'number' })).toBe(5.5);
  expect(numberOf('19500', { type: 'string' })).toBeUndefined();
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
