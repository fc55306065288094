import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { Content } from '@/lib/content';
import { inlineDrawing } from '@/lib/pictures/manifest';
import styles from './NotFound.module.scss';

/** Not-found page with its rocket (spec 2 and 8). */
export function NotFound({ title, text, action, suggestions }: Content['pages']['not-found']) {
  return (
    <div className={styles.page} data-tone="ink">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{text}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          <nav aria-label={suggestions.title}>
            <h2>{suggestions.title}</h2>
            <ul role="list">
              {suggestions.links.map(({ label, href }) => (
                <li key={href}>
                  <ButtonLink href={href} look="line">
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {/* Inline, so that CSS can animate its parts. */}
        <svg
          aria-hidden="true"
          className={styles.rocket}
          viewBox="0 0 480 560"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          dangerouslySetInnerHTML={{ __html: inlineDrawing('illustrations/rocket.svg') }}
        />
      </div>
    </div>
  );
}
