import type { InterfaceWords } from '@/content/schema/interface';
import { cleanText, type Draft, draft, fitsGmail, gmailAddress, mailtoAddress } from '@/lib/compose';
import { readRequest } from '@/lib/contact';
import { fill } from '@/lib/format';
import { all, on, setText } from './dom';

/** What the page tells this script about one of its forms. */
export interface ComposeData {
  to: string;
  /** Subject with places for field values, such as `Message from {name}`. */
  subject: string;
  /** Names of the fields and of their lines in the message, in their order. */
  lines: { name: string; label: string }[];
  /** The field that goes last into the message. */
  message: { name: string; label: string };
  /** Closing line of the message. */
  note?: string;
  /** Names of the pages that a message can be about, by address without slash. */
  subjects?: Record<string, string>;
  words: Pick<InterfaceWords['forms'], 'long' | 'rest' | 'about'> &
    Pick<InterfaceWords['forms']['after'], 'opened' | 'blocked' | 'copied' | 'copyFailed'>;
}

/** A second press within this time, in milliseconds, is the same press: a double click, or Enter held down. */
const SAME_PRESS = 1000;

/**
 * Opens Gmail's compose window with what was typed (spec 7). Nothing is sent by the site. The fields keep their values,
 * and whatever the browser does, the visitor is told and offered another way out. A letter too long for a web address
 * is announced as soon as it is, and offered to be copied.
 */
function run(form: HTMLFormElement): void {
  const { to, subject, lines, message, note, subjects, words } = JSON.parse(form.dataset.form as string) as ComposeData;
  const result = form.nextElementSibling?.firstElementChild as HTMLElement;
  const part = <E extends HTMLElement>(name: string) => result.querySelector(`[data-part="${name}"]`) as E;
  const byHand = part<HTMLTextAreaElement>('text');
  let lastSubmit = Number.NEGATIVE_INFINITY;
  let outcome: 'opened' | 'blocked' | undefined;

  const read = (): Draft => {
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const value = (name: string) => values[name] ?? '';
    return draft(
      to,
      fill(subject, values),
      lines.map(({ name, label }) => [label, value(name)] as const),
      [message.label, value(message.name)],
      words.rest,
      note,
    );
  };
  const show = () => {
    const long = !fitsGmail(read());
    result.hidden = !outcome && !long;
    result.dataset.outcome = long ? 'long' : outcome;
    setText(part('outcome'), outcome ? words[outcome] : '');
    setText(part('long'), long ? words.long : '');
    for (const link of all('li:has(a)', result)) link.hidden = !outcome;
  };
  const showCopied = (done?: boolean, text = '') => {
    setText(part('copied'), done === undefined ? '' : done ? words.copied : words.copyFailed);
    byHand.hidden = done !== false;
    byHand.value = text;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const again = event.timeStamp - lastSubmit < SAME_PRESS;
    lastSubmit = event.timeStamp;
    if (again) return;
    const letter = read();
    const address = gmailAddress(letter);
    // `noopener` would make window.open return null even when the tab opened, so the link back is cut by hand.
    const tab = window.open(address, '_blank');
    if (tab) tab.opener = null;
    outcome = tab ? 'opened' : 'blocked';
    part<HTMLAnchorElement>('again').href = address;
    part<HTMLAnchorElement>('mail').href = mailtoAddress(letter);
    showCopied();
    show();
  });
  on(part('copy'), 'click', () => {
    const text = cleanText(read().body);
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => showCopied(true),
      () => showCopied(false, text),
    );
  });
  on(byHand, 'focus', () => byHand.select());
  on(form, 'input', show);

  const about = form.querySelector('[data-about]') as HTMLElement;
  const text = form.querySelector('textarea') as HTMLTextAreaElement;
  let opening = '';
  const takeUp = () => {
    const request = readRequest(location.hash);
    const name = request && subjects?.[request.subject];
    if (!request || !name) return;
    opening = `${[fill(words.about[request.ask], { name }), cleanText(request.text)].filter(Boolean).join('\n\n')}\n\n`;
    setText(about.querySelector('span'), fill(words.about.label, { name }));
    about.hidden = false;
    // What was typed or restored before stays.
    if (!text.value.startsWith(opening)) text.value = opening + text.value;
    show();
  };
  on(about.querySelector('button') as HTMLElement, 'click', () => {
    if (text.value.startsWith(opening)) text.value = text.value.slice(opening.length);
    about.hidden = true;
    history.replaceState(history.state, '', location.pathname);
    text.focus();
    show();
  });
  on(window, 'hashchange', takeUp);
  takeUp();
  // What was typed before this script ran counts as if it were typed now.
  show();
}

export function runForms(): void {
  for (const form of all<HTMLFormElement>('form[data-form]')) run(form);
}
