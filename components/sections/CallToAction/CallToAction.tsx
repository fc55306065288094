import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { Reply } from '@/components/ui/Reply/Reply';
import { WhatsAppLink } from '@/components/ui/WhatsAppLink';
import type { CallToActionContent } from '@/content/schema/fields';
import styles from './CallToAction.module.scss';

/** A strip is cut off at its sides on phones, so it is wider than the viewport; other pictures are beside the words. */
const sizesOf = (layout: CallToActionContent['layout']) =>
  layout === 'band' || layout === 'foot' ? 'max(40rem, 100vw)' : '(width >= 64rem) 50vw, 100vw';

interface CallToActionProps extends CallToActionContent {
  /** Id of the link, for the calculator, which changes its URL. */
  linkId?: string;
  /** A line below the link, such as a price. */
  note?: ReactNode;
}

/** The closing call to action of a page, with another view of the scene in its hero. */
export function CallToAction({ title, text, action, picture, tone, layout, linkId, note }: CallToActionProps) {
  const isEnquiry = action.href.startsWith('/contact');
  return (
    <section className={styles.call} data-layout={layout} data-tone={tone} aria-label={title} data-print="off">
      {picture && <Picture className={styles.picture} {...picture} sizes={sizesOf(layout)} />}
      <div className={styles.words} data-reveal>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className={styles.actions}>
          <ButtonLink id={linkId} href={action.href}>
            {action.label}
          </ButtonLink>
          {isEnquiry && <WhatsAppLink />}
        </p>
        {note}
        {isEnquiry && <Reply />}
      </div>
    </section>
  );
}
