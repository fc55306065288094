import { inlineDrawing } from '@/lib/pictures/manifest';

/** A decorative line icon from content/media/pictures/icons, inlined to take the current colour. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: inlineDrawing(`icons/${name}.svg`) }}
    />
  );
}
