/** Boxes that a full shelf is drawn with. */
const room = 24;

const boxes = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => `M${(from + i) * 6} 2h5v9h-5z`).join('');

interface ShelfProps {
  /** Pieces on the shelf, now and before. */
  pieces: number;
  before?: number;
  reorderAt: number;
  most: number;
}

/** A decorative shelf of boxes with its reorder point; the figures are in the text beside it. */
export function Shelf({ pieces, before = pieces, reorderAt, most }: ShelfProps) {
  const [now, then] = [pieces, before].map((n) => Math.min(room, Math.ceil((n / most) * room))) as [number, number];
  const point = (reorderAt / most) * room * 6;
  return (
    <svg className="count-shelf" aria-hidden="true" viewBox="0 0 144 14" preserveAspectRatio="none">
      <path d={boxes(0, Math.min(now, then))} />
      <path d={boxes(now, then)} data-out="" />
      <path d={boxes(then, now)} data-in="" />
      <path d="M0 12.2h144" data-plank="" />
      <path d={`M${point} 0v14`} data-point="" />
    </svg>
  );
}
