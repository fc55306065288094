import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isSeq,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  type ScalarTag,
  stringify,
  type Tags,
  visit,
  type YAMLSeq,
} from 'yaml';
import { stringifyString } from 'yaml/util';
import { isObject } from '@/lib/isObject';

/** Longer texts become folded blocks with lines of at most this length. In characters. */
const longText = 100;
/** Longest collection in flow style, in characters. */
const longFlow = 110;

/** Prints an unchanged string exactly as in the source, because the library would refold it. */
const stringTag = (source = ''): ScalarTag => ({
  tag: 'tag:yaml.org,2002:str',
  default: true,
  identify: (value) => typeof value === 'string',
  resolve: (text) => text,
  stringify(item, context, onComment, onChompKeep) {
    const { indent, inFlow, implicitKey, options } = context;
    if (item.range && item.source === item.value) {
      const [first, ...rest] = source.slice(item.range[0], item.range[1]).trimEnd().split('\n');
      const margin = Math.min(...rest.filter(Boolean).map((line) => line.search(/\S/)));
      return [first, ...rest.map((line) => line && indent + line.slice(margin))].join('\n');
    }
    const { value, type } = item as Scalar<string>;
    const fold = value.length > longText && !value.includes('\n') && !inFlow && !implicitKey;
    const plain = type === Scalar.BLOCK_FOLDED ? Scalar.PLAIN : type;
    const printed = { ...item, value, type: fold ? Scalar.BLOCK_FOLDED : plain } as Scalar<string>;
    const lineWidth = fold ? longText + indent.length : 0;
    const around = { ...context, actualString: true, options: { ...options, lineWidth } };
    return stringifyString(printed, around, onComment, onChompKeep);
  },
});

const withStrings = (source?: string) => (tags: Tags) => [stringTag(source), ...tags];

function print(document: Document): string {
  visit(document, {
    Collection(_, node) {
      if (stringify(node.toJS(document), { collectionStyle: 'flow', lineWidth: 0 }).length > longFlow)
        node.flow = false;
    },
  });
  // The library pads lists like maps; the content files pad maps only.
  return document.toString({ lineWidth: 0 }).replace(/^( *(?:- )?\w+: )\[ (.*) \]$/gm, '$1[$2]');
}

type Path = readonly (string | number)[];

/** An unchanged item keeps its node, and so its comments, when it moves. */
function updateList(document: Document, path: Path, list: YAMLSeq, old: readonly unknown[], next: readonly unknown[]) {
  const unused = old.map((value, i) => ({ value, node: list.items[i] }));
  const unchanged = next.map((item) => {
    const found = unused.findIndex(({ value }) => isDeepStrictEqual(value, item));
    return found < 0 ? undefined : unused.splice(found, 1)[0];
  });
  const reused = unchanged.map((item) => item ?? unused.shift());
  const flow = list.items.length > 0 && list.items.every((node) => (isMap(node) || isSeq(node)) && node.flow);
  if (list.items.length === 0) list.flow = false;
  list.items = next.map((item, i) => reused[i]?.node ?? document.createNode(item, { flow }));
  for (const [i, item] of reused.entries()) if (item) update(document, [...path, i], item.value, next[i]);
}

/** Changes the nodes below a path that say `old` to say `next`, and no others. */
function update(document: Document, path: Path, old: unknown, next: unknown): void {
  if (isDeepStrictEqual(old, next)) return;
  const node = document.getIn(path, true);
  if (isSeq(node) && Array.isArray(old) && Array.isArray(next)) updateList(document, path, node, old, next);
  else if (isMap(node) && isObject(old) && isObject(next)) {
    for (const name of Object.keys(old)) if (next[name] === undefined) document.deleteIn([...path, name]);
    const names = Object.keys(next).filter((name) => next[name] !== undefined);
    for (const [i, name] of names.entries()) {
      update(document, [...path, name], old[name], next[name]);
      if (name in old) continue;
      // The library appends a new field; this moves it to its place in `next`.
      const added = node.items.pop() as Pair;
      const before = node.items.findIndex(({ key }) => (key as Scalar).value === names[i - 1]);
      node.items.splice(before + 1, 0, added);
    }
  } else document.setIn(path, typeof next === 'object' ? document.createNode(next) : next);
}

export const printYaml = (data: unknown): string =>
  print(new Document(data, { aliasDuplicateObjects: false, customTags: withStrings() }));

/** Throws for invalid YAML, so that a broken file is never overwritten. */
export function updateYaml(text: string, next: unknown): string {
  const data: unknown = parse(text);
  if (isDeepStrictEqual(data, next)) return text;
  const document = parseDocument(text, { customTags: withStrings(text) });
  update(document, [], data, next);
  return print(document);
}
