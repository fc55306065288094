import { inlineDrawing } from '@/lib/pictures/manifest';
import { LineIcon } from './LineIcon';

/** An icon from content/media/pictures/icons, inlined at build time. */
export const Icon = ({ name, size }: { name: string; size?: number }) => (
  <LineIcon size={size} dangerouslySetInnerHTML={{ __html: inlineDrawing(`icons/${name}.svg`) }} />
);
