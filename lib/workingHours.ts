import type { Company } from '@/content/schema/site';
import { clock, minutesOf } from './dates';
import { fill } from './format';

/** UTC offset of a time zone at a moment in minutes, daylight saving included. */
function utcOffset(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const [, sign, hours, minutes] =
    /([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return hours ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** A period in minutes after midnight; values above 1440 are on the next day. */
export interface Period {
  from: number;
  to: number;
}

/** 210 minutes → "3½": half hours suffice, because the time zones concerned differ by halves. */
const inHours = (minutes: number) => `${Math.floor(minutes / 60)}${minutes % 60 === 30 ? '½' : ''}`;

/** The same working hours in two time zones. */
interface SharedDay {
  /** The working day at home in the other zone's time. */
  there: Period;
  /** Minutes of overlap. */
  shared: number;
}

/**
 * Compares a working day at home with the same hours in another time zone.
 *
 * @param hours  the working day in both zones, such as 09:00 to 18:00
 * @param at  the date, on which daylight saving depends
 */
export function sharedDay(hours: { opens: string; closes: string }, home: string, zone: string, at: Date): SharedDay {
  const ahead = utcOffset(zone, at) - utcOffset(home, at);
  const from = minutesOf(hours.opens);
  const to = minutesOf(hours.closes);
  return {
    there: { from: from + ahead, to: to + ahead },
    shared: Math.max(0, to - from - Math.abs(ahead)),
  };
}

/** A row of the table that compares our working day with that of a client's city. */
interface CityRow {
  city: string;
  zone: string;
  /** In mid-January and mid-July: the hours in the city's time that both work, and how many they are. */
  dates: (SharedDay & { time: string; common: string })[];
}

/**
 * Compares our working day with that of the clients' cities on two dates, between which daylight saving changes in
 * either hemisphere.
 *
 * @param year  the year whose daylight saving counts
 * @returns our own city first
 */
export function hoursAbroad({ abroad, hours }: Company, year: number): CityRow[] {
  const { home, cities } = abroad;
  const opens = minutesOf(hours.opens);
  const closes = minutesOf(hours.closes);
  return [home, ...cities].map(({ city, zone }) => ({
    city,
    zone,
    dates: [0, 6].map((month) => {
      const day = sharedDay(hours, home.zone, zone, new Date(Date.UTC(year, month, 15)));
      const common = day.shared ? fill(abroad.hours.shared, { hours: inHours(day.shared) }) : abroad.hours.apart;
      return {
        ...day,
        time: day.shared
          ? `${clock(Math.max(day.there.from, opens))}–${clock(Math.min(day.there.to, closes))}`
          : abroad.hours.none,
        common: city === home.city ? '' : common,
      };
    }),
  }));
}
