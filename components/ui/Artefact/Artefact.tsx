import type { ReactNode } from 'react';
import type { Artefact as ArtefactContent } from '@/content/schema/fields';
import { Bars } from '../Bars';
import { Picture } from '../Picture';
import { SampleMark } from '../SampleMark';
import styles from './Artefact.module.scss';

/** The numbers that the text and the outcome of a row end with. */
const lastNumbers = (...words: (string | undefined)[]) =>
  words.flatMap((part) => /\d+$/.exec(part ?? '')?.map(Number) ?? []);

/** The signs in front of lines of code that a change removes or adds. */
const changes: Record<string, string> = { '−': 'removed', '+': 'added' };

interface ArtefactProps extends ArtefactContent {
  /** Its place among the cards of a strip, such as “1 of 3” (lib/position). */
  position?: string;
  /** Content at the foot. */
  children?: ReactNode;
}

/** The tones of the forms that are not on paper. */
const tones: Partial<Record<ArtefactContent['form'], string>> = { log: 'ink-2', board: 'ink-2', tree: 'ink-2' };

/** A piece of our work, such as a log or a message. Its form selects the styles. */
export function Artefact({
  form,
  name,
  head,
  brand,
  drawing: picture,
  rows,
  sample,
  position,
  children,
}: ArtefactProps) {
  // A phone has the background of the section around it.
  const isPhone = form === 'screen';
  const face = (
    <>
      <p>{head}</p>
      {picture && <Picture className={styles.picture} src={picture} alt="" sizes="16rem" />}
      <dl {...(form === 'posts' && { tabIndex: 0, 'aria-label': head })}>
        {rows.map(({ label, text, mark, drawing, button, wrong, bars }) => (
          <div key={label + text} data-change={changes[label]}>
            <dt>
              {drawing && <Picture src={drawing} alt="" sizes="15rem" />}
              {label}
            </dt>
            <dd>
              {label in changes ? <code>{text}</code> : text}
              {bars && <Bars className={styles.bars} most={bars} lengths={lastNumbers(text, mark)} />}
            </dd>
            {mark && (
              <dd data-wrong={wrong || undefined} data-button={button || undefined}>
                {mark}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {children}
    </>
  );
  return (
    <figure
      className={styles.artefact}
      data-form={form}
      data-tone={isPhone || form === 'posts' ? undefined : (tones[form] ?? 'paper')}
      data-reveal
    >
      <figcaption data-position={position}>
        {name} <SampleMark sample={sample} />
      </figcaption>
      {isPhone ? (
        <div className={styles.glass} data-tone="paper" data-brand={brand}>
          {face}
        </div>
      ) : (
        face
      )}
    </figure>
  );
}
