import type { Content } from './content';

type PageName = keyof Content['pages'];

/** Props of the hero of a one-off page, from its content file. */
export function heroOf<N extends Exclude<PageName, 'home' | 'not-found'>>(content: Content, name: N) {
  const { hero, heroImage } = content.pages[name];
  return { path: `/${name}`, ...hero, picture: heroImage.src };
}
