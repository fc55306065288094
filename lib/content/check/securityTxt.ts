/** How long before its end security.txt is worth a word, in days. */
const notice = 60;
const day = 24 * 3600 * 1000;

/** An end that is near or past. */
export interface Expiry {
  past: boolean;
  words: string;
}

/**
 * What to say of the day until which security.txt may be relied on (RFC 9116, Expires); undefined while it is far away.
 *
 * @param until  `securityUntil` of content/company.yaml, year-month-day; the file expires as this day begins, in UTC
 * @param now  milliseconds since 1970
 */
export function securityTxtExpiry(until: string, now = Date.now()): Expiry | undefined {
  const days = Math.ceil((Date.parse(until) - now) / day);
  if (days > notice) return undefined;
  const past = days <= 0;
  const when = past ? `expired on ${until}` : `expires on ${until}, in ${days} ${days === 1 ? 'day' : 'days'}`;
  const fix = 'Set securityUntil in content/company.yaml to a day up to a year from now, then publish.';
  return { past, words: `security.txt ${when}. ${fix}` };
}
