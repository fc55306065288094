import fs from 'node:fs';
import path from 'node:path';
import { cache, changeOf } from '@/lib/content/cache';
import { projectRoot } from '@/lib/content/read';

const folder = 'content/media/pictures/icons';

/** Path data of every line icon by name. */
const icons = cache(
  (): Record<string, string> =>
    Object.fromEntries(
      fs.readdirSync(path.join(projectRoot(), folder)).map((file) => {
        const svg = fs.readFileSync(path.join(projectRoot(), folder, file), 'utf8');
        return [file.replace('.svg', ''), svg.replace(/<svg[^>]*>|<\/svg>/g, '').trim()];
      }),
    ),
  () => changeOf(folder),
);

/** Line icon from content/media/pictures/icons, drawn inline in the colour of the text; decorative. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const inner = icons()[name];
  if (!inner) throw new Error(`No icon ${name} in ${folder}`);
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
      // The files are our own, checked into the repository.
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
