import { inlineDrawing } from '@/lib/pictures/manifest';

/** The rocket, drawn inline so that its parts can move; decorative. */
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
