import { Picture } from '../Picture';
import styles from './Scene.module.scss';

export interface SceneProps {
  picture?: { src: string; alt: string };
  /** `bleed` spans the viewport; `tall` is for a column. */
  layout?: 'bleed' | 'tall';
}

const sizes = {
  framed: '(width >= 90rem) 82rem, (width >= 48rem) 92vw, 144vw',
  bleed: '(width >= 48rem) 100vw, 144vw',
  tall: '(width >= 64rem) 34rem, 92vw',
};

/** A drawn scene with the people of a section. */
export function Scene({ picture, layout }: SceneProps) {
  if (!picture) return null;
  return (
    <Picture
      className={`${styles.scene} ${layout ? styles[layout] : ''}`}
      {...picture}
      sizes={sizes[layout ?? 'framed']}
    />
  );
}
