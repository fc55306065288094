import { Document, isScalar, Scalar, stringify, visit } from 'yaml';

/** Longest line of the content files, in characters. */
const lineWidth = 110;
/** Texts longer than this stand in a folded block of their own. */
const longText = 88;

const foldable = (text: string): boolean => text.length > longText && !/\n|^\s|\s$|\s{2}/.test(text);

/** A value on one line, as it stands inside `{ … }` and `[ … ]`. */
export function renderFlow(value: unknown): string {
  const line = stringify([value], { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim();
  const inner = line.slice(1, -1);
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? inner.replace(/^\{/, '{ ').replace(/\}$/, ' }')
    : inner;
}

/** A value as lines that start at column 0, in the form of the content files: long texts folded, the rest plain. */
export function renderBlock(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && typeof node.value === 'string' && foldable(node.value)) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth }).replace(/\n$/, '');
}

/** Puts a margin before every line but empty ones. */
export const indent = (text: string, columns: number): string => text.replace(/^(?=.)/gm, ' '.repeat(columns));

/** A text as it stands after `name: `, its further lines indented by `columns`. */
export function renderText(value: unknown, columns: number, folded: boolean): string {
  if (typeof value === 'string' && (folded || foldable(value)) && value !== '' && !/\n|^\s|\s$|\s{2}/.test(value)) {
    const lines: string[] = [];
    for (const word of value.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && columns + last.length + 1 + word.length <= lineWidth)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return `>-\n${indent(lines.join('\n'), columns)}`;
  }
  return stringify(value, { lineWidth: 0 }).trimEnd();
}
