import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Bento.module.scss';

/** Our Services: six linked tiles of different sizes (spec 2, Home). */
export function Bento({ title, lead, tiles }: Content['pages']['home']['services']) {
  return (
    <Section id="services" heading={{ title, lead, layout: 'split' }}>
      <ul role="list" className={styles.grid} data-stagger="100">
        {tiles.map((tile) => (
          <li key={tile.to} data-columns={tile.columns} data-rows={tile.rows} data-reveal>
            <a href={tile.to} className={styles.tile} data-tone="ink">
              <Picture
                className={styles.picture}
                src={tile.picture.src}
                alt={tile.picture.alt}
                sizes={`(width >= 64rem) min(${tile.columns * 23}rem, ${tile.columns * 22}vw), ${tile.columns * 50}vw`}
              />
              <span className={styles.words}>
                <strong>{tile.title}</strong>
                <span>{tile.text}</span>
              </span>
              <span className={styles.arrow}>
                <Icon name="arrow-right" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
