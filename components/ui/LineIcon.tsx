import type { ComponentProps } from 'react';

interface LineIconProps extends Pick<ComponentProps<'svg'>, 'children' | 'dangerouslySetInnerHTML' | 'strokeWidth'> {
  size?: number;
  /** Side of the square that it is drawn on, in units. */
  units?: number;
}

/** A decorative line icon in the current colour. */
export function LineIcon({ size = 24, units = 24, strokeWidth = '1.5', ...drawing }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${units} ${units}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...drawing}
    />
  );
}
