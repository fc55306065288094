import { LineIcon } from '../ui/LineIcon';

/** Paths of the islands' icons on 24 units. Server components inline theirs from content/media instead. */
const outlines = {
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-up': 'M12 20V4M6 10l6-6 6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  external: 'M13.5 4H20v6.5M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 4.8v14.4L19 12z',
};

/** An icon of an island. */
export const IslandIcon = ({ name, size }: { name: keyof typeof outlines; size?: number }) => (
  <LineIcon size={size}>
    <path d={outlines[name]} />
  </LineIcon>
);
