import { type ReactNode, useId } from 'react';
import type { InterfaceWords } from '@/content/schema/interface';
import type { ComposeData } from '@/lib/browser/forms';
import { gmailAddress } from '@/lib/compose';
import styles from './ComposeForm.module.scss';

export interface ComposeField {
  name: string;
  label: string;
  /** Name of the field in the message; the subject's field may be left out of it. */
  bodyLabel?: string;
  type: 'text' | 'email' | 'tel' | 'url' | 'multiline';
  required?: boolean;
  autoComplete?: string;
  placeholder?: string;
  /** Takes the whole row. */
  wide?: boolean;
}

export interface ComposeFormProps {
  /** Name of the form for assistive technology. */
  label: string;
  to: string;
  /** Subject with places for field values, such as `Message from {name}`. */
  subject: string;
  /** In the order shown. The multiline field is the message and goes last into the body. */
  fields: ComposeField[];
  submit: string;
  /** Closing line of the message, such as a reminder to attach a CV. */
  note?: string;
  words: InterfaceWords['forms'];
  /** Names of the pages that a message can be about, by address without slash; see `lib/contact`. */
  subjects?: Record<string, string>;
  icon: ReactNode;
}

/**
 * A form that opens Gmail's compose window with what was typed (spec 7); lib/browser/forms.ts brings it to life.
 * Without scripts it opens the visitor's mail program.
 */
export function ComposeForm({ label, to, subject, fields, submit, note, words, subjects, icon }: ComposeFormProps) {
  const id = useId();
  const { long, rest, about } = words;
  const { opened, blocked, copied, copyFailed } = words.after;
  const line = ({ name, bodyLabel, label: text }: ComposeField) => ({ name, label: bodyLabel ?? text });
  const data: ComposeData = {
    to,
    subject,
    lines: fields.filter(({ bodyLabel, type }) => bodyLabel && type !== 'multiline').map(line),
    message: line(fields.find(({ type }) => type === 'multiline') as ComposeField),
    note,
    subjects,
    words: { long, rest, about, opened, blocked, copied, copyFailed },
  };

  return (
    <div className={styles.wrap}>
      <form
        aria-label={label}
        className={styles.form}
        method="post"
        encType="text/plain"
        data-form={JSON.stringify(data)}
        data-island
      >
        {fields.map(({ name, label: text, type, required, autoComplete, placeholder, wide }) => {
          const shared = { id: `${id}-${name}`, name, required, autoComplete, placeholder };
          return (
            <div key={name} className={styles.field} data-wide={wide || type === 'multiline' || undefined}>
              <label htmlFor={shared.id}>
                {text} {!required && <small>({words.optional})</small>}
              </label>
              {type === 'multiline' && (
                <p className={styles.about} role="status" hidden data-about>
                  <span />
                  <button type="button" aria-label={about.drop}>
                    ×
                  </button>
                </p>
              )}
              {type === 'multiline' ? <textarea {...shared} rows={6} /> : <input {...shared} type={type} dir="auto" />}
            </div>
          );
        })}
        <div className={styles.submit}>
          {/* Without scripts; on the button, because browsers report a form whose own action is not https. */}
          <button type="submit" formAction={`mailto:${to}`}>
            {submit}
            {icon}
          </button>
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
        </div>
      </form>
      <div role="status" className={styles.status}>
        <div className={styles.result} hidden>
          <p data-part="outcome" />
          <p data-part="long" />
          <ul role="list">
            <li>
              <a
                href={gmailAddress({ to, subject: '', body: '', rest })}
                target="_blank"
                rel="noopener noreferrer"
                data-part="again"
              >
                {words.after.again}
              </a>
            </li>
            <li>
              <a href={`mailto:${to}`} data-part="mail">
                {words.after.mail}
              </a>
            </li>
            <li>
              <button type="button" data-part="copy">
                {words.after.copy}
              </button>
            </li>
          </ul>
          <p data-part="copied" />
          <textarea readOnly hidden rows={6} aria-label={words.after.copyText} data-part="text" />
        </div>
      </div>
    </div>
  );
}
