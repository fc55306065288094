'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { InterfaceWords } from '@/content/schema/interface';
import { cleanText, composeMail, fitsGmail, gmailAddress, mailtoAddress, wholeText } from '@/lib/compose';
import { readRequest } from '@/lib/contact';
import { fill } from '@/lib/format';
import { IslandIcon } from '../icons';
import './ComposeForm.scss';

interface ComposeField {
  name: string;
  label: string;
  /** Label in the message; a field that is only part of the subject has none. */
  bodyLabel?: string;
  type: 'text' | 'email' | 'tel' | 'url' | 'multiline';
  required?: boolean;
  autoComplete?: string;
  placeholder?: string;
}

export interface ComposeFormProps {
  /** Prefix of the ids of the fields. */
  id: string;
  /** Accessible name of the form. */
  label: string;
  to: string;
  /** Subject with placeholders for field values, such as `Message from {name}`. */
  subject: string;
  /** In display order. The multiline field is the message and comes last in the body. */
  fields: ComposeField[];
  submit: string;
  /** Closing line of the message, such as a reminder to attach a CV. */
  closing?: string;
  words: Omit<InterfaceWords['forms'], 'contact' | 'careers'>;
  /** Names of the pages that a message can be about, by path without slash; see `lib/contact`. */
  subjects?: Record<string, string>;
}

/** Milliseconds within which a second submit is ignored as a double click or Enter held down. */
const SAME_PRESS = 1000;

/**
 * A form that opens Gmail's compose window with the message (spec 7). The site sends nothing, and the fields keep their
 * values. Without scripts the form opens the visitor's mail program.
 */
export default function ComposeForm(props: ComposeFormProps) {
  const { id, label, to, subject, fields, submit, closing, words, subjects } = props;
  const form = useRef<HTMLFormElement>(null);
  const lastSubmit = useRef(Number.NEGATIVE_INFINITY);
  const [values, setValues] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<'opened' | 'blocked' | 'offline'>();
  const [copied, setCopied] = useState<{ done: boolean }>();
  const [about, setAbout] = useState<{ name: string; opening: string }>();

  const message = fields.find(({ type }) => type === 'multiline');
  const write = (typed: Record<string, string>) =>
    composeMail({
      to,
      subject: fill(subject, typed),
      lines: fields
        .filter(({ bodyLabel, type }) => bodyLabel && type !== 'multiline')
        .map(({ name, bodyLabel = '' }) => [bodyLabel, typed[name] ?? '']),
      message: [message?.bodyLabel ?? '', typed[message?.name ?? ''] ?? ''],
      closing,
      rest: words.rest,
    });
  const read = useCallback(() => {
    const typed = Object.fromEntries([...new FormData(form.current ?? undefined)].map(([k, v]) => [k, String(v)]));
    setValues(typed);
    return typed;
  }, []);

  const mail = write(values);
  const isLong = !fitsGmail(mail);
  const text = cleanText(wholeText(mail));

  // Input from before hydration, restored by the browser or prefilled by the URL.
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    const readAddress = () => {
      const request = readRequest(location.hash);
      if (field && request && subjects && Object.hasOwn(subjects, request.subject)) {
        const name = subjects[request.subject] ?? '';
        const sentence = fill(words.about[request.ask], { name });
        const opening = `${[sentence, cleanText(request.text)].filter(Boolean).join('\n\n')}\n\n`;
        setAbout({ name, opening });
        if (!field.value.startsWith(opening)) field.value = opening + field.value;
        if (window.scrollY === 0) form.current?.scrollIntoView();
      }
      read();
    };
    readAddress();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, [subjects, words, read]);

  const open = (event: FormEvent) => {
    event.preventDefault();
    const isSamePress = event.timeStamp - lastSubmit.current < SAME_PRESS;
    lastSubmit.current = event.timeStamp;
    if (isSamePress) return;
    setCopied(undefined);
    const address = gmailAddress(write(read()));
    if (!navigator.onLine) {
      setOutcome('offline');
      return;
    }
    // Instead of `noopener`, with which window.open returns null even if the tab opened.
    const tab = window.open(address, '_blank');
    if (tab) tab.opener = null;
    setOutcome(tab ? 'opened' : 'blocked');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ done: true });
    } catch {
      setCopied({ done: false });
    }
  };
  const dropRequest = () => {
    const field = form.current?.querySelector('textarea');
    if (field && about && field.value.startsWith(about.opening)) field.value = field.value.slice(about.opening.length);
    setAbout(undefined);
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    field?.focus();
    read();
  };

  return (
    <div className="compose">
      <form
        ref={form}
        aria-label={label}
        className="compose-form"
        method="post"
        encType="text/plain"
        onSubmit={open}
        onInput={read}
      >
        {fields.map(({ name, label: text, type, required, autoComplete, placeholder }) => {
          const shared = { id: `${id}-${name}`, name, required, autoComplete, placeholder };
          return (
            <div key={name} className="compose-field">
              <label htmlFor={shared.id}>
                {text} {!required && <small>({words.optional})</small>}
              </label>
              {type === 'multiline' && about && (
                <p className="compose-about">
                  <span role="status">{fill(words.about.label, about)}</span>
                  <button type="button" aria-label={words.about.drop} onClick={dropRequest}>
                    ×
                  </button>
                </p>
              )}
              {type === 'multiline' ? <textarea {...shared} rows={6} /> : <input {...shared} type={type} dir="auto" />}
            </div>
          );
        })}
        <div className="compose-submit">
          {/* For use without scripts; on the button, because browsers warn of a form whose action is not https. */}
          <button type="submit" formAction={`mailto:${to}`}>
            {submit}
            <IslandIcon name="external" size={20} />
          </button>
          <a href={mailtoAddress(mail)}>{words.mail}</a>
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
        </div>
      </form>
      <div className={outcome || isLong ? 'compose-result' : undefined} data-outcome={isLong ? 'long' : outcome}>
        <div role="status">
          {outcome && <p>{words.after[outcome]}</p>}
          {isLong && <p>{words.long}</p>}
          {copied && <p>{copied.done ? words.after.copied : words.after.copyFailed}</p>}
        </div>
        {(outcome || isLong) && (
          <ul role="list">
            {outcome && (
              <li>
                <a href={gmailAddress(mail)} target="_blank" rel="noopener noreferrer">
                  {words.after.again}
                </a>
              </li>
            )}
            <li>
              <button type="button" onClick={copy}>
                {words.after.copy}
              </button>
            </li>
          </ul>
        )}
        {copied && !copied.done && (
          <textarea
            readOnly
            rows={6}
            aria-label={words.after.copyText}
            value={text}
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
    </div>
  );
}
