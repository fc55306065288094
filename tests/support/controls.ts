import type { Page } from '@playwright/test';

/**
 * Scrolls each control of the page into view and hit-tests a grid of points over its visible shape, without the area
 * outside rounded corners. Returns the controls that do not receive every click, and those lower than the touch target of
 * 44 px except links in a sentence.
 *
 * @param except  selector of elements to skip
 */
export async function deafControls(page: Page, within = 'body', except = ''): Promise<string[]> {
  // Floating elements appear in the frame after scrolling.
  await page.evaluate(() => {
    window.scrollTo({ top: 1000, behavior: 'instant' });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.evaluate(
    ([within, except]) => {
      const steps = 8;
      const finger = 44;
      type Box = { left: number; top: number; right: number; bottom: number };

      /** The visible area of a control: the viewport without what its scrolling and clipping ancestors hide. */
      const inSight = (control: Element): Box => {
        const { clientWidth, clientHeight } = document.documentElement;
        const box: Box = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
        for (let parent = control.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
          const style = getComputedStyle(parent);
          if (!/hidden|clip|auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) continue;
          const own = parent.getBoundingClientRect();
          box.left = Math.max(box.left, own.left);
          box.top = Math.max(box.top, own.top);
          box.right = Math.min(box.right, own.right);
          box.bottom = Math.min(box.bottom, own.bottom);
        }
        return box;
      };

      /** Points in one box of a control, slightly inside its border and its rounded corners. */
      const pointsOf = (box: DOMRect, style: CSSStyleDeclaration) => {
        const corner = (radius: string) => {
          const [x = '0', y = x] = radius.split(' ');
          const length = (text: string, side: number) =>
            (Number.parseFloat(text) / (text.endsWith('%') ? 100 : 1)) * (text.endsWith('%') ? side : 1);
          return [length(x, box.width), length(y, box.height)] as const;
        };
        const corners = [
          [corner(style.borderTopLeftRadius), corner(style.borderTopRightRadius)],
          [corner(style.borderBottomLeftRadius), corner(style.borderBottomRightRadius)],
        ] as const;
        const points: { x: number; y: number }[] = [];
        for (let i = 0; i <= steps; i++)
          for (let j = 0; j <= steps; j++) {
            const x = 1 + ((box.width - 2) * i) / steps;
            const y = 1 + ((box.height - 2) * j) / steps;
            const [rx, ry] = corners[y < box.height / 2 ? 0 : 1][x < box.width / 2 ? 0 : 1];
            // CSS scales down radii that do not fit into the box.
            const fit = Math.min(1, box.width / 2 / rx, box.height / 2 / ry);
            const dx = 1 - Math.min(x, box.width - x) / (rx * fit);
            const dy = 1 - Math.min(y, box.height - y) / (ry * fit);
            if (dx > 0 && dy > 0 && dx ** 2 + dy ** 2 > 0.9) continue;
            points.push({ x: box.left + x, y: box.top + y });
          }
        return points;
      };

      const name = (element: Element | null) => element?.outerHTML.replace(/\s+/g, ' ').slice(0, 120) ?? 'nothing';
      const problems: string[] = [];
      const controls = [
        ...(document.querySelector(within) as Element).querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, label',
        ),
      ].filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !control.matches('[data-skip], :disabled, .visually-hidden') &&
          !(except && control.closest(except)) &&
          (!(control instanceof HTMLLabelElement) || (control.control && !control.control.matches(':disabled'))),
      );
      for (const control of controls) {
        const labelled = control instanceof HTMLLabelElement ? control.control : control;
        const gets = (hit: Element | null) =>
          hit !== null &&
          (control.contains(hit) || labelled?.contains(hit) || hit.closest('label')?.control === labelled);
        const style = getComputedStyle(control);
        const whole = style.display !== 'inline';
        let missed: number[] | undefined;
        let over = new Set<string>();
        let low = true;
        // A floating element does not count if it covers the control only at one scroll position.
        for (const block of ['center', 'start', 'end'] as const) {
          control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
          const sight = inSight(control);
          const boxes = [...control.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
          const points = boxes.flatMap((box) => pointsOf(box, style));
          over = new Set();
          const before: number[] = missed ?? [...points.keys()];
          missed = before.filter((i) => {
            const { x, y } = points[i] as { x: number; y: number };
            if (x < sight.left || x > sight.right) return false;
            const hit = y > sight.top && y < sight.bottom ? document.elementFromPoint(x, y) : null;
            if (gets(hit)) return false;
            over.add(name(hit));
            return true;
          });
          const [first] = boxes;
          if (first) {
            const middle = { x: first.left + first.width / 2, y: first.top + first.height / 2 };
            const reach = [-finger / 2 + 1, finger / 2 - 1];
            low &&=
              first.height < finger - 1 &&
              !reach.every((dy) => gets(document.elementFromPoint(middle.x, middle.y + dy)));
          } else low = false;
          if (missed.length === 0 && !low) break;
        }
        if (missed && missed.length > 0)
          problems.push(`${name(control)}: ${missed.length} points lie under ${[...over].join(', ')}`);
        const sentence =
          !whole &&
          [...(control.parentNode?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (low && !sentence && !control.closest('label'))
          problems.push(`${name(control)}: ${Math.round(control.getBoundingClientRect().height)} px high`);
      }
      return problems;
    },
    [within, except] as const,
  );
}
