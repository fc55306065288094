/** What a visitor pressed or sent before the islands were alive. */
interface Held {
  element: HTMLElement;
  submitter?: HTMLElement | null;
}

/** What the inline script hands to the starter. */
export interface Early {
  state: 'waiting' | 'loading' | 'ready' | 'failed';
  held: Held[];
  /** The starter has arrived. */
  begun?: boolean;
  /** Asks for the framework; does nothing until the starter is there. */
  start: () => void;
  /** Tells the visitor that something is missing, and lets go what waits. */
  fail: () => void;
  /** What the button of that message does. */
  retry: () => void;
  release: () => void;
  notice: (name: 'retry' | 'offline', show: boolean) => void;
}

declare global {
  interface Window {
    early: Early;
  }
}

/** A script that has not arrived after this many milliseconds has failed (spec 7). */
export const TIME_OUT = 120_000;
