import { absoluteUrl } from '../siteUrl';

/** A part of a Markdown text that stands between blank lines; `undefined` and '' are left out. */
export type Block = string | undefined | false;

/** Signs that Markdown would read as markup are made plain. */
export const plain = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&');

export const join = (...blocks: readonly Block[]): string => blocks.filter(Boolean).join('\n\n');

/** Heading of level 1 to 4. */
export const heading = (level: 1 | 2 | 3 | 4, text: string): string => `${'#'.repeat(level)} ${plain(text)}`;

export const text = (words: string | undefined): Block => words && plain(words);

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** @param href  address path of a page, or a full address */
export const link = (label: string, href: string): string =>
  `[${plain(label)}](${href.startsWith('/') ? absoluteUrl(href) : href})`;

interface Link {
  label: string;
  href: string;
}
/** One link is a line of its own, several are a list. */
export const links = (items: readonly Link[]): Block => {
  const all = items.map(({ label, href }) => link(label, href));
  return all.length > 1 ? bullets(all) : all[0];
};

/** Rows of cells below a heading row. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => (cell === '---' ? cell : plain(cell))).join(' | ')} |`)
    .join('\n');

/** A section: heading, paragraph below it, content. */
export const section = ({ title, lead }: { title: string; lead?: string }, ...blocks: readonly Block[]): string =>
  join(heading(2, title), text(lead), ...blocks);

/** Titles with a text each. */
export const points = (items: readonly { title: string; text: string }[], level: 3 | 4 = 3): string =>
  join(...items.map((item) => join(heading(level, item.title), text(item.text))));

/** Closing call of a page. */
export const call = ({ title, text: words, action }: { title: string; text: string; action: Link }): string =>
  join(heading(2, title), text(words), links([action]));

/** Opening of a page. */
export const opening = ({
  title,
  kicker,
  lead,
  actions,
}: {
  title: string;
  kicker: string;
  lead: string;
  actions: readonly Link[];
}): string => join(heading(1, title), plain(kicker), text(lead), links(actions));
