import { all } from './dom';

/** Replaces the year of the build in the footer with the current one. */
export function showYear(): void {
  for (const element of all('[data-year]')) element.textContent = String(new Date().getFullYear());
}
