/** A person's initials, name and a note. */
export function Person({ name, note }: { name: string; note: string }) {
  const initials = name.split(' ').map(([letter]) => letter);
  return (
    <>
      <span className="desk-face" aria-hidden="true">
        {initials.join('')}
      </span>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </>
  );
}
