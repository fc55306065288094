import { type RefObject, useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import type { DemoKind, Demos } from '@/content/schema/demos';
import type { InterfaceWords } from '@/content/schema/interface';
import { all, prefersReducedMotion } from '@/lib/browser/dom';
import { fill } from '@/lib/format';

/** Props of every demonstration: its content and the words of its frame. */
export interface DemoProps<K extends DemoKind = DemoKind> {
  content: Demos[K];
  frame: DemoWords;
}

interface DemoWords
  extends Pick<InterfaceWords['demo'], 'reset' | 'wasReset' | 'stepDone' | 'withoutScript' | 'print' | 'note'> {
  /** Name of the product. */
  name: string;
  /** Accessible name of the window. */
  window: string;
  /** Announced when the last step of the task is done. */
  done: string;
}

interface DemoOptions<C, State, Step extends string> {
  content: C & { steps: Record<Step, string> };
  frame: DemoWords;
  start: (content: C) => State;
  /** Which steps are done in a state. */
  progress: (state: State, content: C) => Record<Step, boolean>;
}

/** Returned by `useDemo`. */
export interface Demo<State> {
  state: State;
  /** Changes the state and announces `said`; without it the last announcement stays. */
  set: (change: State | ((now: State) => State), said?: string) => void;
  reset: () => void;
  /** The visitor has used the demonstration. */
  isTouched: boolean;
  /** The last announcement. */
  said: string;
  steps: { name: string; text: string; isDone: boolean }[];
  frame: DemoWords;
  root: RefObject<HTMLDivElement | null>;
}

/** Props of a component that draws a part of a demonstration. */
export interface DemoPart<K extends DemoKind, State> {
  content: Demos[K];
  demo: Demo<State>;
}

/** Duration of the movement of an element to its new position, in milliseconds. */
const MOVE_DURATION = 400;

const pressable = 'button, input';

/** Positions of the keyed elements and the focused element before a change. */
interface Snapshot {
  places: Map<string, DOMRect>;
  active?: HTMLElement;
  /** Key of the element around the active one, and index of the active one among its controls. */
  key?: string;
  index: number;
}

const keyed = (root: HTMLElement) => all('[data-key]', root);

function takeSnapshot(root: HTMLElement): Snapshot {
  const places = new Map(keyed(root).map((element) => [element.dataset.key ?? '', element.getBoundingClientRect()]));
  const active = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : undefined;
  const holder = active?.closest<HTMLElement>('[data-key]');
  const index = active && holder ? all(pressable, holder).indexOf(active) : -1;
  return { places, active, key: holder?.dataset.key, index };
}

/** Animates every keyed element from its old position (FLIP). */
function animateMoves(root: HTMLElement, { places }: Snapshot): void {
  if (prefersReducedMotion()) return;
  for (const element of keyed(root)) {
    const before = places.get(element.dataset.key ?? '');
    const now = element.getBoundingClientRect();
    if (!before || (before.left === now.left && before.top === now.top)) continue;
    element.animate(
      [{ transform: `translate(${before.left - now.left}px, ${before.top - now.top}px)` }, { transform: 'none' }],
      { duration: MOVE_DURATION, easing: 'ease-out' },
    );
  }
}

/** Restores the focus of an element that was moved, or focuses the one that replaces it. */
function restoreFocus(root: HTMLElement, { active, key, index }: Snapshot): void {
  if (!active || document.activeElement === active) return;
  const holder = keyed(root).find(({ dataset }) => dataset.key === key);
  const successor = active.isConnected ? active : holder && all(pressable, holder)[index];
  (successor ?? root).focus({ preventScroll: true });
}

/**
 * The state of a demonstration with its task and announcements. An element with `data-key` is animated when it changes
 * its position; one with `data-focus` is focused when it appears while the demonstration has the focus.
 */
export function useDemo<C, State, Step extends string>(options: DemoOptions<C, State, Step>): Demo<State> {
  const { content, frame, start, progress } = options;
  const { steps } = content;
  const names = Object.keys(steps) as Step[];
  const root = useRef<HTMLDivElement>(null);
  const snapshot = useRef<Snapshot>(undefined);
  const focusTarget = useRef<HTMLElement>(undefined);

  interface Screen {
    state: State;
    done: Step[];
    said: string;
    isTouched: boolean;
  }
  type Action = 'reset' | { change: State | ((now: State) => State); said: string };
  const initial = (): Screen => ({ state: start(content), done: [], said: '', isTouched: false });
  const reduce = (now: Screen, action: Action): Screen => {
    if (action === 'reset') return { ...initial(), said: frame.wasReset, isTouched: true };
    const { change, said } = action;
    const state = typeof change === 'function' ? (change as (now: State) => State)(now.state) : change;
    const reached = progress(state, content);
    const newlyDone = names.filter((name) => reached[name] && !now.done.includes(name));
    const done = [...now.done, ...newlyDone];
    const announcements = [
      said,
      ...newlyDone.map((name) => fill(frame.stepDone, { step: steps[name] })),
      newlyDone.length > 0 && done.length === names.length ? frame.done : '',
    ];
    return { state, done, said: announcements.filter(Boolean).join(' ') || now.said, isTouched: true };
  };
  const [screen, dispatch] = useReducer(reduce, undefined, initial);

  const act = useCallback((action: Action) => {
    if (root.current) snapshot.current = takeSnapshot(root.current);
    dispatch(action);
  }, []);

  useLayoutEffect(() => {
    const before = snapshot.current;
    const element = root.current;
    if (!element || !before) return;
    snapshot.current = undefined;
    animateMoves(element, before);
    const next = element.querySelector<HTMLElement>('[data-focus]') ?? undefined;
    if (before.active && next && next !== focusTarget.current) next.focus();
    else restoreFocus(element, before);
    focusTarget.current = next;
  }, [screen]);

  return {
    state: screen.state,
    set: (change, said = '') => act({ change, said }),
    reset: () => act('reset'),
    isTouched: screen.isTouched,
    said: screen.said,
    steps: names.map((name) => ({ name, text: steps[name], isDone: screen.done.includes(name) })),
    frame,
    root,
  };
}
