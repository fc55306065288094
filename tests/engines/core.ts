import { content } from '@/lib/content';
import { fill } from '@/lib/format';
import { readGmail, readMailto } from '../support/texts';
import { plantedPath } from './listening';
import { seen, until, type Visitor } from './visitor';

const { words, company, services, testimonials } = content();
const { contact, careers, after } = words.forms;
const nowhere = '/no-such-page';

interface Heard {
  problems: string[];
  opened: string[];
  ready: boolean;
}

/** Gives the first sign of a visitor and waits until the islands are alive. */
async function wake(visitor: Visitor): Promise<void> {
  await visitor.ask("window.dispatchEvent(new Event('mousemove'))");
  await until(visitor, 'the islands are alive', 'window.heard?.ready', 15);
}

/** What is wrong with a page at first sight. */
async function look(visitor: Visitor, address: string): Promise<string[]> {
  await visitor.open(address);
  const problems: string[] = [];
  await wake(visitor).catch((error: Error) => problems.push(error.message));
  const headings = await visitor.ask<number>("document.querySelectorAll('h1').length");
  if (headings !== 1) problems.push(`${headings} headings of the first level`);
  const wide = await visitor.ask<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  if (wide > 0) problems.push(`${wide} px wider than the window`);
  const heard = await visitor.ask<Heard | null>('window.heard ?? null');
  if (!heard) return [...problems, 'the listener did not run'];
  return [...problems, ...heard.problems];
}

/** One thing a visitor does. It throws, or gives back what is wrong. */
type Step = (visitor: Visitor, origin: string) => Promise<string[]>;

