import type { Page } from '@playwright/test';

/**
 * Scrolls each control into view and hit-tests a grid of points over its visible shape. Returns the controls that do not
 * receive every click, and those lower than the touch target of 44 px except links in a sentence.
 *
 * @param within  selector of the part of the page to test
 * @param except  selector of elements to skip
 */
export async function unclickableControls(page: Page, within = 'body', except = '[data-skip]'): Promise<string[]> {
  // Floating elements appear in the frame after scrolling.
  await page.evaluate(() => {
    window.scrollTo({ top: 1000, behavior: 'instant' });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.evaluate(
    ([within, except]) => {
      // Firefox has no reduced motion over WebDriver BiDi.
      for (const animation of document.getAnimations()) {
        const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        if (animation.timeline === document.timeline && !isEndless) animation.finish();
      }
      const moving = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []));
      const steps = 8;
      const touchTarget = 44;
      const name = (element?: Element | null) => element?.outerHTML.replace(/\s+/g, ' ').slice(0, 120) ?? 'nothing';
      const controls = document.querySelectorAll<HTMLElement>(
        `${within} :is(a[href], button, input, select, textarea, summary, label):not(:disabled, .visually-hidden)`,
      );
      return [...controls].flatMap((control) => {
        const field = control instanceof HTMLLabelElement ? control.control : control;
        const isVisible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (
          !isVisible ||
          control.closest(except) ||
          moving.some((element) => element.contains(control)) ||
          !field ||
          field.matches(':disabled')
        )
          return [];
        const gets = (hit?: Element | null) =>
          hit && (control.contains(hit) || field.contains(hit) || hit.closest('label')?.control === field);
        const reached = new Set<string>();
        /** What covers each of the other points. */
        const covered = new Map<string, string>();
        const isMissed = (point: string) => !reached.has(point);
        let isTall = false;
        // A floating element does not count if it covers the control only at one scroll position.
        for (const block of ['center', 'start', 'end'] as const) {
          control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
          const boxes = [...control.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
          for (const [n, { left, top, width, height }] of boxes.entries())
            for (let i = 0; i <= steps; i++)
              for (let j = 0; j <= steps; j++) {
                const point = [n, i, j].join();
                const [x, y] = [left + 1 + ((width - 2) * i) / steps, top + 1 + ((height - 2) * j) / steps];
                const stack = document.elementsFromPoint(x, y);
                if (gets(stack[0])) reached.add(point);
                // Points beside a rounded corner do not belong to the control, those in its middle always do.
                else if (stack.some(gets) || i === steps / 2) covered.set(point, name(stack[0]));
              }
          const [first] = boxes;
          const reaches = (dy: number) =>
            first && gets(document.elementFromPoint(first.x + first.width / 2, first.y + first.height / 2 + dy));
          isTall ||=
            !first || first.height >= touchTarget - 1 || [-1, 1].every((side) => reaches(side * (touchTarget / 2 - 1)));
          if (isTall && ![...covered.keys()].some(isMissed)) break;
        }
        const missed = [...covered.keys()].filter(isMissed);
        const over = new Set(missed.map((point) => covered.get(point)));
        const isInSentence =
          getComputedStyle(control).display === 'inline' &&
          [...(control.parentNode?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
        return [
          ...(missed.length > 0 ? [`${name(control)}: ${missed.length} points lie under ${[...over].join(', ')}`] : []),
          ...(isTall || isInSentence || control.closest('label')
            ? []
            : [`${name(control)}: lower than a touch target`]),
        ];
      });
    },
    [within, except] as const,
  );
}
