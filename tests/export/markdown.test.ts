import { markdownPath } from '@/lib/siteUrl';
import { allRoutes, type ExportedPage, essence, readExport, visibleText } from '../support/exported';

const site = readExport();

/** Parts of main that are controls or repetitions. */
const tools =
  'form, nav, button, video, [aria-hidden="true"], .visually-hidden, [role="group"]:has(input), .demo, noscript, [aria-live], [hidden]';

/** The words of a text with their frequency. */
const wordsOf = (text: string): string[] => essence(text).split(' ').sort();

function pageWords({ $ }: ExportedPage): string[] {
  const main = $('main').clone();
  main.find(tools).remove();
  main.find('*').append(' ').prepend(' ');
  return wordsOf(main.text());
}

/** Markdown without URLs, markup and the line with the source. */
const markdownWords = (markdown: string): string[] =>
  wordsOf(markdown.replace(/\n---\n[\s\S]*$/, '').replace(/\]\([^)]*\)/g, ']'));

it.each(site.pages)('$path and its Markdown say the same', (page) => {
  const written = markdownWords(site.read(markdownPath(page.path)));
  const shown = ` ${visibleText(page)} `;
  expect(pageWords(page).filter((word) => !written.includes(word))).toEqual([]);
  expect(written.filter((word) => !shown.includes(` ${word} `))).toEqual([]);
});

it('llms.txt names the Markdown of every page, but not of pages that repeat another', () => {
  const guide = site.read('/llms.txt');
  const named = allRoutes.filter(({ path }) => guide.includes(`${markdownPath(path)})`));
  expect(named).toEqual(allRoutes.filter(({ indexable }) => indexable));
});
