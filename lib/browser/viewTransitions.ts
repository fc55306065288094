import { on } from './dom';

interface SwapEvent extends Event {
  viewTransition?: { finished: Promise<void>; skipTransition: () => void } | null;
  activation?: { entry?: { url: string | null } } | null;
}

/** A device on which the transition would delay the next page. */
const isSlow = navigator.hardwareConcurrency < 4 || ((navigator as { deviceMemory?: number }).deviceMemory ?? 8) < 4;

/** Picture of the product at this address, on a page that lists it. */
const pictureOf = (url?: string | null) =>
  url && document.querySelector<HTMLElement>(`[data-shared="product${new URL(url).pathname.replace('/', '-')}"]`);

/**
 * View transitions between a product's card and its page. The product's own page names its picture in the style sheet;
 * on a list only the picture that the visitor goes to, or returns from, gets its name.
 */
export function transitionPictures(): void {
  const name = ({ viewTransition }: SwapEvent, picture: HTMLElement) => {
    picture.style.viewTransitionName = picture.dataset.shared as string;
    const drop = () => picture.style.removeProperty('view-transition-name');
    viewTransition?.finished.then(drop, drop);
  };
  on(window, 'pageswap', (event) => {
    const { viewTransition, activation } = event as SwapEvent;
    const picture = pictureOf(activation?.entry?.url);
    if (isSlow) viewTransition?.skipTransition();
    else if (viewTransition && picture) name(event as SwapEvent, picture);
  });
  on(window, 'pagereveal', (event) => {
    const { navigation } = window as { navigation?: { activation?: { from?: { url: string | null } } } };
    const picture = pictureOf(navigation?.activation?.from?.url);
    if (picture && (event as SwapEvent).viewTransition) name(event as SwapEvent, picture);
  });
}
