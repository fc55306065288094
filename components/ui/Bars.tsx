interface BarsProps {
  /** Values to compare. */
  lengths: readonly number[];
  /** The value that fills the width. */
  most?: number;
  className?: string;
}

/** Values as bars, one below the other. */
export function Bars({ lengths, most = Math.max(...lengths), className }: BarsProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${most} ${lengths.length * 6 - 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lengths.map((length, i) => (
        <rect key={i} y={i * 6} width={length} height="4" />
      ))}
    </svg>
  );
}
