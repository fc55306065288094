import { LineIcon } from '@/components/ui/LineIcon';

/** An icon of a demonstration, drawn on 20 units. */
export const DemoIcon = ({ path, size = 18 }: { path: string; size?: number }) => (
  <LineIcon size={size} units={20} strokeWidth="1.6">
    <path d={path} />
  </LineIcon>
);
