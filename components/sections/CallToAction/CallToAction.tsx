import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { CallToActionContent } from '@/content/schema/fields';
import { content } from '@/lib/content';
import styles from './CallToAction.module.scss';

const besideWords = '(width >= 48rem) 50vw, 100vw';
const sizes = { corner: '100vw', band: '100vw', foot: '100vw', split: besideWords, frame: besideWords };

interface CallToActionProps extends CallToActionContent {
  /** Id of the link, for the calculator, which changes its URL. */
  linkId?: string;
}

/** The closing call to action of a page, with a second view of its scene. */
export function CallToAction({ title, text, action, picture, layout, linkId }: CallToActionProps) {
  const { company, words } = content();
  return (
    <section className={styles.call} data-layout={layout} data-tone="ink" aria-label={title} data-print="off">
      <Picture className={styles.picture} {...picture} sizes={sizes[layout]} />
      <div className={styles.words} data-reveal>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink id={linkId} href={action.href}>
          {action.label}
        </ButtonLink>
        {action.href.startsWith('/contact') && (
          <p className={styles.reply}>
            {company.reply.value} {company.reply.sample && <span data-sample="">{words.sample}</span>}
          </p>
        )}
      </div>
    </section>
  );
}
