import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { indent, renderBlock, renderFlow, renderText } from './render';
import { same } from './same';

/** Replaces the characters from `from` up to `to`. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Thrown where the form of a file cannot be kept piece by piece. */
class CannotKeep extends Error {}

const plainOf = (node: unknown): unknown => (node as { toJSON?: () => unknown } | null)?.toJSON?.() ?? null;

/** Changes one YAML text towards new data and notes the edits, leaving every line that still holds as it is. */
class Updater {
  readonly edits: Edit[] = [];
  constructor(private readonly text: string) {}

  private lineStart = (at: number): number => this.text.lastIndexOf('\n', at - 1) + 1;
  private column = (at: number): number => at - this.lineStart(at);
  /** Just behind the line break that ends the line at `at`. */
  private lineEnd(at: number): number {
    if (at > 0 && this.text[at - 1] === '\n') return at;
    const found = this.text.indexOf('\n', at);
    return found === -1 ? this.text.length : found + 1;
  }

  private range(node: unknown): [number, number] {
    const range = (node as Node | null)?.range;
    if (!range) throw new CannotKeep();
    return [range[0], range[1]];
  }

  private replace(node: unknown, text: string): void {
    const [from, to] = this.range(node);
    const tail = /\n*$/.exec(this.text.slice(from, to))?.[0] ?? '';
    this.edits.push({ from, to, text: text.replace(/\n*$/, '') + tail });
  }

  /** @param columns  indentation of further lines of this value */
  value(node: unknown, next: unknown, columns: number, inFlow: boolean): void {
    if (same(plainOf(node), next)) return;
    const flow = inFlow || (isCollection(node) && node.flow === true);
    if (isMap(node) && next && typeof next === 'object' && !Array.isArray(next))
      this.map(node, next as Record<string, unknown>, flow);
    else if (isSeq(node) && Array.isArray(next)) this.list(node, next, columns, flow, inFlow);
    else if (isScalar(node) && (next === null || typeof next !== 'object')) {
      const folded = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
      const quoted =
        node.type === Scalar.QUOTE_SINGLE && typeof next === 'string' && !next.includes('\n') && !(next.length > 88);
      this.replace(
        node,
        inFlow ? renderFlow(next) : quoted ? `'${next.replaceAll("'", "''")}'` : renderText(next, columns, folded),
      );
    } else if (inFlow) this.replace(node, renderFlow(next));
    else throw new CannotKeep();
  }

  private map(node: YAMLMap, next: Record<string, unknown>, flow: boolean): void {
    const pairs = node.items as Pair<Scalar<string>, Node | null>[];
    const names = new Set(pairs.map(({ key }) => key.value));
    const gone = pairs.filter(({ key }) => !(key.value in next) || next[key.value] === undefined);
    const added = Object.keys(next).filter((name) => !names.has(name) && next[name] !== undefined);
    if (flow && (gone.length > 0 || added.length > 0)) {
      const kept = pairs
        .filter((pair) => !gone.includes(pair))
        .map(({ key }): [string, unknown] => [key.value, next[key.value]]);
      this.replace(
        node,
        renderFlow(Object.fromEntries([...kept, ...added.map((name): [string, unknown] => [name, next[name]])])),
      );
      return;
    }
    const [first] = pairs;
    if (!first) throw new CannotKeep();
    const margin = this.column(this.range(first.key)[0]);
    for (const pair of pairs) {
      if (gone.includes(pair)) {
        const [from] = this.range(pair.key);
        const start = this.lineStart(from);
        // The first name of a list item shares its line with the dash.
        if (this.text.slice(start, from).trim() !== '') throw new CannotKeep();
        this.edits.push({ from: start, to: this.pairEnd(pair), text: '' });
      } else this.value(pair.value, next[pair.key.value], margin + 2, flow);
    }
    const order = Object.keys(next);
    for (const name of added) {
      const before = order
        .slice(0, order.indexOf(name))
        .reverse()
        .find((earlier) => names.has(earlier) && !gone.some(({ key }) => key.value === earlier));
      const anchor = pairs.find(({ key }) => key.value === before);
      const lines = `${indent(renderBlock({ [name]: next[name] }), margin)}\n`;
      if (anchor) this.insertLines(this.pairEnd(anchor), lines);
      else if (this.text.slice(this.lineStart(this.range(first.key)[0]), this.range(first.key)[0]).trim() === '')
        this.insertLines(this.lineStart(this.range(first.key)[0]), lines);
      else throw new CannotKeep();
    }
  }

  private pairEnd = ({ key, value }: Pair<Scalar<string>, Node | null>): number =>
    this.lineEnd(this.range(value ?? key)[1]);

  private insertLines(at: number, lines: string): void {
    const missing = at > 0 && this.text[at - 1] !== '\n' ? '\n' : '';
    this.edits.push({ from: at, to: at, text: missing + lines });
  }

