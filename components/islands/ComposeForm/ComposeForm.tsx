'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { InterfaceWords } from '@/content/schema/interface';
import { cleanText, type Draft, draft, fitsGmail, gmailAddress, mailtoAddress } from '@/lib/compose';
import { readRequest } from '@/lib/contact';
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
  /** Names of the pages that a message can be about, by address without slash; see `lib/contact`. */
  subjects?: Record<string, string>;
  icon: ReactNode;
}

/** A second press within this time, in milliseconds, is the same press: a double click, or Enter held down. */
const SAME_PRESS = 1000;

/**
 * Opens Gmail's compose window with what was typed (spec 7). Nothing is sent by the site. The fields keep their values,
 * and whatever the browser does, the visitor is told and offered another way out. A letter too long for a web address
 * is announced as soon as it is, and offered to be copied.
 */
export function ComposeForm({ label, to, subject, fields, submit, note, words, subjects, icon }: ComposeFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const lastSubmit = useRef(Number.NEGATIVE_INFINITY);
  const [about, setAbout] = useState<{ name: string; opening: string } | null>(null);
  const [long, setLong] = useState(false);
  const [result, setResult] = useState<{ outcome: 'opened' | 'blocked'; draft: Draft } | null>(null);
  const [copy, setCopy] = useState<{ text: string; done: boolean } | null>(null);

  const read = (): Draft => {
    const data = new FormData(form.current as HTMLFormElement);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
    const message = fields.find(({ type }) => type === 'multiline') as ComposeField;
    return draft(
      to,
      fill(subject, values),
      fields
        .filter(({ bodyLabel, type }) => bodyLabel && type !== 'multiline')
        .map(({ bodyLabel, name }) => [bodyLabel as string, values[name] as string] as const),
      [message.bodyLabel ?? message.label, values[message.name] as string],
      words.rest,
      note,
    );
  };

  /** Changes the message as if the visitor had. */
  const rewrite = (change: (text: string) => string) => {
    const message = form.current?.querySelector('textarea');
    if (!message) return;
    message.value = change(message.value);
    message.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const takeUp = useEffectEvent(() => {
    const request = readRequest(location.hash);
    const name = request && subjects?.[request.subject];
    if (!request || !name) return;
    const opening = `${[fill(words.about[request.ask], { name }), cleanText(request.text)].filter(Boolean).join('\n\n')}\n\n`;
    setAbout({ name, opening });
    // What was typed or restored before stays.
    rewrite((text) => (text.startsWith(opening) ? text : opening + text));
  });

  const dropAbout = () => {
    if (about) rewrite((text) => (text.startsWith(about.opening) ? text.slice(about.opening.length) : text));
    setAbout(null);
    history.replaceState(history.state, '', location.pathname);
    form.current?.querySelector('textarea')?.focus();
  };

  useEffect(() => {
    takeUp();
    // What was typed before this script ran counts as if it were typed now.
    form.current?.dispatchEvent(new Event('input', { bubbles: true }));
    addEventListener('hashchange', takeUp);
    return () => removeEventListener('hashchange', takeUp);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const again = event.timeStamp - lastSubmit.current < SAME_PRESS;
    lastSubmit.current = event.timeStamp;
    if (again) return;
    const letter = read();
    setCopy(null);
    // `noopener` would make window.open return null even when the tab opened, so the link back is cut by hand.
    const tab = window.open(gmailAddress(letter), '_blank');
    if (tab) tab.opener = null;
    setResult({ outcome: tab ? 'opened' : 'blocked', draft: letter });
  };

  const onCopy = () => {
    const text = cleanText(read().body);
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopy({ text, done: true }),
      () => setCopy({ text, done: false }),
    );
  };

  return (
    <div className={styles.wrap}>
      <form
        ref={form}
        aria-label={label}
        className={styles.form}
        onSubmit={onSubmit}
        onInput={() => setLong(!fitsGmail(read()))}
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
              {type === 'multiline' && about && (
                <p className={styles.about} role="status">
                  {fill(words.about.label, about)}
                  <button type="button" aria-label={words.about.drop} onClick={dropAbout}>
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
        {(result || long) && (
          <div className={styles.result} data-outcome={long ? 'long' : result?.outcome}>
            {result && <p>{words.after[result.outcome]}</p>}
            {long && <p>{words.long}</p>}
            <ul role="list">
              {result && (
                <>
                  <li>
                    <a href={gmailAddress(result.draft)} target="_blank" rel="noopener noreferrer">
                      {words.after.again}
                    </a>
                  </li>
                  <li>
                    <a href={mailtoAddress(result.draft)}>{words.after.mail}</a>
                  </li>
                </>
              )}
              <li>
                <button type="button" onClick={onCopy}>
                  {words.after.copy}
                </button>
              </li>
            </ul>
            {copy && <p>{copy.done ? words.after.copied : words.after.copyFailed}</p>}
            {copy && !copy.done && (
              <textarea
                readOnly
                rows={6}
                value={copy.text}
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
