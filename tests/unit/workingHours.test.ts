import { content } from '@/lib/content';
import { clock } from '@/lib/dates';
import { hoursAbroad, sharedDay } from '@/lib/workingHours';

const hours = { opens: '09:00', closes: '18:00' };
const inJanuary = new Date('2026-01-15T00:00:00Z');
const inJuly = new Date('2026-07-15T00:00:00Z');

test.each([
  ['Asia/Colombo', inJanuary, '09:00', '18:00', 540],
  ['Asia/Dubai', inJanuary, '07:30', '16:30', 450],
  ['Australia/Sydney', inJanuary, '14:30', '23:30', 210],
  ['Australia/Sydney', inJuly, '13:30', '22:30', 270],
  ['Europe/London', inJanuary, '03:30', '12:30', 210],
  ['Europe/London', inJuly, '04:30', '13:30', 270],
  ['America/Toronto', inJanuary, '22:30', '07:30', 0],
  ['America/Toronto', inJuly, '23:30', '08:30', 0],
])('Colombo’s working day in %s, %p', (zone, at, from, to, shared) => {
  const { there, shared: found } = sharedDay(hours, 'Asia/Colombo', zone, at);
  expect([clock(there.from), clock(there.to), found]).toEqual([from, to, shared]);
});

test.each([
  ['London', ['09:00–12:30', '09:00–13:30']],
  ['Sydney', ['14:30–18:00', '13:30–18:00']],
  ['Toronto', ['none', 'none']],
])('the hours in which %s and Colombo both work, on the clock of that city', (name, times) => {
  const row = hoursAbroad(content().company, 2026).find(({ city }) => city === name);
  expect(row?.dates.map(({ time }) => time)).toEqual(times);
});
