import type { Artefact as ArtefactContent } from '@/content/schema/fields';
import { content } from '@/lib/content';
import styles from './Artefact.module.scss';

/** A piece of our work, such as a log or a message. Its form selects the styles. */
export function Artefact({ form, name, head, rows, sample }: ArtefactContent) {
  // A phone has the background of the section around it.
  const isPhone = form === 'screen';
  const face = (
    <>
      <p>{head}</p>
      <dl>
        {rows.map(({ label, text, mark, wrong }) => (
          <div key={label + text}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            {mark && <dd data-wrong={wrong || undefined}>{mark}</dd>}
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
