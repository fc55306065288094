import type { Company } from '@/content/schema/site';
import { fill } from './format';

/** Minutes by which the clocks of a zone are ahead of UTC at a moment, daylight saving included. */
export function utcOffset(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const [, sign, hours, minutes] =
    /([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return hours ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** A stretch of a day in minutes after midnight; more than a day's minutes are on the day after. */
export interface Period {
  from: number;
  to: number;
}

const day = 24 * 60;
const minutes = (clock: string): number => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

/** 870 → "14:30". */
export const clock = (at: number): string => {
  const within = ((at % day) + day) % day;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

/** 210 minutes → "3½": hours as people say them; zones differ by halves. */
const inHours = (minutes: number) => `${Math.floor(minutes / 60)}${minutes % 60 === 30 ? '½' : ''}`;

/** One working day, kept in two places. */
export interface SharedDay {
  /** The working day at home, on the clocks of the other place. */
  there: Period;
  /** The working day of the other place, on the clocks at home. */
  here: Period;
  /** Minutes that both have in common. */
  shared: number;
}

/**
 * How a working day at home meets the same hours kept in another time zone.
 *
 * @param hours  the working day on either side, such as 09:00 to 18:00
 * @param at  the day to judge by: daylight saving moves the result
 */
export function sharedDay(hours: { opens: string; closes: string }, home: string, zone: string, at: Date): SharedDay {
  const ahead = utcOffset(zone, at) - utcOffset(home, at);
  const from = minutes(hours.opens);
  const to = minutes(hours.closes);
  return {
    there: { from: from + ahead, to: to + ahead },
    here: { from: from - ahead, to: to - ahead },
    shared: Math.max(0, to - from - Math.abs(ahead)),
  };
}

/** A row of the table that sets our working day beside that of a client's city. */
export interface CityRow {
  city: string;
  zone: string;
  /** In the middle of January and of July: our day on the city's clock, and what both have in common. */
  dates: (SharedDay & { time: string; common: string })[];
}

/**
 * Our working day beside that of the clients' cities. Clocks that are moved for summer time, in either hemisphere, are
 * moved between the two dates that stand for the year.
 *
 * @param year  the year whose daylight saving counts
 * @returns our own city first
 */
export function hoursAbroad({ abroad, hours }: Company, year: number): CityRow[] {
  const { home, cities } = abroad;
  return [home, ...cities].map(({ city, zone }) => ({
    city,
    zone,
    dates: [0, 6].map((month) => {
      const day = sharedDay(hours, home.zone, zone, new Date(Date.UTC(year, month, 15)));
      const common = day.shared ? fill(abroad.hours.shared, { hours: inHours(day.shared) }) : abroad.hours.apart;
      return {
        ...day,
        time: `${clock(day.there.from)}–${clock(day.there.to)}`,
        common: city === home.city ? '' : common,
      };
    }),
  }));
}
