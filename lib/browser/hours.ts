/** Lights the rows of the working hours whose clocks show what the visitor's own clock shows. */
export function lightOwnHours(): void {
  const now = new Date();
  const here = now.toLocaleString('en');
  for (const row of document.querySelectorAll<HTMLElement>('[data-zone]'))
    if (now.toLocaleString('en', { timeZone: row.dataset.zone }) === here) row.dataset.yours = '';
}
