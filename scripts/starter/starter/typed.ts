type Field = HTMLInputElement | HTMLTextAreaElement;
const fields = () => [...document.querySelectorAll<Field>('input, textarea')];
const ticks = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);

/** Loads the page anew and keeps what was typed for `restoreTyped`. */
export function reloadWithTyped(): void {
  try {
    sessionStorage.typed = JSON.stringify(fields().map((field) => (ticks(field) ? field.checked : field.value)));
  } catch {
    // Storage is denied: the browser may still remember the fields.
  }
  location.reload();
}

/** Puts back what was typed before a reload. */
export function restoreTyped(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The first look into the storage is slow.
  if (arrival && arrival.type !== 'reload') return;
  try {
    const typed = JSON.parse(sessionStorage.typed ?? '[]');
    sessionStorage.removeItem('typed');
    for (const [i, value] of typed.entries()) {
      const field = fields()[i];
      if (field && ticks(field)) field.checked = value;
      else if (field) field.value = value;
    }
  } catch {
    // Nothing was kept.
  }
}
