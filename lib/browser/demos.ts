import { addModule, all, on, savesData, setText } from './dom';
import { idle } from './sections';

/** A demonstration is loaded when it is nearer than half a window. */
const NEAR = '50%';

/**
 * Brings the demonstration of a product page to life in the place of its picture: when a visitor is there, it comes near
 * and the page is idle, or at once when its picture is pressed. A visitor who saves data has to press.
 */
export function readyDemos(): void {
  for (const stage of all('[data-demo]')) {
    const { demo = '', style = '' } = stage.dataset;
    const button = stage.querySelector('button') as HTMLElement;
    const label = button.firstElementChild as HTMLElement;
    let asked = false;
    let again = '';

    const fail = () => {
      asked = false;
      // An address that failed once is asked for anew only under another name.
      again += '?';
      button.removeAttribute('data-waiting');
      setText(label, label.dataset.failed as string);
    };
    const load = () => {
      if (asked) return;
      asked = true;
      // Its address in the built site; under `npm run dev` its name.
      if (!process.env.VISITOR) import('./demos/byName').then(({ byName }) => byName(demo));
      else
        document.head.append(
          Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            href: style + again,
            onload: () => addModule(demo + again, fail),
            onerror: fail,
          }),
        );
    };

    on(button, 'click', () => {
      button.dataset.waiting = '';
      load();
    });
    if (savesData()) continue;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        idle().then(load);
      },
      { rootMargin: NEAR },
    );
    const watch = () => near.observe(stage);
    // Not for a page that opens and is left: only a link to the demonstration counts as a sign of a visitor.
    if (location.hash === '#try') watch();
    else (window.early?.visitor ?? Promise.resolve()).then(watch);
  }
}
