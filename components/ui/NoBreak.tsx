/** Short compounds and ranges, such as ready-made or 09:00–18:00, and the names of countries. */
const together = /(Sri Lankan?|United \w+(?: Emirates)?|(?<!\S)(?=\S{3,13}(?:\s|$))\S+[-–]\S+)/;

/** A text whose compounds stay on one line: a heading that breaks at a hyphen reads as two words. */
export function NoBreak({ children }: { children: string }) {
  return children.split(together).map((part, i) =>
    i % 2 === 1 ? (
      <span key={`${i}${part}`} data-together>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
