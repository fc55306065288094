import { all, setText } from './dom';

/** Shows the visitor's year, which may be later than that of the build. */
export function showYear(): void {
  for (const element of all('[data-year]')) setText(element, String(new Date().getFullYear()));
}
