/** A browser with one window, whatever its engine and whoever drives it. Clicks and keys are the browser's own. */
export interface Visitor {
  /** Name and version. */
  name: string;
  open: (address: string) => Promise<void>;
  /** Runs an expression in the page and gives its value, which must survive JSON. */
  ask: <T>(expression: string) => Promise<T>;
  /** Clicks the first element that fits, after scrolling it into view. */
  click: (selector: string) => Promise<void>;
  /** Types into a field, after what it holds. */
  type: (selector: string, text: string) => Promise<void>;
  press: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>;
  /** Size of the page in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Waits until an expression in the page gives a true value.
 *
 * @param seconds  how long at most
 * @throws with `what` when it does not come true
 */
export async function until(visitor: Visitor, what: string, expression: string, seconds = 10): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    if (await visitor.ask<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

let marks = 0;

/**
 * Finds a visible element by its name, as a reader of the page would, and marks it.
 *
 * @param css  which elements come into question
 * @param name  its aria-label or its words; without it the first one that is seen
 * @returns a selector for it
 */
export async function seen(visitor: Visitor, css: string, name?: string): Promise<string> {
  const mark = `m${++marks}`;
  await until(
    visitor,
    `${css}${name ? ` called “${name}”` : ''} is on the page`,
    `(() => {
      const fits = (element) => ${name === undefined ? 'true' : `[element.getAttribute('aria-label'), element.textContent].some((text) => text?.replace(/\\s+/g, ' ').trim() === ${JSON.stringify(name)})`};
      const found = [...document.querySelectorAll(${JSON.stringify(css)})].find(
        (element) => fits(element) && element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
      );
      found?.setAttribute('data-mark', '${mark}');
      return found;
    })()`,
  );
  return `[data-mark="${mark}"]`;
}
