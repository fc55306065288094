/** Stands in until the drawing is there. */
export function Rocket({ className }: { className?: string }) {
  return <svg className={className} viewBox="0 0 480 560" aria-hidden="true" />;
}
