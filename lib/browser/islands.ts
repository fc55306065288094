import { hydrateIsland } from '@/components/islands/hydrate';
import { all, closest, on, SCRIPT_TIME_OUT, savesData, whenIdle } from './dom';
import type { Loader, QueuedEvent } from './loader';
import { notice } from './notices';

/** Root margin within which islands are hydrated when the page is idle. */
const NEAR = '50%';

const nextTask = () => new Promise<void>((done) => setTimeout(done));

/** Replays the clicks and submits that were queued before an island was hydrated, each once. */
async function replay(island: HTMLElement, queue: QueuedEvent[]): Promise<void> {
  for (const entry of queue.filter(({ control }) => island.contains(control))) {
    const { control, submitter } = entry;
    queue.splice(queue.indexOf(entry), 1);
    control.removeAttribute('data-waiting');
    if (control instanceof HTMLFormElement) control.requestSubmit(submitter);
    else control.click();
    // The component must render before it handles the next event.
    await nextTask();
  }
}

/**
 * Hydrates the islands of the page: those near the viewport when the page is idle, any other as soon as it is clicked,
 * focused or typed into. With Save-Data no island is hydrated before it is used.
 */
export function watchIslands({ queue, fail }: Loader): void {
  const started = new Set<HTMLElement>();
  const hydrate = async (island: HTMLElement | null | undefined) => {
    if (!island || started.has(island)) return;
    started.add(island);
    const timeOut = new Promise<never>((_, reject) => setTimeout(reject, SCRIPT_TIME_OUT));
    try {
      await Promise.race([hydrateIsland(island, () => notice('fault', true)), timeOut]);
      island.removeAttribute('data-hydrate');
      await replay(island, queue);
    } catch {
      started.delete(island);
      fail();
    }
  };
  const hydrateUrgent = () => {
    for (const { control } of [...queue]) hydrate(control.closest<HTMLElement>('[data-hydrate]'));
    hydrate(document.activeElement?.closest<HTMLElement>('[data-hydrate]'));
  };
  hydrateUrgent();
  on(document, 'site:retry', hydrateUrgent);
  on(window, 'pointerdown focusin input click submit', (event) => hydrate(closest(event, '[data-hydrate]')), {
    capture: true,
    passive: true,
  });

  // The fragment may hold a selection for the calculator or the subject of a message.
  if (location.hash.includes('=')) for (const island of all('main [data-hydrate]')) hydrate(island);

  // The hidden button to the top has no box, so the observer below would never report it.
  const hydrateHidden = () => {
    for (const island of all('[data-hydrate]:has(> [hidden])')) hydrate(island);
  };
  if (window.scrollY > 0) hydrateHidden();
  else on(window, 'scroll', hydrateHidden, { once: true, passive: true });

  if (savesData()) return;
  let previous = Promise.resolve();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        // Hydrated one at a time to avoid a long task.
        previous = previous.then(whenIdle).then(() => hydrate(target.parentElement));
      }
    },
    { rootMargin: NEAR },
  );
  for (const { firstElementChild } of all('[data-hydrate]')) if (firstElementChild) near.observe(firstElementChild);
}
