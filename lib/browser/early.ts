/** What the script inside the page offers to the site's script; `npm run dev` does without it. */
export interface Early {
  /** The site's script has begun: a second copy of it, asked for because the first was silent, has nothing to do. */
  begun: boolean;
  /** Resolves with the first sign that a visitor is there: a press, a key, a movement. */
  visitor: Promise<void>;
  /** Gives back what was pressed or sent before the site's script was there. */
  giveBack: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}
