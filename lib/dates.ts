// A list, because browsers abbreviate September differently.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** 2026-12 → "Dec 2026", 2026-12-03 → "3 Dec 2026". */
export function date(text = ''): string {
  const [year, month, day] = text.split('-');
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}

/** Minutes after midnight: "17:30" → 1050. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** 17 → "17:00". */
export const fullHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Minutes of a day. */
const day = 24 * 60;

/** 870 minutes after midnight → "14:30". */
export function clock(at: number): string {
  const within = ((at % day) + day) % day;
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
