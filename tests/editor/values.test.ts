import { type Conflict, merge } from '../../scripts/editor/merge';
import { conflictWords, numberOf } from '../../scripts/editor/page/values';

test.each(['19500', '19,500', '19.500', '19 500', 'LKR 19,500', 'Rs. 19,500/-'])('%s is 19,500', (typed) => {
  expect(numberOf(typed, { type: 'integer' })).toBe(19_500);
});

test.each(['', '19,5', '19.5', '1,95,00', '19,500.00', '-19500', 'nineteen'])(
  '“%s” is ambiguous or no number',
  (typed) => {
    expect(numberOf(typed, { type: 'integer' })).toBeUndefined();
  },
);

test('only a schema of type number allows decimals', () => {
  expect(numberOf('5.5', { type: 'number' })).toBe(5.5);
  expect(numberOf('19500', { type: 'string' })).toBeUndefined();
});

test('a conflict of lists names the entries that differ', () => {
  const [a, b, c] = ['Alpha', 'Beta', 'Gamma'].map((title) => ({ title, text: 'x' }));
  expect(conflictWords([a, b], [a, c])).toBe('only here “Beta”; only in the file “Gamma”');
  expect(conflictWords([a, b], [b, a])).toBe('the entries have another order here than in the file');
});

describe('merging concurrent changes', () => {
  const base = { name: 'NexBill', tagline: 'Sells offline', points: ['a', 'b'] };
  const mergeBoth = (mine: unknown, theirs: unknown) => {
    const conflicts: Conflict[] = [];
    return { merged: merge(base, mine, theirs, conflicts), conflicts };
  };

  test('combines changes of different fields', () => {
    const { merged, conflicts } = mergeBoth({ ...base, name: 'Till' }, { ...base, points: ['a', 'c'], kind: 'POS' });
    expect(merged).toEqual({ name: 'Till', tagline: 'Sells offline', points: ['a', 'c'], kind: 'POS' });
    expect(conflicts).toEqual([]);
  });

  test('reports a conflict in one field', () => {
    const { conflicts } = mergeBoth({ ...base, name: 'Till' }, { ...base, name: 'Shop' });
    expect(conflicts).toEqual([{ path: ['name'], mine: 'Till', theirs: 'Shop' }]);
  });

  test('reports a conflict when both change the length of a list', () => {
    const { conflicts } = mergeBoth({ ...base, points: ['a'] }, { ...base, points: ['a', 'b', 'c'] });
    expect(conflicts).toEqual([{ path: ['points'], mine: ['a'], theirs: ['a', 'b', 'c'] }]);
  });
});
