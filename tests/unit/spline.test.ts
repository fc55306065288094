import { spline, splineAt } from '@/lib/spline';

const peak = [10, 0, 10];

it('goes through each point, level at a peak and alike on both sides of it', () => {
  expect(spline(peak, 6)).toBe('M0.00 10.00C2.00 8.33 4.00 0.00 6.00 0.00S10.00 8.33 12.00 10.00');
});

it('finds points on the curve', () => {
  expect(peak.map((_, i) => splineAt(peak, i))).toEqual(peak);
  // Halfway: an eighth of both ends and three eighths of both control points, 8⅓ and 0.
  expect(splineAt(peak, 0.5)).toBeCloseTo(1.25 + 3.125);
  expect(splineAt(peak, 1.5)).toBeCloseTo(1.25 + 3.125);
});
