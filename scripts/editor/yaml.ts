import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  stringify,
  visit,
} from 'yaml';
import { isObject } from './merge';

/** Texts longer than this stand in a folded block of their own, whose lines are as long at most. In characters. */
const longText = 100;
/** Longest list or map between brackets, in characters. */
const longLine = 110;

/** Stands before a text whose lines are laid out already, while the library prints it. A character of no language. */
const laidOut = '\uE000';

/** A text in lines of at most `longText` characters, unless a word alone is longer. */
const wrapped = (text: string) => text.replace(new RegExp(`(.{1,${longText}})(?: |$)`, 'g'), '$1\n').trimEnd();

/** The lines of a folded block as they stand in the file, without `>-` and without the margin. */
function ownLines(source: string): string {
  const lines = source.trimEnd().split('\n').slice(1);
  const margin = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin)).join('\n');
}

/**
 * Prints a document in the form of the content files: new long texts in folded blocks, lists and maps between brackets
 * only where they fit on a line. A folded block that has not changed keeps its line breaks.
 *
 * @param source  the text that the document was read from; empty for a new one
 */
function print(document: Document, source = ''): string {
  visit(document, {
    Collection(_, node) {
      if (stringify(node.toJS(document), { collectionStyle: 'flow', lineWidth: 0 }).length > longLine)
        node.flow = false;
    },
    Scalar(key, node, path) {
      const inFlow = path.some((parent) => isCollection(parent) && parent.flow);
      if (key === 'key' || inFlow || typeof node.value !== 'string') return;
      const own = node.range ? source.slice(node.range[0], node.range[1]) : undefined;
      const kept = own !== undefined && node.type === Scalar.BLOCK_FOLDED;
      const long =
        !(own && !own.includes('\n')) && node.value.length > longText && !/\n|\s{2}|^\s|\s$/.test(node.value);
      if (!kept && !long) return;
      node.value = laidOut + (kept ? ownLines(own) : wrapped(node.value));
      node.type = Scalar.BLOCK_LITERAL;
    },
  });
  return (
    document
      .toString({ lineWidth: 0 })
      .replace(new RegExp(`\\|(-?.*\\n\\s*)${laidOut}`, 'g'), '>$1')
      .replaceAll(laidOut, '')
      // The library pads lists like maps; the content files pad maps only.
      .replace(/^( *(?:- )?\w+: )\[ (.*) \]$/gm, '$1[$2]')
  );
}

/** Brings a list to new items. Items that say the same keep their node, wherever they stand now, and so their comments. */
function updateList(document: Document, list: { items: unknown[]; flow?: boolean }, next: readonly unknown[]): void {
  const left = new Map((list.items as Node[]).map((node) => [node, node.toJS(document)]));
  const oneLine = list.items.length > 0 && list.items.every((node) => isCollection(node) && node.flow);
  if (list.items.length === 0) list.flow = false;
  const kept = next.map((item) => {
    const [node] = [...left].find(([, value]) => isDeepStrictEqual(value, item)) ?? [];
    if (node) left.delete(node);
    return node;
  });
  const changed = [...left.keys()];
  list.items = next.map(
    (item, i) => kept[i] ?? updated(document, changed.shift(), item) ?? document.createNode(item, { flow: oneLine }),
  );
}

/** A node that says `next`: the old one, changed as little as possible, or undefined when it must be a new one. */
function updated(document: Document, node: Node | undefined, next: unknown): Node | undefined {
  if (node && isDeepStrictEqual(node.toJS(document), next)) return node;
  if (isSeq(node) && Array.isArray(next)) updateList(document, node, next);
  else if (isMap<Scalar<string>>(node) && isObject(next)) {
    node.items = node.items.filter(({ key }) => next[key.value] !== undefined);
    let place = 0;
    for (const [name, value] of Object.entries(next)) {
      if (value === undefined) continue;
      const old = node.items.findIndex(({ key }) => key.value === name);
      const pair = node.items[old];
      if (pair) pair.value = updated(document, pair.value as Node, value) ?? document.createNode(value);
      else node.items.splice(place, 0, document.createPair(name, value) as never);
      place = (pair ? old : place) + 1;
    }
  } else if (isScalar(node) && (next === null || typeof next !== 'object')) {
    node.value = next;
    node.range = null;
    if (node.type === Scalar.BLOCK_FOLDED) node.type = Scalar.PLAIN;
  } else return undefined;
  return node;
}

/** A new file of content. */
export const printYaml = (data: unknown): string => print(new Document(data, { aliasDuplicateObjects: false }));

/**
 * A YAML text that says what `next` says and differs from `text` in little else: comments, order, quotation marks and
 * the line breaks of texts that did not change stay as they are.
 *
 * @throws when the text cannot be read: nothing may be written over a file that somebody has to put right
 */
export function updateYaml(text: string, next: unknown): string {
  if (isDeepStrictEqual(parse(text), next)) return text;
  const document = parseDocument(text);
  document.contents = (updated(document, document.contents as Node, next) ?? document.createNode(next)) as never;
  return print(document, text);
}
