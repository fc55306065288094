'use client';

import { useEffect, useReducer, useRef } from 'react';
import type { InterfaceWords } from '@/content/schema/interface';
import { contactAddress } from '@/lib/contact';
import { fill, lkr, thousands } from '@/lib/format';
import {
  isReplaced,
  monthlyTotal,
  parsePosts,
  postRate,
  type Rates,
  readSelection,
  type Selection,
  selectionFragment,
  stepPosts,
  sumLines,
  withAddOn,
} from '@/lib/pricing';
import './BudgetCalculator.scss';

interface BudgetCalculatorProps {
  rates: Rates;
  words: InterfaceWords['calculator'];
}

interface Choice extends Pick<Selection, 'base' | 'addOns'> {
  /** The value of the field, which may not be a number. */
  typed: string;
  badInput?: boolean;
}

const nothingChosen: Choice = { base: '', addOns: [], typed: '0' };

/** Milliseconds by which changes of the URL are debounced, because browsers limit `history.replaceState`. */
const ADDRESS_DELAY = 300;

/** The marketing-budget calculator (spec 9). Without a selection its panel offers an example. */
export default function BudgetCalculator({ rates, words }: BudgetCalculatorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [choice, change] = useReducer(
    (now: Choice, next: Partial<Choice> | ((now: Choice) => Partial<Choice>)): Choice => ({
      ...now,
      ...(typeof next === 'function' ? next(now) : next),
    }),
    nothingChosen,
  );
  const { posts, error } = parsePosts(choice.typed, rates.maxPosts, choice.badInput);
  const { base, addOns } = choice;
  const selection: Selection = { base, addOns, posts };
  const chosen = sumLines(rates, selection, words);
  const isEmpty = chosen.length === 0;
  const { example } = rates;
  const total = thousands(monthlyTotal(chosen));
  const basePackage = rates.bases.find(({ id }) => id === base);
  const fragment = selectionFragment(selection);
  const postRates = rates.postRates.toReversed();
  const request = contactAddress(
    'quotation',
    'digital-marketing',
    isEmpty
      ? undefined
      : [...chosen.map(({ name, amount }) => `${name}: ${lkr(amount)}`), `${words.total} ${total}`].join('\n'),
  );
  const step = (by: 1 | -1) =>
    change(({ typed }) => ({ typed: String(stepPosts(typed, by, rates.maxPosts)), badInput: false }));
  const typePosts = ({ value, validity }: HTMLInputElement) =>
    change({ typed: value, badInput: validity?.badInput ?? false });
  const selectExample = () => {
    change({ base: example.base, typed: String(example.posts), badInput: false });
    // The button disappears, and the keyboard focus with it.
    root.current?.querySelector<HTMLInputElement>(`[value="${example.base}"]`)?.focus({ preventScroll: true });
  };

  // Input from before hydration, or restored by the browser, takes precedence over a selection in the URL.
  useEffect(() => {
    const fields = [...(root.current?.querySelectorAll('input') ?? [])];
    const checked = fields.filter((field) => field.checked).map(({ name, value }) => (name === 'base' ? value : name));
    const number = fields.find(({ type }) => type === 'number');
    const early = rates.addOns.map(({ id }) => id).filter((id) => checked.includes(id));
    const earlyBase = rates.bases.find(({ id }) => checked.includes(id))?.id ?? '';
    if (earlyBase || early.length > 0 || (number && number.value !== nothingChosen.typed)) {
      const allowed = early.filter((id) => !isReplaced(rates, early, id));
      change({ base: earlyBase, addOns: allowed, typed: number?.value ?? '', badInput: number?.validity?.badInput });
      return;
    }
    const shared = readSelection(rates, location.hash);
    if (!shared) return;
    change({ base: shared.base, addOns: shared.addOns, typed: String(shared.posts) });
    root.current?.scrollIntoView();
  }, [rates]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (fragment || readSelection(rates, location.hash))
        history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [fragment, rates]);

  // The closing of the page requests the same quotation.
  useEffect(() => {
    const link = document.getElementById('request-quotation');
    const initial = link?.getAttribute('href');
    if (!link || !initial || !fragment) return;
    link.setAttribute('href', request);
    return () => link.setAttribute('href', initial);
  }, [fragment, request]);

  return (
    <div ref={root} role="group" aria-label={words.label} className="calculator">
      <div className="calculator-choices">
        <fieldset>
          <legend>{words.base}</legend>
          <div className="calculator-bases">
            {[{ id: '', name: words.none, price: 0 }, ...rates.bases].map(({ id, name, price }) => (
              <label key={id} className="calculator-base">
                <input
                  type="radio"
                  name="base"
                  value={id}
                  checked={base === id}
                  onChange={() => change({ base: id })}
                />
                <span>{name}</span> <small>{lkr(price)}</small>
              </label>
            ))}
          </div>
        </fieldset>

        <fieldset>
          <legend>{words.addOns}</legend>
          {rates.addOns.map(({ id, name, price, hint }) => (
            <label key={id} className="calculator-add-on">
              <input
                type="checkbox"
                name={id}
                checked={addOns.includes(id)}
                disabled={isReplaced(rates, addOns, id)}
                aria-describedby={hint && `calculator-${id}`}
                onChange={({ target: { checked } }) =>
                  change((now) => ({ addOns: withAddOn(rates, now.addOns, id, checked) }))
                }
              />
              <span>
                {name} {hint && <small id={`calculator-${id}`}>{hint}</small>}
              </span>{' '}
              <small className="calculator-price">{lkr(price)}</small>
            </label>
          ))}
          <p className="calculator-included" aria-live="polite">
            {basePackage?.bothPages && fill(words.included, { name: basePackage.name })}
          </p>
        </fieldset>

        <div className="calculator-posts">
          <label htmlFor="calculator-posts">{words.posts}</label>
          <div className="calculator-stepper">
            {/* `disabled` would make the button lose the keyboard focus. */}
            <button
              type="button"
              aria-label={words.fewer}
              aria-disabled={!error && posts === 0}
              onClick={() => step(-1)}
            >
              −
            </button>
            <input
              id="calculator-posts"
              name="posts"
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              value={choice.typed}
              aria-invalid={error ? true : undefined}
              aria-describedby="calculator-posts-hint calculator-posts-error"
              onInput={({ currentTarget }) => typePosts(currentTarget)}
              onFocus={({ target }) => target.select()}
              // Blurred, so that the wheel scrolls the page instead of changing the number by accident.
              onWheel={({ currentTarget }) => currentTarget.blur()}
            />
            <button
              type="button"
              aria-label={words.more}
              aria-disabled={!error && posts === rates.maxPosts}
              onClick={() => step(1)}
            >
              +
            </button>
          </div>
          <small id="calculator-posts-hint">{words.postsHint}</small>
          <p id="calculator-posts-error" className="calculator-error" role="alert">
            {error && fill(words.errors[error], { max: thousands(rates.maxPosts) })}
          </p>
        </div>
      </div>

      <div className="calculator-sum">
        <div className="calculator-total">
          <output aria-label={words.total} aria-live="polite" aria-atomic="true">
            <span>{words.total}</span> <strong>{total}</strong>
          </output>
          <a className="calculator-request" href={request}>
            {words.request}
          </a>
        </div>
        <div className="calculator-breakdown">
          <h3>{words.breakdown}</h3>
          {isEmpty ? (
            <>
              <p className="calculator-nothing">{words.nothing}</p>
              <button type="button" className="calculator-example" onClick={selectExample}>
                {fill(words.example, {
                  name: rates.bases.find(({ id }) => id === example.base)?.name ?? '',
                  n: example.posts,
                })}
              </button>
            </>
          ) : (
            <dl>
              {chosen.map(({ name, amount }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{lkr(amount)}</dd>
                </div>
              ))}
            </dl>
          )}
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
          <h3>{words.postRates}</h3>
          <dl className="calculator-rates">
            {postRates.map(({ from, rate }) => (
              <div key={from} aria-current={rate === postRate(rates, posts) || undefined}>
                <dt>{fill(words.postsFrom, { n: from })}</dt>
                <dd>
                  <svg viewBox={`0 0 ${postRates[0]?.rate} 1`} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={rate} height={1} />
                  </svg>
                  {lkr(rate)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
