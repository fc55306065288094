/** What every demonstration of a product shares: its window, its task, its announcements. */
import type { DemoKind, Demos } from '@/content/schema/demos';
import type { InterfaceWords } from '@/content/schema/interface';
import { fill } from '@/lib/format';
import { all, prefersStill } from '../dom';
import { html, listen, type Markup, render } from './render';
import './frame.css';

/** What the page tells a demonstration: the product's own content, and the words around it. */
export type DemoData<K extends DemoKind = DemoKind> = Demos[K] & {
  done: string;
  frame: Pick<InterfaceWords['demo'], 'reset' | 'wasReset' | 'stepDone' | 'link' | 'window'> & { name: string };
};

/** What a view draws, and how it changes what it draws. */
export interface Screen<Content, State> {
  content: Content;
  state: State;
  /** Puts another state in place and tells the visitor what has happened. */
  set: (state: State, said?: string) => void;
}

interface Demo<Content, State> {
  /** The product's screens are dark. */
  dark?: boolean;
  /** Outline of the product's mark on a grid of 20 units. */
  mark: string;
  start: (content: Content) => State;
  /** Which steps of the task a state shows as done, by their names in the content. */
  progress: (state: State, content: Content) => Record<string, boolean>;
  /** What stands in the head of the window. */
  head?: (screen: Screen<Content, State>) => Markup;
  body: (screen: Screen<Content, State>) => Markup;
}

/** A line icon on a grid of 20 units, which only decorates. */
export const icon = (path: string, size = 18) =>
  html`<svg aria-hidden="true" width=${size} height=${size} viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d=${path}></path></svg>`;

const again = 'M4 4v4h4M4.3 8A6.5 6.5 0 1 1 3.5 11';

/** The initials of a person in a disc. */
export const face = (name: string) =>
  html`<span class="demo-face" aria-hidden="true">${name
    .split(' ')
    .map(([letter]) => letter)
    .join('')}</span>`;

const pressable = 'button, input';

/** How long things take to change places, in milliseconds. */
const MOVE = 400;

/** Lets everything with a `data-key` glide from where it was to where it is after `change`. */
function glide(root: HTMLElement, change: () => void): void {
  const before = new Map(all('[data-key]', root).map((element) => [element, element.getBoundingClientRect()]));
  change();
  if (prefersStill()) return;
  for (const [element, { left, top }] of before) {
    const now = element.getBoundingClientRect();
    const [x, y] = [left - now.left, top - now.top];
    if (element.isConnected && (x || y))
      element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: MOVE,
        easing: 'ease-out',
      });
  }
}

/** Puts a demonstration in the place of the picture. */
export function run<K extends DemoKind, State>(demo: Demo<DemoData<K>, State>): void {
  const stage = document.querySelector('[data-demo]') as HTMLElement;
  const content: DemoData<K> = JSON.parse(process.env.CONTENT ?? (stage.dataset.content as string));
  const { frame, steps, done } = content;
  const items = all('[data-step]', stage.parentElement as HTMLElement);
  const button = stage.querySelector('button') as HTMLElement;
  const pressed = button.hasAttribute('data-waiting') || document.activeElement === button;
  const root = Object.assign(document.createElement('div'), { className: 'demo', role: 'group', tabIndex: -1 });
  root.ariaLabel = frame.window;
  root.toggleAttribute('data-dark', demo.dark === true);

  /** Where the keyboard was led last. */
  let led: Element | null = null;
  let told = '';
  const draw = () => {
    const active = root.contains(document.activeElement) && (document.activeElement as HTMLElement);
    const holder = active ? active.closest<HTMLElement>('[data-key]') : null;
    const place = holder ? all(pressable, holder).indexOf(active as HTMLElement) : -1;
    glide(root, () => render(root, view));
    const lead = root.querySelector<HTMLElement>('[data-lead]');
    if (active && lead && lead !== led) lead.focus();
    // What had the focus may have been moved, stand elsewhere anew, or be gone.
    else if (active && document.activeElement !== active) {
      const anew = holder && all('[data-key]', root).find(({ dataset }) => dataset.key === holder.dataset.key);
      const heir = active.isConnected ? active : anew && all(pressable, anew)[place];
      (heir || root).focus({ preventScroll: true });
    }
    led = lead;
  };
  const screen: Screen<DemoData<K>, State> = {
    content,
    state: demo.start(content),
    set(state, said = '') {
      screen.state = state;
      const news = [said];
      const now = demo.progress(state, content);
      for (const item of items) {
        const step = item.dataset.step as keyof typeof steps;
        if (!now[step] || item.dataset.done !== undefined) continue;
        item.dataset.done = '';
        news.push(fill(frame.stepDone, { step: steps[step] }));
        if (items.every(({ dataset }) => dataset.done !== undefined)) news.push(done);
      }
      told = news.filter(Boolean).join(' ') || told;
      draw();
    },
  };
  const reset = () => {
    for (const item of items) item.removeAttribute('data-done');
    screen.set(demo.start(content), frame.wasReset);
  };
  const view = () => html`
    <div class="demo-head">
      <span class="demo-brand"><span class="demo-mark">${icon(demo.mark)}</span>${frame.name}</span>
      ${demo.head?.(screen)}
      <button type="button" class="demo-reset" aria-label=${frame.reset} @click=${reset}>
        ${icon(again)}<span>${frame.reset}</span>
      </button>
    </div>
    <div class="demo-body">${demo.body(screen)}</div>
    <p class="demo-said" role="status">${told}</p>`;

  stage.append(root);
  listen(root, ['click', 'input', 'change', 'submit', 'focusin', 'dragstart', 'dragover', 'drop']);
  draw();
  if (pressed) root.focus({ preventScroll: true });
}
