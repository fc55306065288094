import { spline } from '@/lib/spline';

it('goes through each point, level at a peak', () => {
  expect(spline([10, 0, 10], 6)).toBe('M0.00 10.00S4.00 0.00 6.00 0.00S10.00 8.33 12.00 10.00');
});
