interface SeatsProps {
  taken: number;
  places: number;
  /** How many of the taken ones the visitor has booked. */
  own?: number;
}

/** The places of a class, one by one; the text beside them says their number. */
export function Seats({ taken, places, own = 0 }: SeatsProps) {
  return (
    <span className="desk-seats" aria-hidden="true">
      {Array.from({ length: places }, (_, i) => (
        <i key={i} data-seat={i >= taken ? 'free' : i >= taken - own ? 'own' : 'taken'} />
      ))}
    </span>
  );
}
