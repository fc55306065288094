/** 46515 → "46,515". Not `toLocaleString`, whose output may differ between build and browser and break hydration. */
export const thousands = (amount: number): string => String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',');

/** 19500 → "LKR 19,500". */
export const lkr = (amount: number): string => `LKR ${thousands(amount)}`;

/** 500 → "+500", -500 → "−500", 0 → "0": a difference as it is printed, with the amount as `show` writes it. */
export const signed = (amount: number, show: (amount: number) => string = thousands): string =>
  amount > 0 ? `+${show(amount)}` : amount < 0 ? `−${show(-amount)}` : show(0);

/** `count(1, 'picture')` → "1 picture"; `count(3, 'entry', 'entries')` → "3 entries". */
export const count = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/** "1-3 posts" → "1–3 posts": a range as it is printed. */
export const range = (text: string): string => text.replace(/(?<=\d)-(?=\d)/, '–');

/** 1250000 → "LKR 1.3 m", which breaks only after the currency. */
export const lkrMillions = (amount: number): string => `LKR ${(amount / 1e6).toFixed(1)}\u00a0m`;

/** `[{ currency: 'AUD', amount: 2985 }, { currency: 'USD', amount: 1950 }]` → "AUD 2,985 or USD 1,950", without breaks in a price. */
export const inCurrencies = (prices: readonly { currency: string; amount: number }[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    prices.map(({ currency, amount }) => `${currency}\u00a0${thousands(amount)}`),
  );

/** "+94 11 000 0000" → "tel:+94110000000". */
export const telAddress = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** "https://www.linkedin.com/company/x" → "linkedin.com/company/x", for display. */
export const shortAddress = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '');

/** "10-14 posts" → [10, 14]: the whole numbers in a text. */
export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Replaces `{name}` placeholders: `fill('Go to {n}', { n: 3 })` → "Go to 3". */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
