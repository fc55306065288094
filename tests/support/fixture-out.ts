import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Pages of the fixture, one of them with upper-case letters. */
export const fixturePages = ['/', '/about', '/services', '/lankacrm', '/contact', '/BudgetCalculator'] as const;
export const fixtureFilm = '/media/hero.1a2b3c4d.mp4';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const fill = (word: string): string => `<p>${`${word} and some more words to compress. `.repeat(30)}</p>`;

/**
 * Writes a small export with typical difficulties for hosts: `about.html` beside a folder `about/`, hashed files and a
 * film. Every page contains its version and references a script of the same version.
 *
 * @param folder  replaced if it exists
 */
export function writeFixture(folder: string, version = 'v1'): void {
  fs.rmSync(folder, { recursive: true, force: true });
  const write = (name: string, body: string | Buffer) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, body);
  };
  const code = `document.documentElement.dataset.version = '${version}'; /* ${'filler '.repeat(80)} */`;
  const script = `/_next/static/chunks/${hash(code)}.js`;
  write(script, code);
  const page = (title: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="version" content="${version}"><script src="${script}"></script></head>` +
    `<body><h1>${title}</h1>${fill(`${title} ${version}`)}</body></html>`;
  for (const route of fixturePages) {
    const name = route === '/' ? '/index' : route;
    write(`${name}.html`, page(route));
    write(`${name}.md`, `# ${route} (${version})\n\n${fill(route)}\n`);
    if (route !== '/') write(`${route}/__next._tree.txt`, `0:${route} ${version}\n`);
  }
  write('404.html', page('Oops! Page not found.'));
  write(fixtureFilm, Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251)));
  write('cards/about.jpg', Buffer.alloc(4000, 5));
  write('icon.svg', `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h8v8z"/>'.repeat(20)}</svg>`);
  write('sitemap.xml', `<urlset>${'<url><loc>/</loc></url>'.repeat(30)}</urlset>`);
}
