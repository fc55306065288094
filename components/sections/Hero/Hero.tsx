import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { WhatsAppLink } from '@/components/ui/WhatsAppLink';
import styles from './Hero.module.scss';

interface HeroProps {
  path: string;
  /** The product's name and kind. */
  kicker?: string;
  title: string;
  lead: string;
  actions?: { label: string; href: string }[];
  /** Whether a link to WhatsApp follows them. */
  chat?: boolean;
  /** Picture behind or beside the text, below content/media/pictures. */
  picture?: string;
  /** Another picture on phones. */
  phonePicture?: string;
  /**
   * With a picture:
   * - `wide`: behind everything
   * - `side`: at the right, up to the edge of the viewport
   * - `split`: in the right half, without fading
   * - `wall`: in the right half, on the same ground as the text
   * - `map`: behind everything, with the text in a row below its middle
   * - `wire`: behind everything, with the text centred below its upper edge
   * - `foot`: below the text, which takes a row, without fading
   *
   * With children instead:
   * - `beside`: at the right of the text
   * - `row`, `product`: below the text, which takes a row
   */
  layout?: 'wide' | 'side' | 'map' | 'wire' | 'split' | 'wall' | 'foot' | 'beside' | 'row' | 'product';
  /** On wide viewports the text is centred above the content instead of in a row. */
  form?: 'centred';
  accent?: 'teal' | 'amber';
  tone?: 'ink' | 'teal' | 'amber' | 'paper';
  /** A line below the links, such as a price. */
  note?: ReactNode;
  /** Name of the ground that a style sheet sets for this hero. */
  ground?: string;
  /** Content beside or below the text, such as a product's screen. */
  children?: ReactNode;
}

/** Where the picture is not as wide as the viewport. */
const sizes: Partial<Record<NonNullable<HeroProps['layout']>, string>> = {
  wide: '(width < 36rem) 112vw, 100vw',
  side: '(width >= 64rem) 60vw, 100vw',
  split: '(width >= 64rem) 46vw, 100vw',
  map: '(width < 36rem) 112vw, 100vw',
  wire: '(width < 36rem) 112vw, 100vw',
  wall: '(width < 48rem) 210vw, 100vw',
  foot: '(width < 48rem) 160vw, 110vw',
};

/** The hero of an inner page: breadcrumbs, h1, paragraph and links. */
export function Hero({
  path,
  kicker,
  title,
  lead,
  actions = [],
  chat,
  picture,
  phonePicture,
  layout = 'wide',
  form,
  accent = 'teal',
  tone = 'ink',
  note,
  ground,
  children,
}: HeroProps) {
  return (
    <div
      className={styles.hero}
      data-tone={tone}
      data-layout={layout}
      data-form={form}
      data-accent={accent}
      data-ground={ground}
    >
      {picture && (
        <Picture
          className={styles.picture}
          src={phonePicture ?? picture}
          wide={phonePicture ? { src: picture, media: `(width >= ${layout === 'split' ? 64 : 36}rem)` } : undefined}
          alt=""
          sizes={sizes[layout] ?? '100vw'}
          first
        />
      )}
      <div className={styles.inner}>
        <Breadcrumbs path={path} />
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {actions.length > 0 && (
            <div className={styles.actions} data-print="off">
              {actions.map(({ label, href }, i) => (
                <ButtonLink key={href} href={href} look={i === 0 ? 'solid' : 'line'}>
                  {label}
                </ButtonLink>
              ))}
              {chat && <WhatsAppLink />}
            </div>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