  private list(node: YAMLSeq, next: unknown[], columns: number, flow: boolean, inFlow: boolean): void {
    const old = node.items.map(plainOf);
    if (flow) {
      if (old.length === next.length && old.length > 0)
        node.items.forEach((item, i) => void this.value(item, next[i], columns, true));
      else if (inFlow || next.every((item) => item === null || typeof item !== 'object'))
        this.replace(node, renderFlow(next));
      else if (old.length === 0) {
        // `name: []` becomes a block below the name.
        const [from, to] = this.range(node);
        const start = this.text[from - 1] === ' ' ? from - 1 : from;
        this.edits.push({ from: start, to, text: `\n${indent(renderBlock(next), columns)}` });
      } else this.replace(node, renderFlow(next));
      return;
    }
    if (next.length === 0) {
      const [from, to] = this.range(node);
      const start = this.text.lastIndexOf(':', from) + 1;
      this.edits.push({ from: start, to, text: ` []${this.text[to - 1] === '\n' ? '\n' : ''}` });
      return;
    }
    const starts = node.items.map((item) => this.lineStart(this.range(item)[0]));
    const dashes = node.items.map((item, i) => this.text.slice(starts[i], this.range(item)[0]));
    if (dashes.some((lead) => !/^ *- +$/.test(lead))) throw new CannotKeep();
    const margin = (dashes[0] as string).indexOf('-');
    const ends = node.items.map((item, i) => starts[i + 1] ?? this.lineEnd(this.range(item)[1]));
    const chunk = (i: number) => this.text.slice(starts[i], ends[i]);
    const dropped: number[] = [];
    const inserted: { at: number; item: unknown }[] = [];
    for (const { old: from, next: to, at } of align(old, next)) {
      if (from !== undefined && to !== undefined) this.value(node.items[from], next[to], margin + 2, false);
      else if (from !== undefined) dropped.push(from);
      else if (to !== undefined) inserted.push({ at, item: next[to] });
    }
    for (const i of dropped) this.edits.push({ from: starts[i] as number, to: ends[i] as number, text: '' });
    for (const { at, item } of inserted) {
      // An item that only changed its place keeps its own lines.
      const moved = dropped.find((i) => same(old[i], item));
      const oneLine = node.items.every((other) => isCollection(other) && other.flow === true);
      const fresh = oneLine ? `- ${renderFlow(item)}` : renderBlock([item]);
      const lines = moved === undefined ? `${indent(fresh, margin)}\n` : chunk(moved);
      this.insertLines(at < starts.length ? (starts[at] as number) : (ends.at(-1) as number), lines);
    }
  }
}

/** How the items of a list became those of another: kept or changed (both), dropped (old), or put in (next). */
function align(old: unknown[], next: unknown[]): { old?: number; next?: number; at: number }[] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(next.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = next.length - 1; j >= 0; j--)
      (table[i] as number[])[j] = same(old[i], next[j])
        ? (table[i + 1]?.[j + 1] ?? 0) + 1
        : Math.max(table[i + 1]?.[j] ?? 0, table[i]?.[j + 1] ?? 0);
  const result: { old?: number; next?: number; at: number }[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < next.length) {
    const is = i;
    const js = j;
    while (i < old.length && j < next.length && !same(old[i], next[j]))
      (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0) ? i++ : j++;
    if (i >= old.length || j >= next.length) {
      i = old.length;
      j = next.length;
    }
    // Between two kept items: as many as there are on both sides are changed items, the rest came or went.
    const both = Math.min(i - is, j - js);
    for (let k = 0; k < both; k++) result.push({ old: is + k, next: js + k, at: is + k });
    for (let k = is + both; k < i; k++) result.push({ old: k, at: k });
    for (let k = js + both; k < j; k++) result.push({ next: k, at: i });
    if (i < old.length && j < next.length) result.push({ old: i++, next: j++, at: i });
  }
  return result;
}

/**
 * A YAML text that says what `next` says and differs from `text` in nothing else: comments, order, quotation marks and
 * line breaks of all that did not change stay as they are.
 */
export function updateYaml(text: string, next: unknown): string {
  const document = parseDocument(text);
  if (document.errors.length === 0)
    try {
      const updater = new Updater(text);
      updater.value(document.contents, next, 0, false);
      const edits = updater.edits
        .map((edit, order) => ({ ...edit, order }))
        .sort((a, b) => b.from - a.from || b.order - a.order);
      let result = text;
      for (const { from, to, text: put } of edits) result = result.slice(0, from) + put + result.slice(to);
      if (same(parse(result), next)) return result;
    } catch (error) {
      if (!(error instanceof CannotKeep)) throw error;
    }
  // The shape changed too much to be kept piece by piece: keep at least the comment at the top.
  const head = /^(?:#.*\n|\n)*/.exec(text)?.[0] ?? '';
  return `${head}${renderBlock(next)}\n`;
}
