import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { firstStepsAt } from '@/lib/firstSteps';
import { LeastPrice } from '../Price/LeastPrice';
import styles from './Bento.module.scss';

type Tile = Content['pages']['home']['services']['tiles'][number];

/** A tile of two rows crops its picture at the sides, so the picture is wider than the tile. */
const sizes = ({ columns, rows }: Tile) =>
  rows === 2
    ? '(width >= 64rem) 54rem, 140vw'
    : `(width >= 64rem) min(${columns * 23}rem, ${columns * 22}vw), ${columns * 50}vw`;

/** Our Services: six linked tiles of different sizes, with the price of each first step (spec 2, Home). */
export function Bento({ title, lead, tiles, further }: Content['pages']['home']['services']) {
  return (
    <Section id="services" heading={{ title, lead, layout: 'large' }}>
      <ul role="list" className={styles.grid} data-stagger="100">
        {tiles.map((tile) => (
          <li key={tile.to} data-columns={tile.columns} data-rows={tile.rows} data-reveal>
            <a href={tile.to} className={styles.tile} data-tone="ink">
              <Picture className={styles.picture} src={tile.picture.src} alt={tile.picture.alt} sizes={sizes(tile)} />
              <span className={styles.words}>
                <strong>
                  {tile.title} <Icon name="arrow-right" size={20} />
                </strong>
                <span>{tile.text}</span>
                <LeastPrice href={tile.to} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.further}>
        {further.map(({ label, href }) => (
          <ButtonLink key={href} href={href} look="text">
            {label}
          </ButtonLink>
        ))}
      </p>
      <SampleNote prices={firstStepsAt(tiles.map(({ to }) => to))} />
    </Section>
  );
}
