import { useId } from 'react';
import type { InterfaceWords } from '@/content/schema/interface';
import type { CalculatorData } from '@/lib/browser/calculator';
import { contactAddress } from '@/lib/contact';
import { lkr } from '@/lib/format';
import { nothing, type Rates, type SumLine, sumLines, sumName } from '@/lib/pricing';
import styles from './BudgetCalculator.module.scss';

export interface BudgetCalculatorProps {
  rates: Rates;
  words: InterfaceWords['calculator'];
}

/**
 * The marketing-budget calculator (spec 9) with nothing chosen, so with a typical month as an example;
 * lib/browser/calculator.ts works out the sum.
 */
export function BudgetCalculator({ rates, words }: BudgetCalculatorProps) {
  const id = useId();
  const { postsLine, errors, breakdown, example, included, total } = words;
  const data: CalculatorData = { rates, words: { postsLine, errors, breakdown, example, included, total } };
  const typical = sumLines(rates, { ...nothing, ...rates.typical });
  /** Every line that a sum can have, with its name where that is always the same. */
  const rows: Record<SumLine['kind'], string> = {
    base: '',
    facebook: words.facebook,
    instagram: words.instagram,
    combo: words.combo,
    posts: '',
  };
  return (
    <div role="group" aria-label={words.label} className={styles.calculator} data-calculator={JSON.stringify(data)}>
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
              <input type="checkbox" name={name} aria-describedby={name === 'combo' ? `${id}-combo` : undefined} />
              <span>
                {words[name]} {name === 'combo' && <small id={`${id}-combo`}>{words.comboHint}</small>}
              </span>{' '}
              <small className={styles.price}>{lkr(rates[name])}</small>
            </label>
          ))}
          <p className={styles.included} aria-live="polite" data-included />
        </fieldset>

        <div className={styles.posts}>
          <label htmlFor={`${id}-posts`}>{words.posts}</label>
          <div className={styles.stepper}>
            <button type="button" aria-label={words.fewer} aria-disabled="true" data-step={-1} data-island>
              −
            </button>
            <input
              id={`${id}-posts`}
              name="posts"
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              defaultValue={0}
              aria-describedby={`${id}-hint ${id}-error`}
            />
            <button type="button" aria-label={words.more} aria-disabled="false" data-step={1} data-island>
              +
            </button>
          </div>
          <small id={`${id}-hint`}>{words.postsHint}</small>
          <p id={`${id}-error`} className={styles.error} role="alert" />
        </div>
      </div>

      <div className={styles.sum}>
        <div className={styles.breakdown}>
          <h3>{words.example}</h3>
          <dl data-example>
            {Object.entries(rows).map(([kind, name]) => {
              const line = typical.find((candidate) => candidate.kind === kind);
              return (
                <div key={kind} data-line={kind} hidden={!line}>
                  <dt>{(line && sumName(line, postsLine)) ?? name}</dt>
                  <dd>{line && lkr(line.amount)}</dd>
                </div>
              );
            })}
          </dl>
          <p className={styles.nothing} data-nothing>
            <strong>{lkr(typical.reduce((sum, { amount }) => sum + amount, 0))}</strong> {words.nothing}
          </p>
          <a className={styles.request} href={contactAddress('quotation', 'digital-marketing')} hidden data-request>
            {words.request}
          </a>
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
        </div>
        <output className={styles.total} aria-label={words.total} aria-live="polite" aria-atomic="true">
          <span>{words.total}</span> <strong>0</strong>
        </output>
      </div>
    </div>
  );
}
