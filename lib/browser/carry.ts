import { on } from './dom';

interface Crossing extends Event {
  viewTransition?: { finished: Promise<void>; skipTransition: () => void } | null;
  activation?: { entry?: { url: string | null } } | null;
}

/** Where one page fading into another takes longer than it is worth. */
const weak = navigator.hardwareConcurrency < 4 || ((navigator as { deviceMemory?: number }).deviceMemory ?? 8) < 4;

/** Picture of the product at this address, on a page that lists it. */
const pictureOf = (url?: string | null) =>
  url && document.querySelector<HTMLElement>(`[data-shared="product${new URL(url).pathname.replace('/', '-')}"]`);

/**
 * Carries a product's picture from its card to its page and back. The product's own page names its picture by style
 * sheet; on a list only the one that the visitor goes to, or comes back from, has a name.
 */
export function carryPictures(): void {
  const name = ({ viewTransition }: Crossing, picture: HTMLElement) => {
    picture.style.viewTransitionName = picture.dataset.shared as string;
    const drop = () => picture.style.removeProperty('view-transition-name');
    viewTransition?.finished.then(drop, drop);
  };
  on(window, 'pageswap', (event) => {
    const { viewTransition, activation } = event as Crossing;
    const picture = pictureOf(activation?.entry?.url);
    if (weak) viewTransition?.skipTransition();
    else if (viewTransition && picture) name(event as Crossing, picture);
  });
  on(window, 'pagereveal', (event) => {
    const { navigation } = window as { navigation?: { activation?: { from?: { url: string | null } } } };
    const picture = pictureOf(navigation?.activation?.from?.url);
    if (picture && (event as Crossing).viewTransition) name(event as Crossing, picture);
  });
}
