'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { InterfaceWords } from '@/content/schema/interface';
import { contactAddress } from '@/lib/contact';
import { fill, lkr, thousands } from '@/lib/format';
import {
  type BaseId,
  choiceFragment,
  monthlyTotal,
  nothing,
  type PostsError,
  parsePosts,
  type Rates,
  readChoice,
  type SumLine,
  sumLines,
} from '@/lib/pricing';
import styles from './BudgetCalculator.module.scss';

export interface BudgetCalculatorProps {
  rates: Rates;
  words: InterfaceWords['calculator'];
}

/**
 * The marketing-budget calculator (spec 9). The fields themselves hold what was chosen, so a choice made before the
 * scripts arrive counts, too; the sum is worked out from them after every change. The address of the page holds the
 * choice, so that it can be shared.
 */
export function BudgetCalculator({ rates, words }: BudgetCalculatorProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const posts = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState(nothing);
  const [error, setError] = useState<PostsError>();

  const read = () => {
    const element = area.current;
    const field = posts.current;
    if (!element || !field) return;
    const box = (name: string) => element.querySelector(`[name="${name}"]`) as HTMLInputElement;
    const combo = box('combo').checked;
    // The combo replaces the two single add-ons (spec 4).
    for (const name of ['facebook', 'instagram']) if (combo) box(name).checked = false;
    const parsed = parsePosts(field.value, rates.maxPosts, field.validity.badInput);
    setError(parsed.error);
    setSelection({
      base: (element.querySelector<HTMLInputElement>('[name="base"]:checked')?.value ?? '') as BaseId | '',
      facebook: box('facebook').checked,
      instagram: box('instagram').checked,
      combo,
      posts: parsed.posts,
    });
  };

  const begin = useEffectEvent(() => {
    const element = area.current;
    const field = posts.current;
    const shared = readChoice(rates, location.hash);
    // What was chosen before this script ran counts as if it were chosen now, and more than a shared choice.
    const untouched = element?.querySelector('[name="base"][value=""]:checked') && field?.value === '0';
    if (element && field && shared && untouched && !element.querySelector('[type="checkbox"]:checked')) {
      for (const input of element.querySelectorAll<HTMLInputElement>('[name="base"]'))
        input.checked = input.value === shared.base;
      for (const input of element.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
        input.checked = shared[input.name as 'combo'];
      field.value = String(shared.posts);
      element.scrollIntoView();
    }
    element?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  useEffect(() => begin(), []);

  // After a pause, because browsers allow only so many changes of the address in a row.
  useEffect(() => {
    const fragment = choiceFragment(selection);
    if (!fragment && !readChoice(rates, location.hash)) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', `${location.pathname}${fragment}`), 300);
    return () => clearTimeout(timer);
  }, [selection, rates]);

  const step = (by: 1 | -1) => {
    const field = posts.current;
    if (!field) return;
    field.value = String(Math.min(rates.maxPosts, Math.max(0, selection.posts + by)));
    read();
  };

  const chosen = sumLines(rates, selection);
  const example = chosen.length === 0;
  const lines = example ? sumLines(rates, { ...nothing, ...rates.typical }) : chosen;
  const base = rates.bases.find(({ id: name }) => name === selection.base);
  const names: Record<Exclude<SumLine['kind'], 'base' | 'posts'>, string> = {
    facebook: words.facebook,
    instagram: words.instagram,
    combo: words.combo,
  };
  const nameOf = (line: SumLine) =>
    line.kind === 'base'
      ? line.name
      : line.kind === 'posts'
        ? fill(words.postsLine, { n: thousands(line.posts), rate: thousands(line.rate) })
        : names[line.kind];

  const total = thousands(monthlyTotal(rates, selection));
  const letter = [...lines.map((line) => `${nameOf(line)}: ${lkr(line.amount)}`), `${words.total} ${total}`].join('\n');

  return (
    <div ref={area} role="group" aria-label={words.label} className={styles.calculator} onInput={read}>
      <div className={styles.choices}>
        <fieldset>
          <legend>{words.base}</legend>
          <div className={styles.bases}>
            {[{ id: '', name: words.none, price: 0 }, ...rates.bases].map((base) => (
              <label key={base.id} className={styles.base}>
                <input type="radio" name="base" value={base.id} defaultChecked={base.id === ''} />
                <span>{base.name}</span> <small>{lkr(base.price)}</small>
              </label>
            ))}
          </div>
        </fieldset>

        <fieldset>
          <legend>{words.addOns}</legend>
          {(['facebook', 'instagram', 'combo'] as const).map((name) => (
            <label key={name} className={styles.addOn}>
              <input
                type="checkbox"
                name={name}
                disabled={name !== 'combo' && selection.combo}
                aria-describedby={name === 'combo' ? `${id}-combo` : undefined}
              />
              <span>
                {words[name]} {name === 'combo' && <small id={`${id}-combo`}>{words.comboHint}</small>}
              </span>{' '}
              <small className={styles.price}>{lkr(rates[name])}</small>
            </label>
          ))}
          <p className={styles.included} aria-live="polite">
            {base?.bothPages && fill(words.included, { name: base.name })}
          </p>
        </fieldset>

        <div className={styles.posts}>
          <label htmlFor={`${id}-posts`}>{words.posts}</label>
          <div className={styles.stepper}>
            <button
              type="button"
              aria-label={words.fewer}
              disabled={selection.posts === 0 && !error}
              onClick={() => step(-1)}
              data-island
            >
              −
            </button>
            <input
              ref={posts}
              id={`${id}-posts`}
              name="posts"
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              defaultValue={0}
              aria-describedby={`${id}-hint ${id}-error`}
              aria-invalid={error ? true : undefined}
              onFocus={(event) => event.currentTarget.select()}
              // A wheel turned over the field scrolls the page; it never changes a number by accident.
              onWheel={(event) => event.currentTarget.blur()}
            />
            <button type="button" aria-label={words.more} onClick={() => step(1)} data-island>
              +
            </button>
          </div>
          <small id={`${id}-hint`}>{words.postsHint}</small>
          <p id={`${id}-error`} className={styles.error} role="alert">
            {error && fill(words.errors[error], { max: thousands(rates.maxPosts) })}
          </p>
        </div>
      </div>

      <div className={styles.sum}>
        <div className={styles.breakdown}>
          <h3>{example ? words.example : words.breakdown}</h3>
          <dl data-example={example || undefined}>
            {lines.map((line) => (
              <div key={line.kind}>
                <dt>{nameOf(line)}</dt>
                <dd>{lkr(line.amount)}</dd>
              </div>
            ))}
          </dl>
          {example ? (
            <p className={styles.nothing}>
              <strong>{lkr(lines.reduce((sum, { amount }) => sum + amount, 0))}</strong> {words.nothing}
            </p>
          ) : (
            <a className={styles.request} href={contactAddress('quotation', 'digital-marketing', letter)}>
              {words.request}
            </a>
          )}
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
        </div>
        <output className={styles.total} aria-label={words.total} aria-live="polite" aria-atomic="true">
          <span>{words.total}</span> <strong>{total}</strong>
        </output>
      </div>
    </div>
  );
}
