import { inlineDrawing } from '@/lib/pictures/manifest';

/** A decorative rocket, inline so that CSS can animate its parts. */
export function Rocket({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 480 560"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: inlineDrawing('illustrations/rocket.svg') }}
    />
  );
}
