/** The list without the entry, or with it at the end if it was not in the list. */
export const toggled = <T>(list: readonly T[], entry: T): T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
