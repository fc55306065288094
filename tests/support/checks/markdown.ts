import { type Exported, type ExportedPage, essence, visibleText } from '../exported';

/** Parts of main that are tools or repetition, not words of the page. */
const tools =
  'form, nav, button, video, [aria-hidden="true"], .visually-hidden, [role="group"]:has(input), [aria-live], [hidden]';

/** Texts of the page, each in the smallest element that stands for one statement. */
function statements(page: ExportedPage): string[] {
  const $ = page.$;
  return $('main')
    .find('h1, h2, h3, h4, p, li, dt, dd, th, td, blockquote, figcaption')
    .filter(
      (_, element) =>
        $(element).closest(tools).length === 0 &&
        $(element).find('h1, h2, h3, h4, p, li, dt, dd, form, button').length === 0,
    )
    .map((_, element) => {
      const copy = $(element).clone();
      copy.find('.visually-hidden, [aria-hidden="true"]').remove();
      copy.find('*').append(' ').prepend(' ');
      return copy.text().replace(/\s+/g, ' ').trim();
    })
    .get()
    .filter((text) => essence(text) !== '');
}

/** Markdown without its signs, one line for each statement; a statement with two halves becomes both. */
const lines = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => !/^(\||---|Source: )/.test(line) || (/^\|/.test(line) && !/^\| ---/.test(line)))
    .flatMap((line) =>
      line
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/\\(.)/g, '$1')
        .split(/^\s*(?:#+|>|-|\|)\s|\]: |\*\*: | \| /),
    )
    .map(essence)
    .filter(Boolean);

/** What a page says and its Markdown does not, and the other way round. */
export function markdownProblems(site: Exported, page: ExportedPage, file: string): string[] {
  if (!site.files.has(file)) return [`${page.path}: no Markdown ${file}`];
  const markdown = site.read(file);
  const markdownWords = ` ${lines(markdown).join(' ')} `;
  const pageWords = ` ${visibleText(page)} `;
  const missing = statements(page).filter((text) => !markdownWords.includes(` ${essence(text)} `));
  const extra = lines(markdown).filter(
    (line) => !line.split(/(?<=\p{L}) (?=lkr \d)/u).every((part) => pageWords.includes(` ${part} `)),
  );
  return [
    ...missing.map((text) => `${page.path}: Markdown lacks “${text}”`),
    ...extra.map((text) => `${page.path}: only the Markdown says “${text}”`),
  ];
}
