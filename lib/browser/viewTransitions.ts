import { on } from './dom';

interface SwapEvent extends Event {
  viewTransition?: { finished: Promise<void>; skipTransition: () => void } | null;
  activation?: { entry?: { url: string | null } } | null;
}

/** On a slow device the transition would delay the next page. */
const isSlow = navigator.hardwareConcurrency < 4 || ((navigator as { deviceMemory?: number }).deviceMemory ?? 8) < 4;

/** The picture of the product with this URL on a page that lists products. */
const pictureOf = (url?: string | null) =>
  url && document.querySelector<HTMLElement>(`[data-shared="product${new URL(url).pathname.replace('/', '-')}"]`);

/**
 * View transitions between a product's card and its page. The style sheet names the picture of the product's own page;
 * on a list only the card that the visitor opens or returns from is named, because names must be unique in a document.
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
