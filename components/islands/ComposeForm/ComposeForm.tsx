'use client';

import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { InterfaceWords } from '@/content/schema/interface';
import {
  cleanText,
  type Draft,
  draft,
  gmailAddress,
  MAX_ADDRESS_LENGTH,
  MAX_MAILTO_LENGTH,
  mailtoAddress,
} from '@/lib/compose';
import { fill } from '@/lib/format';
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
  icon: ReactNode;
}

type Outcome = 'opened' | 'blocked' | 'tooLong';

/** A second press within this time, in milliseconds, is the same press: a double click, or Enter held down. */
const SAME_PRESS = 1000;

/**
 * Opens Gmail's compose window with what was typed (spec 7). Nothing is sent by the site. The fields keep their values,
 * and whatever the browser does, the visitor is told and offered another way out.
 */
export function ComposeForm({ label, to, subject, fields, submit, note, words, icon }: ComposeFormProps) {
  const id = useId();
  const lastSubmit = useRef(Number.NEGATIVE_INFINITY);
  const [result, setResult] = useState<{ outcome: Outcome; draft: Draft } | null>(null);
  const [copied, setCopied] = useState<boolean | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const again = event.timeStamp - lastSubmit.current < SAME_PRESS;
    lastSubmit.current = event.timeStamp;
    if (again) return;
    const form = new FormData(event.currentTarget);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(form.get(name) ?? '')]));
    const message = fields.find(({ type }) => type === 'multiline') as ComposeField;
    const full = draft(
      to,
      fill(subject, values),
      fields
        .filter(({ bodyLabel, type }) => bodyLabel && type !== 'multiline')
        .map(({ bodyLabel, name }) => [bodyLabel as string, values[name] as string] as const),
      [message.bodyLabel ?? message.label, values[message.name] as string],
      note,
    );
    const tooLong = gmailAddress(full).length > MAX_ADDRESS_LENGTH;
    setCopied(null);
    // Before the tab opens: it takes the focus, and some browsers let only the page in front write to the clipboard.
    if (tooLong) copy(full.body);
    // `noopener` would make window.open return null even when the tab opened, so the link back is cut by hand.
    const tab = window.open(gmailAddress(tooLong ? { ...full, body: '' } : full), '_blank');
    if (tab) tab.opener = null;
    setResult({ outcome: tooLong ? 'tooLong' : tab ? 'opened' : 'blocked', draft: full });
  };

  const copy = (text: string) => {
    const done = navigator.clipboard?.writeText(cleanText(text)) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <div className={styles.wrap}>
      <form
        aria-label={label}
        className={styles.form}
        onSubmit={onSubmit}
        method="post"
        encType="text/plain"
        data-island
      >
        {fields.map(({ name, label: text, type, required, autoComplete, placeholder, wide }) => {
          const shared = { id: `${id}-${name}`, name, required, autoComplete, placeholder };
          return (
            <div key={name} className={styles.field} data-wide={wide || type === 'multiline' || undefined}>
              <label htmlFor={shared.id}>
                {text} {!required && <small>({words.optional})</small>}
              </label>
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
        {result && (
          <div className={styles.result} data-outcome={result.outcome}>
            <p>{words.after[result.outcome]}</p>
            <ul role="list">
              <li>
                <a
                  href={gmailAddress(result.outcome === 'tooLong' ? { ...result.draft, body: '' } : result.draft)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {words.after.again}
                </a>
              </li>
              <li>
                <a
                  href={mailtoAddress(
                    mailtoAddress(result.draft).length > MAX_MAILTO_LENGTH
                      ? { ...result.draft, body: '' }
                      : result.draft,
                  )}
                >
                  {words.after.mail}
                </a>
              </li>
              <li>
                <button type="button" onClick={() => copy(result.draft.body)}>
                  {words.after.copy}
                </button>
              </li>
            </ul>
            {copied !== null && <p>{copied ? words.after.copied : words.after.copyFailed}</p>}
            {copied === false && (
              <textarea
                readOnly
                rows={6}
                value={result.draft.body}
                aria-label={words.after.copyText}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
