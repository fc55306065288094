import type { Artefact as ArtefactContent } from '@/content/schema/fields';
import { content } from '@/lib/content';
import { fill } from '@/lib/format';
import styles from './Artefact.module.scss';

/** A piece of our work, such as a log or a message. Its form selects the styles. */
export function Artefact({ form, name, head, rows, sample }: ArtefactContent) {
  // A phone has the background of the section around it.
  const isPhone = form === 'screen';
  const most = Math.max(...rows.flatMap(({ before = 0, after = 0 }) => [before, after]));
  const face = (
    <>
      <p>{head}</p>
      <dl>
        {rows.map(({ label, text, mark, wrong, before = 0, after = 0 }) => (
          <div key={label + text}>
            <dt>{label}</dt>
            <dd>
              {fill(text, { before })}
              {before > 0 && (
                <svg className={styles.bars} viewBox={`0 0 ${most} 10`} preserveAspectRatio="none" aria-hidden="true">
                  <rect width={before} height="4" />
                  <rect y="6" width={after} height="4" />
                </svg>
              )}
            </dd>
            {mark && <dd data-wrong={wrong || undefined}>{fill(mark, { after })}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <figure
      className={styles.artefact}
      data-form={form}
      data-tone={isPhone ? undefined : form === 'log' ? 'ink-2' : 'paper'}
      data-reveal
    >
      <figcaption>
        {name} {sample && <span data-sample="">{content().words.sample}</span>}
      </figcaption>
      {isPhone ? (
        <div className={styles.glass} data-tone="paper">
          {face}
        </div>
      ) : (
        face
      )}
    </figure>
  );
}
