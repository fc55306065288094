import { count } from '../../format';

/** Days before the expiry of security.txt from which it is reported. */
const noticeDays = 60;
const day = 24 * 3600 * 1000;

interface Expiry {
  past: boolean;
  words: string;
}

/**
 * The Expires field of security.txt (RFC 9116); undefined until shortly before it.
 *
 * @param until  `securityUntil` of content/company.yaml; the file expires at the start of this day in UTC
 * @param now  milliseconds since 1970
 */
export function securityTxtExpiry(until: string, now = Date.now()): Expiry | undefined {
  const days = Math.ceil((Date.parse(until) - now) / day);
  if (days > noticeDays) return undefined;
  const past = days <= 0;
  const when = past ? `expired on ${until}` : `expires on ${until}, in ${count(days, 'day')}`;
  const fix = 'Set securityUntil in content/company.yaml to a day up to a year from now, then publish.';
  return { past, words: `security.txt ${when}. ${fix}` };
}