const expected = (what: string, is: unknown, wanted: unknown): string[] =>
  JSON.stringify(is) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(wanted)}`];
const opened = (visitor: Visitor) => visitor.ask<string[]>('window.heard.opened');
const says = (visitor: Visitor, css: string, text: string) =>
  until(
    visitor,
    `${css} says “${text}”`,
    `[...document.querySelectorAll(${JSON.stringify(css)})].some((element) => element.textContent.replace(/\\s+/g, ' ').includes(${JSON.stringify(text)}))`,
  );
const arrives = (visitor: Visitor, to: string) =>
  until(
    visitor,
    `the page becomes ${to}`,
    `location.pathname === ${JSON.stringify(to)} && document.readyState === 'complete'`,
  );

/** The first page of the list of services, and whether its link in the header can be seen. */
const firstService = `/${services[0]?.slug}`;
const entry = `header a[href="${firstService}"]`;
const isOpen = `[...document.querySelectorAll('${entry}')].some((a) => a.getClientRects().length > 0 && getComputedStyle(a).visibility === 'visible')`;

const wideMenu: Step = async (visitor, origin) => {
  await visitor.open(`${origin}/contact`);
  await wake(visitor);
  const before = await visitor.ask<boolean>(isOpen);
  await visitor.click(await seen(visitor, 'header button', words.header.servicesMenu));
  await until(visitor, 'the list of services is open', isOpen);
  await visitor.press('Escape');
  await until(visitor, 'Escape closes the list of services', `!(${isOpen})`);
  await visitor.click(await seen(visitor, 'header button', words.header.servicesMenu));
  await visitor.click(await seen(visitor, entry));
  await arrives(visitor, firstService);
  return expected('the list of services is open from the start', before, false);
};

const smallMenu: Step = async (visitor, origin) => {
  await visitor.resize(390, 844);
  try {
    await visitor.open(`${origin}/about`);
    await wake(visitor);
    await visitor.click(await seen(visitor, 'header button', words.header.menu));
    await visitor.click(await seen(visitor, 'header details summary'));
    await until(visitor, 'the list of services is open', isOpen);
    await visitor.click(await seen(visitor, 'header a', 'Contact'));
    await arrives(visitor, '/contact');
    return [];
  } finally {
    await visitor.resize(1440, 900);
  }
};

const carousel: Step = async (visitor, origin) => {
  if (testimonials.length < 2) return [];
  await visitor.open(`${origin}/`);
  await wake(visitor);
  const dot = (n: number) => `button[aria-label=${JSON.stringify(fill(words.carousel.dot, { n }))}]`;
  const current = (n: number) =>
    until(
      visitor,
      `dot ${n} is marked`,
      `document.querySelector(${JSON.stringify(dot(n))})?.getAttribute('aria-current') === 'true'`,
    );
  const button = (name: string) => `button[aria-label=${JSON.stringify(name)}]`;
  await visitor.click(button(words.carousel.next));
  await current(2);
  await visitor.click(button(words.carousel.previous));
  await current(1);
  await visitor.click(dot(testimonials.length));
  await current(testimonials.length);
  const end = await visitor.ask<boolean>(
    `document.querySelector(${JSON.stringify(button(words.carousel.next))}).disabled`,
  );
  return expected('“next” is off at the end', end, true);
};

const contactForm: Step = async (visitor, origin) => {
  await visitor.open(`${origin}/contact`);
  await wake(visitor);
  const submit = await seen(visitor, 'main form button', contact.submit);
  await visitor.click(submit);
  const early = await opened(visitor);
  await visitor.type('main form [name="name"]', 'Ann & Co');
  await visitor.type('main form [name="email"]', 'ann@example.com');
  await visitor.type('main form [name="message"]', 'Plus + percent % hash # එක');
  await visitor.click(submit);
  await says(visitor, 'main [role="status"]', after.opened);
  const [address = '', ...more] = await opened(visitor);
  const kept = await visitor.ask<string>(`document.querySelector('main form [name="name"]').value`);
  return [
    ...expected('an empty form opens something', early, []),
    ...expected('more than one tab opens', more, []),
    ...expected('the message', readGmail(address), {
      to: company.email.value,
      subject: 'Message from Ann & Co',
      body: 'Name: Ann & Co\nEmail: ann@example.com\n\nMessage:\nPlus + percent % hash # එක',
    }),
    ...expected('what was typed', kept, 'Ann & Co'),
  ];
};

const careersForm: Step = async (visitor, origin) => {
  await visitor.open(`${origin}/careers?refuse`);
  await wake(visitor);
  const typed = { name: 'Nimal', email: 'nimal@example.com', phone: '+94 77 123 4567', position: 'QA #1' };
  for (const [name, text] of Object.entries(typed)) await visitor.type(`main form [name="${name}"]`, text);
  await visitor.click(await seen(visitor, 'main form button', careers.submit));
  await says(visitor, 'main [role="status"]', after.blocked);
  const [address = ''] = await opened(visitor);
  const mail = await visitor.ask<string>(
    `document.querySelector('main [role="status"] a[href^="mailto:"]')?.getAttribute('href') ?? ''`,
  );
  const subject = 'Job Application for QA #1';
  return [
    ...expected('the subject', readGmail(address).subject, subject),
    ...expected('the subject for the mail program', readMailto(mail).subject, subject),
  ];
};

const calculator =
  (address: string): Step =>
  async (visitor, origin) => {
    await visitor.open(origin + address);
    await wake(visitor);
    const form = `main [aria-label=${JSON.stringify(words.calculator.label)}]`;
    const total = (text: string) => says(visitor, `${form} [role="status"], ${form} output`, text);
    const choose = async (css: string) => {
      // The box itself may be hidden behind its label.
      const mark = `label-${Math.random().toString(36).slice(2)}`;
      await visitor.ask(
        `document.querySelector(${JSON.stringify(css)}).closest('label').setAttribute('data-mark', '${mark}')`,
      );
      await visitor.click(`[data-mark="${mark}"]`);
    };
    const radio = await visitor.ask<number>(
      `[...document.querySelectorAll(${JSON.stringify(`${form} input[type="radio"]`)})].findIndex((input) => input.closest('label').textContent.includes('Social Surge'))`,
    );
    await visitor.ask(
      `document.querySelectorAll(${JSON.stringify(`${form} input[type="radio"]`)})[${radio}].setAttribute('data-choice', '')`,
    );
    await choose(`${form} [data-choice]`);
    await total('LKR 25,500');
    await choose(`${form} input[name="combo"]`);
    const field = `${form} input[type="number"]`;
    await visitor.click(field);
    await visitor.ask(`document.querySelector(${JSON.stringify(field)}).select()`);
    await visitor.type(field, '5');
    await total('LKR 46,515');
    return [];
  };

const steps: Record<string, Step> = {
  'menu on a large screen': wideMenu,
  'menu on a phone': smallMenu,
  'testimonial carousel': carousel,
  'contact form': contactForm,
  'careers form': careersForm,
  'calculator on /digital-marketing': calculator('/digital-marketing'),
  'calculator on /BudgetCalculator': calculator('/BudgetCalculator'),
};

interface CoreResult {
  problems: string[];
  /** How many pages and steps were gone through. */
  checks: number;
}

/** The core of the end-to-end suite, for any engine: every page at first sight, then the things a visitor can do. */
export async function core(
  visitor: Visitor,
  origin: string,
  routes: readonly string[],
  tell: (done: number, of: number, what: string) => void,
): Promise<CoreResult> {
  const problems: string[] = [];
  const names = Object.keys(steps);
  const of = routes.length + 1 + names.length;
  let checks = 0;
  const attempt = async (what: string, check: () => Promise<string[]>) => {
    try {
      problems.push(...(await check()).map((problem) => `${what}: ${problem}`));
    } catch (error) {
      problems.push(`${what}: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}`);
    }
    tell(++checks, of, what);
  };
  for (const route of [...routes, nowhere])
    await attempt(route, async () => {
      const found = await look(visitor, origin + route);
      // Some browsers put the status of the not-found page on the console themselves.
      return route === nowhere ? found.filter((text) => !/^console: .*404/.test(text)) : found;
    });
  for (const name of names)
    await attempt(name, async () => {
      const wrong = await (steps[name] as Step)(visitor, origin);
      const heard = await visitor.ask<string[]>('window.heard.problems');
      return [...wrong, ...heard];
    });
  return { problems, checks };
}

/** What the visitor notices on the planted page. */
export const lookAtPlanted = (visitor: Visitor, origin: string) => look(visitor, origin + plantedPath);
/** What it has to notice there. */
export const plantedDefects = [
  'not within',
  '2 headings',
  'console: said',
  'exception:',
  'failed: <img',
  'policy: script-src',
];
