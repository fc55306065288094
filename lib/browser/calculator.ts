import type { InterfaceWords } from '@/content/schema/interface';
import { contactAddress } from '@/lib/contact';
import { fill, lkr, thousands } from '@/lib/format';
import {
  type BaseId,
  choiceFragment,
  monthlyTotal,
  nothing,
  parsePosts,
  type Rates,
  readChoice,
  type Selection,
  stepPosts,
  sumLines,
  sumName,
} from '@/lib/pricing';
import { all, on, setText } from './dom';

/** What the page tells this script about its calculator. */
export interface CalculatorData {
  rates: Rates;
  words: Pick<InterfaceWords['calculator'], 'postsLine' | 'errors' | 'breakdown' | 'example' | 'included' | 'total'>;
}

/** The address follows a choice after so many milliseconds: browsers allow only so many changes of it in a row. */
const PAUSE = 300;

/**
 * The marketing-budget calculator (spec 9). The fields themselves hold what was chosen, so a choice made before this
 * script is there counts, too; the sum is worked out from them after every change. The address of the page holds the
 * choice, so that it can be shared.
 */
function run(area: HTMLElement): void {
  const { rates, words } = JSON.parse(area.dataset.calculator as string) as CalculatorData;
  const field = (name: string) => area.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const posts = field('posts');
  const steps = all('[data-step]', area);
  const rows = all('[data-line]', area);
  const part = (selector: string) => area.querySelector(selector) as HTMLElement;

  let timer = 0;

  const share = (selection: Selection) => {
    const fragment = choiceFragment(selection);
    if (fragment || readChoice(rates, location.hash))
      history.replaceState(history.state, '', `${location.pathname}${fragment}`);
  };
  const read = () => {
    const combo = field('combo').checked;
    // The combo replaces the two single add-ons (spec 4).
    for (const name of ['facebook', 'instagram']) {
      if (combo) field(name).checked = false;
      field(name).disabled = combo;
    }
    const typed = parsePosts(posts.value, rates.maxPosts, posts.validity.badInput);
    const selection: Selection = {
      base: (area.querySelector<HTMLInputElement>('[name="base"]:checked')?.value ?? '') as BaseId | '',
      facebook: field('facebook').checked,
      instagram: field('instagram').checked,
      combo,
      posts: typed.posts,
    };

    const chosen = sumLines(rates, selection);
    const example = chosen.length === 0;
    const lines = example ? sumLines(rates, { ...nothing, ...rates.typical }) : chosen;
    const letter: string[] = [];
    for (const row of rows) {
      const line = lines.find(({ kind }) => kind === row.dataset.line);
      row.hidden = !line;
      if (!line) continue;
      const name = row.querySelector('dt') as HTMLElement;
      setText(name, sumName(line, words.postsLine) ?? name.textContent);
      setText(row.querySelector('dd'), lkr(line.amount));
      letter.push(`${name.textContent}: ${lkr(line.amount)}`);
    }
    const total = thousands(monthlyTotal(rates, selection));
    const base = rates.bases.find(({ id }) => id === selection.base);
    setText(part('h3'), example ? words.example : words.breakdown);
    setText(part('output strong'), total);
    setText(part('[data-included]'), base?.bothPages ? fill(words.included, { name: base.name }) : '');
    part('dl').toggleAttribute('data-example', example);
    part('[data-nothing]').hidden = !example;
    const request = part('[data-request]') as HTMLAnchorElement;
    request.hidden = example;
    request.href = contactAddress('quotation', 'digital-marketing', [...letter, `${words.total} ${total}`].join('\n'));
    clearTimeout(timer);
    timer = window.setTimeout(share, PAUSE, selection);

    const { error } = typed;
    setText(part('[role="alert"]'), error ? fill(words.errors[error], { max: thousands(rates.maxPosts) }) : '');
    posts.ariaInvalid = error ? 'true' : null;
    for (const button of steps) {
      const end = Number(button.dataset.step) < 0 ? 0 : rates.maxPosts;
      // Not `disabled`, which would throw the keyboard's focus off the button.
      button.ariaDisabled = String(!error && typed.posts === end);
    }
  };

  on(area, 'input', read);
  for (const button of steps)
    on(button, 'click', () => {
      posts.value = String(stepPosts(posts.value, Number(button.dataset.step) as 1 | -1, rates.maxPosts));
      read();
    });
  on(posts, 'focus', () => posts.select());
  // A wheel turned over the field scrolls the page; it never changes a number by accident.
  on(posts, 'wheel', () => posts.blur(), { passive: true });

  const shared = readChoice(rates, location.hash);
  const untouched = posts.value === '0' && field('base').checked && !area.querySelector('[type="checkbox"]:checked');
  // What was chosen before this script ran counts more than a shared choice.
  if (shared && untouched) {
    for (const input of all<HTMLInputElement>('[name="base"]', area)) input.checked = input.value === shared.base;
    for (const name of ['facebook', 'instagram', 'combo'] as const) field(name).checked = shared[name];
    posts.value = String(shared.posts);
    area.scrollIntoView();
  }
  read();
}

export function runCalculators(): void {
  for (const area of all('[data-calculator]')) run(area);
}
