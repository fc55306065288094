import { all } from './dom';

/** Shows the visitor's year, which may be later than that of the build. */
export function showYear(): void {
  for (const element of all('[data-year]')) element.textContent = String(new Date().getFullYear());
}
