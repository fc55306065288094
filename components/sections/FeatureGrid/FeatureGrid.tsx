import { Artefact } from '@/components/ui/Artefact/Artefact';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Scene, type SceneProps } from '@/components/ui/Scene/Scene';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import type { Artefact as ArtefactContent, Fragment } from '@/content/schema/fields';
import { positionOf } from '@/lib/position';
import { AppExample } from '../AppExample/AppExample';
import styles from './FeatureGrid.module.scss';

interface FeatureGridProps {
  id: string;
  title: string;
  lead?: string;
  items: {
    title: string;
    text: string;
    sample?: boolean;
    fragment?: Fragment;
    /** An example of what comes of it, or how long it takes. */
    answer?: string;
  }[];
  /**
   * Tiles of different sizes, a ruled list, columns, one large point with small ones below it, or a plain list
   * beside an artefact.
   */
  layout: 'mosaic' | 'ledger' | 'columns' | 'spotlight' | 'sheet';
  /**
   * The artefact of a `sheet`, below the heading of a `ledger`, above `columns`, or in the large point of a `spotlight` or
   * `mosaic`.
   */
  artefact?: ArtefactContent;
  /** The people of `columns`, side by side. */
  picture?: SceneProps['picture'];
  tone?: SectionProps['tone'];
}

/** Points with titles, laid out in one of five ways, so that neighbouring sections differ. */
export function FeatureGrid({ id, title, lead, items, layout, artefact, picture, tone }: FeatureGridProps) {
  const illustrated = items.filter(({ fragment }) => fragment);
  const isInPoint = layout === 'spotlight' || layout === 'mosaic';
  // On phones a strip: several illustrated tiles, and columns that say how long each takes.
  const isStrip = illustrated.length > 1 || (layout === 'columns' && items.every(({ answer }) => answer));
  return (
    <Section id={id} tone={tone} heading={{ title, lead }} className={styles[layout]}>
      {artefact && !isInPoint && <Artefact {...artefact} />}
      <Scene picture={picture} layout={tone === 'ink' ? 'bleed' : undefined} />
      <ul
        role="list"
        className={styles.grid}
        data-layout={layout}
        data-count={items.length}
        data-stagger="120"
        aria-label={isStrip ? title : undefined}
        tabIndex={isStrip ? 0 : undefined}
      >
        {items.map((item, i) => {
          const position = isStrip ? positionOf(i + 1, items.length) : undefined;
          return (
            <li key={item.title} data-tone={layout === 'mosaic' && i === 0 ? 'ink' : undefined} data-reveal>
              <h3 data-position={position}>{item.title}</h3>
              <p>{item.text}</p>
              {item.answer && <b>{item.answer}</b>}
              {item.fragment && (
                <AppExample {...item.fragment} sample={item.fragment.sample && item === illustrated[0]} />
              )}
              {artefact && isInPoint && i === 0 && <Artefact {...artefact} />}
            </li>
          );
        })}
      </ul>
      {!artefact?.sample && (
        <SampleNote schedule={items.filter(({ answer }) => answer)} terms={items.filter(({ answer }) => !answer)} />
      )}
    </Section>
  );
}
