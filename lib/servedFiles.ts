import fs from 'node:fs';
import path from 'node:path';
import { ContentError, content } from './content';
import { projectRoot } from './content/read';
import { routes } from './routes';
import { cardPath, pageName } from './siteUrl';

const pictures = 'content/media/pictures';

/** Icons that browsers, phones and the manifest ask for at fixed addresses, and the drawings they are copies of. */
const icons: Record<string, string> = {
  '/favicon.ico': 'favicon.ico',
  '/icon.svg': 'icon.svg',
  '/apple-touch-icon.png': 'icon-180.png',
  '/icon-192.png': 'icon-192.png',
  '/icon-512.png': 'icon-512.png',
  '/icon-maskable-512.png': 'icon-maskable-512.png',
};

/** Files served under a fixed address, without a hash: address → file below the project folder. */
export const servedFiles = (): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(icons).map(([address, file]) => [address, `${pictures}/brand/${file}`]),
    ...routes(content()).map(({ path: page }) => [cardPath(page), `${pictures}/cards/${pageName(page)}.jpg`]),
  ]);

/**
 * Copies the icons and social cards to their addresses below `folder` (public/ or out/).
 *
 * @throws {ContentError} when one has not been drawn yet, naming all of them
 */
export function copyServedFiles(folder: string): void {
  const files = Object.entries(servedFiles()).map(([address, file]) => ({
    to: path.join(folder, address),
    from: path.join(projectRoot(), file),
    file,
  }));
  const missing = files.filter(({ from }) => !fs.existsSync(from));
  if (missing.length > 0)
    throw new ContentError(
      missing.map(({ file }) => ({
        file,
        field: '',
        found: 'not drawn yet',
        allowed: 'a picture',
        mend: 'Run: npm run media',
      })),
    );
  for (const { from, to } of files) {
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(from, to);
  }
}
