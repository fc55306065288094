import { all } from './dom';

/** Highlights the rows of the table of working hours whose time zone currently has the visitor's local time. */
export function highlightVisitorTimeZone(): void {
  const now = new Date();
  const here = now.toLocaleString('en');
  for (const row of all('[data-zone]'))
    if (now.toLocaleString('en', { timeZone: row.dataset.zone }) === here) row.dataset.yours = '';
}
