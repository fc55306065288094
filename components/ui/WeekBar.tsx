interface WeekBarProps {
  weeks: (undefined | 'worked' | 'wrong')[];
  /** How many weeks fill the width. */
  most?: number;
  className?: string;
}

/** Gap between two weeks, as a share of one. */
const gap = 0.12;

/** A row with a mark for each week. */
export function WeekBar({ weeks, most = weeks.length, className }: WeekBarProps) {
  return (
    <svg className={className} viewBox={`0 0 ${most - gap} 1`} preserveAspectRatio="none" aria-hidden="true">
      {weeks.map((week, i) => (
        <rect key={i} x={i} width={1 - gap} height="1" data-week={week} />
      ))}
    </svg>
  );
}
