import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { NoBreak } from '@/components/ui/NoBreak';
import { Picture } from '@/components/ui/Picture';
import styles from './CallToAction.module.scss';

export interface CallToActionProps {
  title: string;
  text: string;
  action: { label: string; href: string };
}

/** The one thing a page asks for, where the two lights meet. */
export function CallToAction({ title, text, action }: CallToActionProps) {
  return (
    <section className={styles.call} data-tone="ink" aria-label={title} data-print="off">
      <Picture className={styles.picture} src="hero-images/closing.webp" alt="" sizes="100vw" />
      <div className={styles.words} data-reveal>
        <h2>
          <NoBreak>{title}</NoBreak>
        </h2>
        <p>{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </section>
  );
}
