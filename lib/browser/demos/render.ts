/**
 * Draws a demonstration: markup with places for values and listeners, put in place by changing only what differs, so that
 * focus, scrolling and what is being typed stay. A library for this would take half of what a demonstration may weigh.
 */

/** Markup whose values are escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Listener = (event: Event) => void;
type Value = Markup | string | number | boolean | null | undefined | readonly Value[];

/** A value that leaves its place empty; an attribute with it is left out. */
export const nothing = null;

/** The listeners of the markup that was drawn last; their elements name them by their place. */
let listeners: Listener[] = [];

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const show = (value: Value | Listener): string => {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(show).join('');
  return value === null || value === undefined ? '' : escaped(String(value));
};

/** Markup with values: `<p title=${text}>${text}</p>`; `@click=${listener}` listens. */
export function html(strings: TemplateStringsArray, ...values: (Value | ((event: never) => void))[]): Markup {
  let text = '';
  for (const [i, string] of strings.entries()) {
    text += string;
    if (i === values.length) break;
    const value = values[i] as Value | Listener;
    const [attribute = '', type] = /\s(?:@(\w+)|[\w-]+)=$/.exec(string) ?? [];
    if (type) text = `${text.slice(0, -attribute.length)} data-on${type}="${listeners.push(value as Listener) - 1}"`;
    else if (attribute && value === nothing) text = text.slice(0, -attribute.length);
    else text += attribute ? `"${show(value)}"` : show(value);
  }
  return new Markup(text);
}

const keyOf = (node: Node) => (node instanceof Element ? node.getAttribute('data-key') : null);

function sync(now: Node, next: Node): void {
  if (now instanceof Element && next instanceof Element) {
    for (const { name } of [...now.attributes]) if (!next.hasAttribute(name)) now.removeAttribute(name);
    for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
    const value = next.getAttribute('value');
    if (now instanceof HTMLInputElement && value !== null && now.value !== value) now.value = value;
    syncChildren(now, next);
  } else if (now.nodeValue !== next.nodeValue) now.nodeValue = next.nodeValue;
}

function syncChildren(now: ParentNode & Node, next: Node): void {
  // What is put in place leaves this list.
  const children = [...next.childNodes];
  for (const [i, child] of children.entries()) {
    const here = now.childNodes[i] as ChildNode | undefined;
    const key = keyOf(child);
    const same = key === null ? here : [...now.childNodes].find((node) => keyOf(node) === key);
    if (!same || same.nodeName !== child.nodeName || keyOf(same) !== key) now.insertBefore(child, here ?? null);
    else {
      if (same !== here) now.insertBefore(same, here ?? null);
      sync(same, child);
    }
  }
  while (now.childNodes.length > children.length) now.lastChild?.remove();
}

/** Puts markup in the place of what `root` holds. `draw` makes it. */
export function render(root: HTMLElement, draw: () => Markup): void {
  listeners = [];
  const template = document.createElement('template');
  template.innerHTML = draw().text;
  syncChildren(root, template.content);
}

/** Lets the listeners named in the markup below `root` hear. */
export function listen(root: HTMLElement, types: readonly string[]): void {
  for (const type of types)
    root.addEventListener(type, (event) => {
      const element = (event.target as Element).closest(`[data-on${type}]`);
      if (element) listeners[Number(element.getAttribute(`data-on${type}`))]?.(event);
    });
}
